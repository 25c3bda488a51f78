import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { corpusExpected, corpusFolder, corpusPages, hasCorpus } from '../../../tests/corpus.ts'
import { foodName } from './food.ts'
import type { Amount } from './ingredient.ts'
import { plainCharacters } from './number.ts'
import { parseIngredientLine, toIngredient } from './parse-line.ts'
import { readAmount } from './read-amount.ts'
import { namedUnit } from './unit-words.ts'

const Label = z.object({
  input: z.string(),
  name: z.string().nullable(),
  qty: z.string().nullable(),
  unit: z.string().nullable(),
  single: z.boolean(),
})
type Label = z.infer<typeof Label>

const hasLines = hasCorpus('the measured test of the ingredient reader')

/** Minimum accuracy for lines with one amount. First measured: quantity 98.8 %, unit 99.0 %, name 91.1 %. */
const floors = { quantity: 0.98, unit: 0.98, name: 0.9 }

function readLabels(): Array<Label> {
  const lines = readFileSync(join(corpusFolder, 'ingredients.dev.ndjson'), 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => Label.parse(JSON.parse(line)))
}

/**
 * Labels are "1.333" or "2-3". For "1 cup plus 2 tablespoons" the label is only 1, so the first number counts.
 * "Pinch of salt" is labeled without a quantity. We return 1, which counts as wrong.
 */
function isQuantityRight(label: Label, amount: string, measure: Amount | undefined): boolean {
  if (label.qty === null || !measure) return label.qty === null && !measure
  const first = readAmount(plainCharacters(amount), 0)
  const isSum = first?.parts.some((part) => part.role === 'plus') ?? false
  const [min, max] = measure.kind === 'exact' ? [measure.value, measure.value] : [measure.min, measure.max]
  const found = isSum ? [first?.parts[0]?.quantity.min ?? 0] : [...new Set([min, max])]
  const wanted = label.qty.split('-').map(Number)
  return found.length === wanted.length && found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 0.01)
}

/** Compares units by meaning ("tablespoon" is tbsp) and by last word ("large clove" is a clove). */
function unitOf(label: Label): string | null {
  return label.unit === null ? null : (namedUnit(label.unit.split(' ').at(-1) ?? '')?.id ?? label.unit)
}

/** Compares names without case, accents and punctuation, and after `foodName`, because labels name only the food. */
function comparable(name: string): string {
  const plain = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''
}

test.skipIf(!hasLines)('reads amounts, units and foods as the people who labeled the lines', () => {
  const labels = readLabels().filter((label) => label.single)
  const right = { quantity: 0, unit: 0, name: 0 }
  for (const label of labels) {
    const { amount, name, measures } = parseIngredientLine(label.input)
    if (isQuantityRight(label, amount, measures[0])) right.quantity++
    if ((measures[0]?.unit ?? null) === unitOf(label)) right.unit++
    if (comparable(foodName(name)) === comparable(label.name ?? '')) right.name++
  }
  const share = (count: number) => Math.round((count / labels.length) * 1000) / 1000
  const shares = { quantity: share(right.quantity), unit: share(right.unit), name: share(right.name) }
  console.info(`ingredient lines read right, of ${labels.length}:`, shares)
  expect(labels.length).toBeGreaterThan(1500)
  expect(shares.quantity).toBeGreaterThanOrEqual(floors.quantity)
  expect(shares.unit).toBeGreaterThanOrEqual(floors.unit)
  expect(shares.name).toBeGreaterThanOrEqual(floors.name)
})

test.skipIf(!hasLines)('lines of many languages keep their text, and an amount begins with a number', () => {
  let count = 0
  for (const page of corpusPages()) {
    for (const line of corpusExpected(page.id).ingredients ?? []) {
      const ingredient = toIngredient(line)
      expect(ingredient.line).toBe(line)
      expect(ingredient.amount).toMatch(/^(?:$|[\p{Nd}\p{No}])/u)
      expect(ingredient.measures.length > 0).toBe(ingredient.amount !== '')
      count++
    }
  }
  expect(count).toBeGreaterThan(4000)
})
