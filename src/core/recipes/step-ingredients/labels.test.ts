import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { corpusExpected, hasCorpus } from '../../../../tests/corpus.ts'
import { parseIngredientLine } from '../../ingredients/parse-line.ts'
import { ingredientsOfSteps } from './step-ingredients.ts'

/**
 * The places of the lines that each step of 80 saved pages uses, read by a person. `open` are lines that one cook would
 * want beside the step and another would not: they count neither way.
 */
const Labels = z.array(
  z.object({ page: z.string(), uses: z.array(z.array(z.number())), open: z.array(z.array(z.number())).optional() }),
)
const labels = Labels.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'testing/step-ingredients.labels.json'), 'utf8')),
)

const inTwoHalves = labels.slice(0, 60)

/**
 * Rules were written for the even pages of the first 60. On the odd ones, unseen, they reached a precision of 92 % and a
 * recall of 94 %. Then the mistakes there were read and general ones corrected, so that the second half is no measure of
 * unseen pages any more. The 20 others were labeled later, before anybody saw what the code says, and no rule was
 * changed for them: 94.4 and 89.0 %.
 */
const parts = [
  { name: 'tuned', pages: inTwoHalves.filter((_, place) => place % 2 === 0), least: { precision: 0.95, recall: 0.9 } },
  {
    name: 'checked',
    pages: inTwoHalves.filter((_, place) => place % 2 === 1),
    least: { precision: 0.95, recall: 0.9 },
  },
  { name: 'unseen', pages: labels.slice(60), least: { precision: 0.94, recall: 0.89 } },
]

function score(pages: typeof labels): { precision: number; recall: number } {
  let [right, wrong, missed] = [0, 0, 0]
  for (const { page, uses, open } of pages) {
    const found = stepsOf(page)
    for (const [step, places] of found.entries()) {
      const wanted = uses[step] ?? []
      const hits = places.filter((place) => wanted.includes(place)).length
      right += hits
      missed += wanted.length - hits
      wrong += places.filter((place) => !wanted.includes(place) && !open?.[step]?.includes(place)).length
    }
  }
  return { precision: right / (right + wrong), recall: right / (right + missed) }
}

function stepsOf(page: string): Array<Array<number>> {
  const { ingredients, ingredient_groups: groups = [], instructions_list: steps } = corpusExpected(page)
  const headings = groups.flatMap(({ purpose, ingredients: lines }) => lines.map(() => purpose))
  const hasHeadings = headings.length === ingredients.length
  return ingredientsOfSteps(
    ingredients.map((line, at) => ({
      ...parseIngredientLine(line),
      group: hasHeadings ? (headings[at] ?? null) : null,
    })),
    steps.map((text) => ({ text, group: null })),
  )
}

test.runIf(hasCorpus('the measured test of the ingredients of steps')).each(parts)(
  'finds the ingredients that the steps of real pages use ($name)',
  ({ name, pages, least }) => {
    const { precision, recall } = score(pages)
    console.info(`ingredients of the steps of ${pages.length} ${name} pages:`, { precision, recall })
    expect(precision).toBeGreaterThanOrEqual(least.precision)
    expect(recall).toBeGreaterThanOrEqual(least.recall)
  },
)
