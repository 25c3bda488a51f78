import { expect, test } from 'vitest'
import { isRecipeLink } from './recipe-cards.ts'

const origin = 'https://kitchen.example'

test.each([
  ['/recipe/leek-soup', true],
  ['https://kitchen.example/recipe/leek-soup/', true],
  ['https://elsewhere.example/recipe/leek-soup', false],
  ['https://kitchen.example.org/recipe/leek-soup', false],
  ['//elsewhere.example/recipe/leek-soup', false],
  ['/recipe/leek-soup/print', false],
])('shows a card only for a recipe of this site: %s', (link, isCard) => {
  expect(isRecipeLink(link, origin)).toBe(isCard)
})
