import { expect, test } from 'vitest'
import { instacartUrl, shoppingLines } from './grocery.ts'

const items = [
  { name: 'garlic cloves, thinly sliced', amount: '9', selected: true },
  { name: 'parsley', amount: '1 handful', selected: false },
  { name: 'sea salt', amount: '', selected: true },
]
const recipe = {
  recipeUrl: 'https://kitchen.test/recipe/pasta?scale=1.5',
  recipeName: 'Pasta & "Cheese"',
  partnerId: '5883',
  items,
}

test('lists only the selected ingredients, with their amounts', () => {
  expect(shoppingLines(items)).toEqual(['9 garlic cloves thinly sliced', 'sea salt'])
})

test('sends the partner every parameter it requires', () => {
  const url = new URL(instacartUrl(recipe) ?? '')
  expect(url.origin + url.pathname).toBe('https://www.instacart.com/store/partner_recipe')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    recipe_url: 'https://kitchen.test/recipe/pasta?scale=1.5',
    partner_id: '5883',
    recipe_name: 'Pasta & "Cheese"',
    ingredients: '9 garlic cloves thinly sliced,sea salt',
    partial_match: 'true',
  })
})

test('refuses a list too long for a URL instead of cutting it', () => {
  const monster = { name: 'x'.repeat(100_000), amount: '', selected: true }
  expect(instacartUrl({ ...recipe, items: [monster] })).toBeNull()
})
