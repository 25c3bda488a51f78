import { expect, test } from 'vitest'
import { aRecipe } from '../../../../tests/factories.ts'
import { toIngredient } from '../../../core/ingredients/parse-line.ts'
import { asWritten } from './amount-choice.ts'
import { shownDraft } from './shown-draft.ts'

const {
  imageId: _,
  featured: _featured,
  ...soup
} = aRecipe({
  servings: 4,
  yield: '1 big pot',
  ingredients: [toIngredient('1 cup milk'), toIngredient('salt', 'To finish')],
  instructions: [{ text: 'Warm 1 cup of the milk to 350 °F.', name: 'Warm', group: null }],
})

test('keeps a recipe as written if nothing is chosen', () => {
  expect(shownDraft(soup, asWritten)).toBe(soup)
})

test('writes the chosen amounts into lines, steps and servings', () => {
  const shown = shownDraft(soup, { ...asWritten, scale: 2, units: 'metric' })
  expect(shown.ingredients.map(({ line, group }) => [line, group])).toEqual([
    ['470 ml milk', null],
    ['salt', 'To finish'],
  ])
  expect(shown.instructions).toEqual([{ text: 'Warm 470 ml of the milk to 180 °C.', name: 'Warm', group: null }])
  expect([shown.servings, shown.yield]).toEqual([null, '8 (4 in the original)'])
})

test('keeps the yield in other units, and says how much it is without known servings', () => {
  expect(shownDraft(soup, { ...asWritten, units: 'metric' }).yield).toBe('1 big pot')
  const unknown = shownDraft({ ...soup, servings: null, yield: null }, { ...asWritten, scale: 1.5 })
  expect(unknown.yield).toBe('1.5 × the original')
})
