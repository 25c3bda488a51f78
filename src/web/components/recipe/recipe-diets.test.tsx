import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecipeDiets } from './recipe-diets.tsx'

const textOf = (diets: Array<string> | null) =>
  renderToStaticMarkup(<RecipeDiets diets={diets} />).replace(/<[^>]+>/g, '')

test('the diets a recipe suits are named as guidance', () => {
  expect(textOf(['vegetarian', 'nut-free'])).toBe(
    'Suits: vegetarian, nut-free — read from the ingredients, check labels',
  )
})

test('what vegan says already is not said again', () => {
  expect(textOf(['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'egg-free'])).toMatch(
    /^Suits: vegan, gluten-free —/,
  )
})

test('nothing is said where nothing is known', () => {
  expect(textOf([])).toBe('')
  expect(textOf(null)).toBe('')
})
