import { expect, test } from 'vitest'
import { emptyRecipeForm } from '../recipe/recipe-form.ts'
import { differencesBetween, type Piece } from './differences.ts'

const before = { ...emptyRecipeForm, title: 'Leek Soup', ingredients: '4 leeks\n1 l stock\n2 tbsp butter', servings: 4 }
const written = (pieces: ReadonlyArray<Piece> | null) =>
  pieces?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('') ?? null

test('two equal states differ nowhere', () => {
  expect(differencesBetween(before, { ...before })).toEqual([])
})

test('words that went and came are marked in their line, and other lines stand beside them', () => {
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

test('a line that went has nothing beside it', () => {
  const [only] = differencesBetween(before, { ...before, ingredients: '4 leeks\n2 tbsp butter' })
  expect(only?.rows.map((row) => [written(row.before), written(row.after)])).toContainEqual(['[1 l stock]', null])
})

const long = (word: string) => Array.from({ length: 20_000 }, (_, line) => `${word} ${line}`).join('\n')

test('the longest texts a recipe may have are compared in no time', () => {
  const started = performance.now()
  differencesBetween({ ...before, instructions: long('stir') }, { ...before, instructions: long('fold') })
  expect(performance.now() - started).toBeLessThan(4_000)
})
