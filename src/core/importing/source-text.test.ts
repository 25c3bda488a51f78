import { expect, test } from 'vitest'
import { linkLines, moveLine, type TypedFields } from './source-text.ts'

const source = [
  'Leek Soup',
  'A soup for cold days.',
  'Prep time: 1 hour 10 min',
  'Serves 4',
  'Ingredients',
  '• 1½ cups leeks',
  '2 tbsp butter',
  'Salt',
  'Method',
  '1. Chop the leeks.',
  '2. Fry them in butter. Add the stock.',
  'Serve with bread.',
  'Subscribe to our newsletter',
]

const typed: TypedFields = {
  title: 'Leek Soup',
  description: 'A soup for cold days.',
  ingredients: '1 1/2 cups leeks\n2 tbsp butter\nSalt',
  instructions: 'Chop the leeks.\n\nFry them in butter. Add the stock.',
  tips: '',
  numbers: [70, 4],
}

const texts = ({ title, description, ingredients, instructions, tips }: TypedFields) => ({
  title,
  description,
  ingredients,
  instructions,
  tips,
})

test('links each line to the field that it became', () => {
  expect(linkLines(source, typed)).toEqual([
    'title',
    'description',
    'numbers',
    'numbers',
    null,
    'ingredients',
    'ingredients',
    'ingredients',
    null,
    'instructions',
    'instructions',
    null,
    null,
  ])
})

test('links both sentences of a step that the page shows on two lines', () => {
  const links = linkLines(['Fry them in butter.', 'Add the stock.', 'Add'], typed)
  expect(links).toEqual(['instructions', 'instructions', null])
})

test('moves an unused line behind the line before it in the source', () => {
  expect(moveLine(source, typed, { index: 11, to: 'tips' }).tips).toBe('Serve with bread.')
  expect(
    moveLine(source, { ...typed, ingredients: '1 1/2 cups leeks\nSalt' }, { index: 6, to: 'ingredients' }),
  ).toEqual({
    ...texts(typed),
    ingredients: '1 1/2 cups leeks\n2 tbsp butter\nSalt',
  })
})

test('moves the first ingredient to the front', () => {
  const moved = moveLine(source, { ...typed, ingredients: 'Salt' }, { index: 5, to: 'ingredients' })
  expect(moved.ingredients).toBe('1½ cups leeks\nSalt')
})

test('moves a line from one field to another, without bullet or number', () => {
  const moved = moveLine(source, typed, { index: 9, to: 'ingredients' })
  expect(moved.instructions).toBe('Fry them in butter. Add the stock.')
  expect(moved.ingredients.split('\n')).toContain('1. Chop the leeks.')
  const back = moveLine(source, { ...typed, ...moved }, { index: 9, to: 'instructions' })
  expect(back.instructions).toBe('Chop the leeks.\n\nFry them in butter. Add the stock.')
})

test('takes only a line’s own words out of a longer text', () => {
  const lines = ['Fry them in butter.', 'Add the stock.']
  const moved = moveLine(lines, typed, { index: 1, to: null })
  expect(moved.instructions).toBe('Chop the leeks.\n\nFry them in butter.')
  const other = moveLine(lines, { ...typed, instructions: 'I add the stock. My own words.' }, { index: 1, to: null })
  expect(other.instructions).toContain('My own words.')
})

test('leaves the recipe as it is when a line moves to where it already is', () => {
  expect(moveLine(source, typed, { index: 6, to: 'ingredients' })).toEqual(texts(typed))
})

test('moves a line that the field writes differently', () => {
  const shouted = ['MIX EGGS AND ½ CUP FLOUR', 'Bake it all.']
  const recipe = { ...typed, instructions: 'Mix eggs and 1/2 cup flour. Bake it all.' }
  expect(moveLine(shouted, recipe, { index: 0, to: 'tips' })).toMatchObject({
    instructions: 'Bake it all.',
    tips: 'MIX EGGS AND ½ CUP FLOUR',
  })
  expect(moveLine(shouted, recipe, { index: 1, to: null })).toMatchObject({
    instructions: 'Mix eggs and 1/2 cup flour.',
  })
})
