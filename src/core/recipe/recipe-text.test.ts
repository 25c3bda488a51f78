import { expect, test } from 'vitest'
import { ingredientsFromText, ingredientsToText, stepsFromText, stepsToText } from './recipe-text.ts'

const ingredients = `For the sauce:
2 tomatoes
1 1/2 cups cream

Pasta:
400 g spaghetti`

test('a line that ends with a colon names the lines below it', () => {
  expect(ingredientsFromText(ingredients).map(({ line, group }) => [group, line])).toEqual([
    ['For the sauce', '2 tomatoes'],
    ['For the sauce', '1 1/2 cups cream'],
    ['Pasta', '400 g spaghetti'],
  ])
})

test('every line keeps what was typed beside its amount', () => {
  expect(ingredientsFromText('1 1/2 cups cream')[0]).toMatchObject({
    line: '1 1/2 cups cream',
    amount: '1 1/2 cups',
    name: 'cream',
  })
})

test('ingredients survive being written out and typed in again', () => {
  const once = ingredientsFromText(ingredients)
  expect(ingredientsFromText(ingredientsToText(once))).toEqual(once)
})

test('steps are kept apart by empty lines, with their titles and headings', () => {
  const text = 'Dough:\n\nMix flour and water.\nRest.\n\nBake it:\nTwenty minutes at 200 °C.'
  expect(stepsFromText(text)).toEqual([
    { group: 'Dough', name: null, text: 'Mix flour and water.\nRest.' },
    { group: 'Dough', name: 'Bake it', text: 'Twenty minutes at 200 °C.' },
  ])
})

test('steps survive being written out and typed in again, even with empty lines inside', () => {
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

test('nothing typed is nothing', () => {
  expect(ingredientsFromText(' \n \n')).toEqual([])
  expect(stepsFromText('\n\n\n')).toEqual([])
})

test('without any empty line, each line is a step', () => {
  expect(stepsFromText('Mix it.\nBake it.\n').map(({ text }) => text)).toEqual(['Mix it.', 'Bake it.'])
})
