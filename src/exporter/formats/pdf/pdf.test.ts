import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toIngredient } from '../../../core/ingredients/parse-line.ts'
import { emptyRecipeForm, recipeFromForm } from '../../../core/recipes/forms/recipe-form.ts'
import type { ExportedRecipe } from '../../exporter.ts'
import { exportAndRead, inTurn } from '../../testing/round-trip.ts'
import { pdf } from './pdf.ts'

const aRecipe = (title: string, changes: Partial<ExportedRecipe['recipe']> = {}): ExportedRecipe => ({
  id: title,
  changedAt: new Date('2026-01-01T00:00:00Z'),
  picture: async () => null,
  recipe: {
    ...recipeFromForm({ ...emptyRecipeForm, title, ingredients: '2 leeks', instructions: 'Chop.' }),
    ...changes,
  },
})

const written = async (...recipes: ReadonlyArray<ExportedRecipe>) =>
  Buffer.concat(await Array.fromAsync(pdf.write(inTurn(recipes)))).toString('latin1')

const pagesIn = (text: string) => text.match(/\/Type \/Page\b/g)?.length

/** The numbers of the page objects, in the order of the pages. */
const orderOfPages = (text: string) =>
  /\/Kids \[([^\]]*)\]/
    .exec(text)?.[1]
    ?.match(/\d+(?= 0 R)/g)
    ?.map(Number) ?? []

test('one recipe is one page without contents', async () => {
  const text = await written(aRecipe('Leek Soup'))
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(pagesIn(text)).toBe(1)
})

test('several recipes have a page each and the contents in front, although they are written last', async () => {
  const text = await written(aRecipe('Leek Soup'), aRecipe('Leek Pie'), aRecipe('Leek Tart'))
  expect(pagesIn(text)).toBe(4)
  const [contents = 0, ...recipes] = orderOfPages(text)
  expect(recipes).toHaveLength(3)
  expect(contents).toBeGreaterThan(Math.max(...recipes))
  // The contents link to each recipe.
  expect(text.match(/\/S \/GoTo/g)).toHaveLength(3)
})

test('a long recipe continues on the next pages', async () => {
  const ingredients = Array.from({ length: 200 }, (_, index) => toIngredient(`${index + 1} g of flour`, null))
  expect(pagesIn(await written(aRecipe('Bread', { ingredients })))).toBeGreaterThan(4)
})

test.each([
  ['emoji', '🍲 Soup 👩‍🍳', 0],
  ['Cyrillic and Greek', 'Борщ, φακές', 1],
  ['letters without a font', '味噌汁', 1],
])('writes %s', async (_, title, otherFonts) => {
  const text = await written(aRecipe(title))
  expect(pagesIn(text)).toBe(1)
  expect(new Set(text.match(/NotoSans-\w+/g) ?? []).size).toBe(otherFonts)
})

test('writes the recipe even if its picture is damaged', async () => {
  const text = await written({ ...aRecipe('Leek Soup'), picture: async () => Buffer.from('not a picture') })
  expect(pagesIn(text)).toBe(1)
})

test('a recipe is sent before the next one is loaded', async () => {
  const seen: Array<string> = []
  async function* recipes() {
    for (const title of ['One', 'Two', 'Three']) {
      seen.push(title)
      yield aRecipe(title)
    }
  }
  for await (const chunk of pdf.write(recipes())) seen.push(chunk.length > 0 ? 'sent' : 'empty')
  expect(seen.indexOf('sent')).toBeLessThan(seen.indexOf('Three'))
})

const photoOf = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('the photo of each recipe comes back with it', async () => {
  const recipes = [
    { ...aRecipe('Red Soup'), picture: () => photoOf('#ff0000') },
    aRecipe('Plain Soup'),
    { ...aRecipe('Blue Soup'), picture: () => photoOf('#0000ff') },
  ]
  const outcomes = await exportAndRead(pdf, recipes)
  const seen = outcomes.map(async (outcome) => {
    if (!outcome.ok) return outcome.problem
    const { dominant } = outcome.picture ? await sharp(outcome.picture).stats() : {}
    return [outcome.draft.title, dominant && (dominant.r > dominant.b ? 'red' : 'blue')]
  })
  expect(await Promise.all(seen)).toEqual([
    ['Red Soup', 'red'],
    ['Plain Soup', undefined],
    ['Blue Soup', 'blue'],
  ])
})

test('all photos of a large cookbook come back', async () => {
  const red = await photoOf('#ff0000')
  const recipes = Array.from({ length: 45 }, (_, index) => ({ ...aRecipe(`Soup ${index}`), picture: async () => red }))
  const outcomes = await exportAndRead(pdf, recipes)
  expect(outcomes.filter((outcome) => outcome.ok && outcome.picture)).toHaveLength(45)
})
