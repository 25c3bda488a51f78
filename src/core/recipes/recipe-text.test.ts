import { expect, test } from 'vitest'
import { ingredientsFromText, ingredientsToText, stepsFromText, stepsToText } from './recipe-text.ts'

const ingredients = `For the sauce:
2 tomatoes
1 1/2 cups cream

Pasta:
400 g spaghetti`

test('reads a line ending with a colon as a heading', () => {
  expect(ingredientsFromText(ingredients).map(({ line, group }) => [group, line])).toEqual([
    ['For the sauce', '2 tomatoes'],
    ['For the sauce', '1 1/2 cups cream'],
    ['Pasta', '400 g spaghetti'],
  ])
})

test('keeps the typed line beside its parsed amount', () => {
  expect(ingredientsFromText('1 1/2 cups cream')[0]).toMatchObject({
    line: '1 1/2 cups cream',
    amount: '1 1/2 cups',
    name: 'cream',
  })
})

test('reads written ingredients back unchanged', () => {
  const once = ingredientsFromText(ingredients)
  expect(ingredientsFromText(ingredientsToText(once))).toEqual(once)
})

test('splits steps at empty lines and reads titles and headings', () => {
  const text = 'Dough:\n\nMix flour and water.\nRest.\n\nBake it:\nTwenty minutes at 200 °C.'
  expect(stepsFromText(text)).toEqual([
    { group: 'Dough', name: null, text: 'Mix flour and water.\nRest.' },
    { group: 'Dough', name: 'Bake it', text: 'Twenty minutes at 200 °C.' },
  ])
})

test('reads written steps back, even with empty lines inside', () => {
  const steps = [
    { group: null, name: null, text: 'Chop.' },
    { group: 'Sauce', name: 'Simmer', text: 'Ten minutes.' },
    { group: 'Sauce', name: null, text: 'Stir.' },
  ]
  expect(stepsFromText(stepsToText(steps))).toEqual(steps)
  const two = [
    { group: null, name: null, text: 'One.\n\nTwo.' },
    { group: null, name: null, text: 'Three.' },
  ]
  expect(stepsFromText(stepsToText(two))).toHaveLength(2)
})

test('returns empty lists for blank text', () => {
  expect(ingredientsFromText(' \n \n')).toEqual([])
  expect(stepsFromText('\n\n\n')).toEqual([])
})

test('makes each line a step when there are no empty lines', () => {
  expect(stepsFromText('Mix it.\nBake it.\n').map(({ text }) => text)).toEqual(['Mix it.', 'Bake it.'])
})
