import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecipeDiets } from './recipe-diets.tsx'

const textOf = (diets: Array<string> | null) =>
  renderToStaticMarkup(<RecipeDiets diets={diets} />).replace(/<[^>]+>/g, '')

test('names diet labels as guidance', () => {
  expect(textOf(['vegetarian', 'nut-free'])).toBe(
    'Suits: vegetarian, nut-free (based on the ingredients; check labels)',
  )
})

test('omits diet labels that vegan includes', () => {
  expect(textOf(['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'egg-free'])).toMatch(
    /^Suits: vegan, gluten-free \(/,
  )
})

test('shows nothing when no diet label is known', () => {
  expect(textOf([])).toBe('')
  expect(textOf(null)).toBe('')
})
