import { expect, test } from 'vitest'
import { toIngredient } from '../../../core/ingredients/parse-line.ts'
import { noFindings } from '../../readers/findings.ts'
import { toDraft } from '../../readers/to-draft.ts'
import { dishDescription } from './dish-description.ts'

const steps = [
  'Cut the leeks into thin rings and wash them.',
  'Simmer everything for twenty minutes, then blend it until smooth.',
]

function described(description: string) {
  const draft = toDraft({ ...noFindings(), title: 'Leek Soup', description }, { base: '' })
  const ingredients = ['2 leeks', '1 l stock', '100 ml cream', '1 pinch salt', 'Pepper'].map((line) =>
    toIngredient(line, null),
  )
  const instructions = steps.map((text) => ({ text, name: null, group: null }))
  return dishDescription({ ...draft, ingredients, instructions }, 'pots.example')
}

test.each([
  ['a description', 'A light soup for cold days. It keeps for two days!'],
  ['a question', 'Do you like leeks? My grandmother’s soup has "a secret."'],
  ['dots inside a sentence', 'Leeks, cream, stock... this soup needs nothing else.'],
  ['an abbreviation', 'A soup for four, in approx. 20 minutes.'],
  ['a recommendation', 'I discovered it in Wales. Find leeks that are thin.'],
  ['ingredients in a sentence', 'Only five ingredients: leeks, stock, cream, salt, pepper.'],
  ['ingredients in capitals in a sentence', 'Only FIVE INGREDIENTS and no oven are all that it needs.'],
  ['short sentences that steps have too', 'A soup of leeks. Cut the leeks.'],
])('keeps %s', (_, text) => {
  expect(described(text)).toBe(text)
})

test.each([
  ['the title', 'Leek soup.'],
  ['the foods', 'leeks, stock, cream, salt, pepper'],
  ['the first steps', `${steps[0]} Simmer everything for twenty minutes, then […]`],
  ['the ingredients', 'Serves 4 INGREDIENTS 2 leeks 1 l stock'],
  ['a form for addresses', 'Got hungry? Enter your email address, and we send it to you.'],
])('drops a description that is %s', (_, text) => {
  expect(described(text)).toBe('')
})

test.each([
  ['the steps', `A light soup. ${steps[0]} ${steps[1]}`],
  ['an invitation to the page', 'A light soup. Get the recipe here!'],
  ['the name of the site', 'A light soup. All about it at Pots.example.'],
  ['praise of the site', 'A light soup. Discover the best recipes of our community.'],
  ['its ratings', 'A light soup. Über 1427 Bewertungen und für gut befunden.'],
  ['a sentence that is cut off', 'A light soup. The leeks were the first of the […]'],
  ['a link to the rest', 'A light soup. It needs only... Read More »'],
  ['its ingredients', 'A light soup. Ingredients: 2 leeks, 1 l stock'],
])('cuts off %s', (_, text) => {
  expect(described(text)).toBe('A light soup.')
})

test('keeps the start of a single sentence that is cut off', () => {
  expect(described('A light soup that my grandmother made...')).toBe('A light soup that my grandmother made…')
})
