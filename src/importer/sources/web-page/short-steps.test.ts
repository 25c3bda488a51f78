import { expect, test } from 'vitest'
import { readWebPage } from './read-web-page.ts'

const ingredients = '<h2>Ingredients</h2><ul><li>2 cans beans</li><li>1 onion, chopped</li><li>1 tsp cumin</li></ul>'
const listed = (lines: ReadonlyArray<string>) => `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`
const paragraphs = (lines: ReadonlyArray<string>) => lines.map((line) => `<p>${line}</p>`).join('')

function stepsOf(method: string): Array<string> | undefined {
  const page = `<h1>Bean chili</h1>${ingredients}<h2>Method</h2>${method}`
  return readWebPage(page).draft?.instructions.map(({ text }) => text)
}

const recipes = [
  ['Fry the onion in oil for 5 minutes', 'Add the rest and simmer for 20 minutes', 'Season and serve with rice'],
  [
    'Fry the onion 5 min',
    'Add the rest, simmer 20 min',
    'Season it with salt and pepper',
    'Serve it with rice and a salad',
  ],
  [
    'Fry the onion in oil for 5 minutes.',
    'Add the rest and simmer for 20 minutes.',
    'Season with salt and serve with rice.',
  ],
  ['Mix everything in a large bowl.', 'Bake for 45 minutes.', 'Let it rest for 10 minutes.'],
  [
    'Heat the oil in a wide pan.',
    'Simmer 20 min',
    'Cook 5 minutes.',
    'Laisser reposer 1 h.',
    '20 Minuten bei 180 Grad backen.',
  ],
  ['Fry the onion.', 'Add the beans.', 'Serve.'],
  ['Heat the oil.', 'Add the eggs.', 'Stir.', 'Serve!'],
  ['洋葱切碎。', '翻炒。', '加入豆子。', '煮熟。', '出锅！'],
  ['Fry the onion until it is soft.', 'Stir.', 'Cool.', 'Chill.', 'Slice it and eat it with the rice.'],
].map((lines) => ({ lines }))

test.each(recipes)('reads every step of a list: $lines', ({ lines }) => {
  expect(stepsOf(listed(lines))).toEqual(lines)
})

test.each(recipes)('reads every step in paragraphs: $lines', ({ lines }) => {
  expect(stepsOf(paragraphs(lines))).toEqual(lines)
})

test('reads steps that start like button labels', () => {
  const lines = ['Cook the rice', 'Save the water', 'Fry the onion with the cumin', 'Serve']
  expect(stepsOf(listed(lines))).toEqual(lines)
})

test('ends before times below the steps', () => {
  const lines = ['Fry the onion until it is soft.', 'Add the beans and let them simmer.']
  const below = paragraphs(['About it', 'Preparing 10 min', 'On the table in 30 min', 'Change the view'])
  expect(stepsOf(`<div>${paragraphs(lines)}</div><div>${below}</div>`)).toEqual(lines)
})

test.each([
  'Prep: 20 minutes',
  'Prep 20 min.',
  'Total time 45 min',
  'Cook Time: 1 hour 5 minutes',
  'Marinating time: about 2 hours',
  'Garzeit: 40 Min',
  'Temps de cuisson : 1 h 30 min',
  'Cuisson 10 min',
  'Repos : 10-15 minutes',
  '25 min',
])('leaves out a line that is only a time: %s', (fact) => {
  const lines = ['Fry the onion until it is soft.', 'Add the beans and let them simmer.']
  expect(stepsOf(listed([fact, ...lines]))).toEqual(lines)
  expect(stepsOf(paragraphs([fact, ...lines]))).toEqual(lines)
})
