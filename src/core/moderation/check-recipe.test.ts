import { expect, test } from 'vitest'
import { costGrowth, linearGrowth } from '../../../tests/support/cost-growth.ts'
import { emptyRecipeForm, recipeFromForm, type RecipeForm } from '../recipes/forms/recipe-form.ts'
import { checkRecipe } from './check-recipe.ts'

const picture = { width: 1200, height: 900 }

function findingsOf(changes: Partial<RecipeForm>, shown: { width: number; height: number } | null = picture) {
  const form = {
    ...emptyRecipeForm,
    title: 'Leek Soup',
    description: 'Warm.',
    ingredients: '2 leeks\n1 l stock',
    instructions: 'Slice the leeks. Simmer them in the stock for half an hour.',
    servings: 4,
    cookTime: 30,
    ...changes,
  }
  return checkRecipe({ ...recipeFromForm(form), picture: shown }, []).map(({ check, says }) => `${check}: ${says}`)
}

test('finds nothing in a plain recipe', () => {
  expect(findingsOf({})).toEqual([])
  expect(findingsOf({ title: 'BBQ', tips: 'Use 1.5 l of stock. Serve hot, e.g. with bread.' })).toEqual([])
})

const similar = (title: number, passage: string | null) => [
  { title: 'Crème of Leeks', likeness: { title, ingredients: 1, passage } },
]

test('names the recipe that it may be a copy of', () => {
  const checked = { ...recipeFromForm({ ...emptyRecipeForm, title: 'Leek Soup' }), picture }
  const copy = { check: 'copy', says: 'It may be a copy of “Crème of Leeks”.' }
  expect(checkRecipe(checked, similar(1, null))).toContainEqual(copy)
  expect(checkRecipe(checked, similar(0.2, 'Slice the leeks'))).toContainEqual(copy)
  expect(checkRecipe(checked, similar(0.6, null))).not.toContainEqual(copy)
})

test.each<[string, Partial<RecipeForm>, string]>([
  [
    'an address',
    { tips: 'Order at https://pans.example/cheap now' },
    'links: A link or contact in the tips: https://pans.example/cheap',
  ],
  [
    'an address without its scheme',
    { instructions: 'Buy the best pans there are at cheap-pans.shop before you start.' },
    'links: A link or contact in the steps: cheap-pans.shop',
  ],
  [
    'an email address',
    { description: 'Write to me@pans.example.' },
    'links: A link or contact in the description: me@pans.example.',
  ],
  [
    'a phone number',
    { description: 'Call +44 20 7946 0958 today.' },
    'links: A link or contact in the description: +44 20 7946 0958',
  ],
  ['one ingredient', { ingredients: 'leeks' }, 'ingredients: There is only one ingredient.'],
  ['no ingredients', { ingredients: '' }, 'ingredients: There are no ingredients.'],
  ['no steps', { instructions: '' }, 'steps: There are no steps.'],
  ['a very short step', { instructions: 'Cook it.' }, 'steps: The steps are very short.'],
  ['no description', { description: '' }, 'description: There is no description.'],
  ['no time at all', { cookTime: 0 }, 'times: It takes 0 minutes.'],
  ['more than a day', { cookTime: 2000 }, 'times: Cook time is longer than a day: 2,000 minutes.'],
  [
    'a total shorter than its parts',
    { totalTime: 10 },
    'times: The total of 10 minutes is shorter than its parts, 30 minutes.',
  ],
  ['too many servings', { servings: 400 }, 'servings: It serves 400.'],
  ['a title in capitals', { title: 'LEEK SOUP OF THE YEAR' }, 'title: The title is written in capitals only.'],
  [
    'repeated exclamation marks',
    { title: 'Leek soup!!!' },
    'title: The title has several exclamation or question marks in a row.',
  ],
])('notices %s', (_, changes, finding) => {
  expect(findingsOf(changes)).toEqual([finding])
})

test('notices a missing or small picture', () => {
  expect(findingsOf({}, null)).toEqual(['picture: There is no picture.'])
  expect(findingsOf({}, { width: 300, height: 200 })).toEqual(['picture: The picture is small: 300 × 200 pixels.'])
})

test('checking a long text costs no more than its length', async () => {
  const growth = await costGrowth(
    (count) => `${'www.'.repeat(count)} ${'a@'.repeat(count)} ${'+1 '.repeat(count)}`,
    (instructions) => findingsOf({ instructions }),
    2_500,
  )
  expect(growth).toBeLessThan(linearGrowth)
})
