import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../tests/support/cost-growth.ts'
import { emptyRecipeForm } from '../recipes/forms/recipe-form.ts'
import { differencesBetween, type Piece } from './differences.ts'

const before = { ...emptyRecipeForm, title: 'Leek Soup', ingredients: '4 leeks\n1 l stock\n2 tbsp butter', servings: 4 }
const written = (pieces: ReadonlyArray<Piece> | null) =>
  pieces?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('') ?? null

test('finds no differences between equal recipes', () => {
  expect(differencesBetween(before, { ...before })).toEqual([])
})

test('marks removed and added words and pairs the unchanged lines', () => {
  const after = { ...before, ingredients: '3 large leeks\n1 l stock\nsalt\n2 tbsp butter', servings: 6 }
  const found = differencesBetween(before, after)
  expect(found.map(({ label }) => label)).toEqual(['Ingredients', 'Servings'])
  expect(found[0]?.rows.map((row) => [written(row.before), written(row.after), row.isSame])).toEqual([
    ['[4] leeks', '[3] [large ]leeks', false],
    ['1 l stock', '1 l stock', true],
    [null, '[salt]', false],
    ['2 tbsp butter', '2 tbsp butter', true],
  ])
})

test('shows nothing beside a removed line', () => {
  const [only] = differencesBetween(before, { ...before, ingredients: '4 leeks\n2 tbsp butter' })
  expect(only?.rows.map((row) => [written(row.before), written(row.after)])).toContainEqual(['[1 l stock]', null])
})

const long = (word: string, lines: number) => Array.from({ length: lines }, (_, line) => `${word} ${line}`).join('\n')

test('comparing two long texts that share no line costs no more than their length', async () => {
  const growth = await costGrowth(
    (lines) => [long('stir', lines), long('fold', lines)],
    ([old = '', now = '']) => differencesBetween({ ...before, instructions: old }, { ...before, instructions: now }),
    2_500,
  )
  expect(growth).toBeLessThan(linearGrowth)
})
