import { expect, test } from 'vitest'
import { toIngredient } from '../../ingredients/parse-line.ts'
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

test('reads back entries without a group after a group', () => {
  const lines = [toIngredient('1 egg', 'Sauce'), toIngredient('salt', null)]
  expect(ingredientsFromText(ingredientsToText(lines))).toEqual(lines)
  const steps = [
    { text: 'Beat the egg.', name: null, group: 'Sauce' },
    { text: 'Serve.', name: null, group: null },
  ]
  expect(stepsFromText(stepsToText(steps))).toEqual(steps)
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

test.each([
  ['Step 1: Boil.\n\nStep 2: Serve.', ['Boil.', 'Serve.']],
  ['Step 1: Boil.\nStep 2: Serve.', ['Boil.', 'Serve.']],
  ['step 1\nBoil.\nstep 2\nServe.', ['Boil.', 'Serve.']],
  ['STEP 1 - Boil.\n\nStir.\n\nSTEP 2 - Serve.', ['Boil.', 'Stir.', 'Serve.']],
  ['Step 1 of 2: Boil.\nStep 2/2: Serve.', ['Boil.', 'Serve.']],
  ['Schritt 1: Kochen.\nSchritt 2: Servieren.', ['Kochen.', 'Servieren.']],
  ['1. Boil.\n2. Serve.', ['Boil.', 'Serve.']],
  ['1) Boil.\nStir now and then.\n\n2) Serve.', ['Boil.\nStir now and then.', 'Serve.']],
  ['Step 1: Cook it all.', ['Cook it all.']],
  ['1. Cook it all.', ['1. Cook it all.']],
  ['2.5 l of water comes first.\n3. Boil.', ['2.5 l of water comes first.', '3. Boil.']],
  ['Cook it:\n1. in the oven\n2. in a pan\n\nServe.', ['1. in the oven\n2. in a pan', 'Serve.']],
  ['Step 3 is the same as above.', ['Step 3 is the same as above.']],
])('reads the typed steps %j as %j', (typed, texts) => {
  expect(stepsFromText(typed).map(({ text }) => text)).toEqual(texts)
})

test.each([
  'Boil the lentils.\nSalt them.\nFor the tadka:\nHeat the oil.\nFry the cumin.',
  'Boil the lentils.\nSalt them.\n\nFor the tadka:\nHeat the oil.\nFry the cumin.',
])('makes each line a step when empty lines stand only above headings: %j', (text) => {
  expect(stepsFromText(text).map((step) => [step.group, step.text])).toEqual([
    [null, 'Boil the lentils.'],
    [null, 'Salt them.'],
    ['For the tadka', 'Heat the oil.'],
    ['For the tadka', 'Fry the cumin.'],
  ])
})

test('reads steps that are numbered in each part', () => {
  const text = 'Sauce:\n1. Chop.\n2. Fry.\nPasta:\n1. Boil:\nIn much water.\n2. Serve.'
  expect(stepsFromText(text)).toEqual([
    { group: 'Sauce', name: null, text: 'Chop.' },
    { group: 'Sauce', name: null, text: 'Fry.' },
    { group: 'Pasta', name: 'Boil', text: 'In much water.' },
    { group: 'Pasta', name: null, text: 'Serve.' },
  ])
})
