import { expect, test } from 'vitest'
import { readWebPage } from './read-web-page.ts'

const foods = ['600 g plums', '120 g flour', '80 g butter']
const steps = ['Halve the plums.', 'Rub the butter into the flour.', 'Bake until the juices bubble.']
const recipe = { '@type': 'Recipe', name: 'Plum Crumble', recipeIngredient: foods, recipeInstructions: steps }
const pageWith = (json: string) => `<h1>Plum Crumble</h1><script type="application/ld+json">${json}</script>`

const named = (group: string | null, text: string) => (group === null ? text : `${group}: ${text}`)

function read(markup: object | string) {
  const draft = readWebPage(pageWith(typeof markup === 'string' ? markup : JSON.stringify(markup))).draft
  return {
    foods: draft?.ingredients.map(({ group, line }) => named(group, line)),
    steps: draft?.instructions.map(({ group, text }) => named(group, text)),
  }
}

test.each([
  [
    '"Step 1:" in one text',
    'Step 1: Halve the plums. Step 2: Rub the butter into the flour. Step 3: Bake until the juices bubble.',
  ],
  ['line breaks that were escaped twice', steps.join(String.raw`\n`)],
  ['a list of JSON-LD', { '@list': steps }],
  ['an object with numbers as keys', { 0: steps[0], 1: steps[1], 3: steps[2] }],
])('reads steps with %s', (_, recipeInstructions) =>
  expect(read({ ...recipe, recipeInstructions }).steps).toEqual(steps),
)

test('reads two steps in one text, but not "Repeat step 2"', () => {
  const text = '1. Halve the plums as in step 2 of the tart. 2. Bake them.'
  expect(read({ ...recipe, recipeInstructions: text }).steps).toEqual([
    'Halve the plums as in step 2 of the tart.',
    'Bake them.',
  ])
})

test.each([
  '<h4>Fruit</h4><p>Halve the plums.</p><h4>Topping</h4><p>Rub the butter into the flour.</p>',
  '<p><strong>Fruit:</strong></p><p>Halve the plums.</p><p><b>Topping</b></p><p>Rub the butter into the flour.</p>',
])('takes headings inside the steps as groups: %s', (recipeInstructions) =>
  expect(read({ ...recipe, recipeInstructions }).steps).toEqual([
    'Fruit: Halve the plums.',
    'Topping: Rub the butter into the flour.',
  ]),
)

test.each([
  ['one text with commas', foods.join(', ')],
  ['one entry with bullets', [foods.map((food) => `• ${food}`).join(' ')]],
  ['an object with numbers as keys', { 0: foods[0], 1: foods[1], 2: foods[2] }],
  ['a comma behind each', foods.map((food) => `${food},`)],
  ['what scripts print for a missing unit', ['600 g plums', '120 g flour', '80 g undefined butter']],
])('reads ingredients with %s', (_, recipeIngredient) =>
  expect(read({ ...recipe, recipeIngredient }).foods).toEqual(foods),
)

test('keeps a comma inside an ingredient', () => {
  const only = '1 plum, halved, or a pear'
  expect(read({ ...recipe, recipeIngredient: [only] }).foods).toEqual([only])
  expect(read({ ...recipe, recipeIngredient: ['1 plum, halved', '2 eggs', '80 g butter,'] }).foods?.[2]).toBe(
    '80 g butter,',
  )
})

test.each([
  [['<b>Fruit</b>', '600 g plums', '<b>Topping</b>', '120 g flour', '80 g butter']],
  [['--- Fruit ---', '600 g plums', '--- Topping ---', '120 g flour', '80 g butter']],
  [['**Fruit**', '600 g plums', '**Topping**', '120 g flour', '80 g butter']],
])('takes marked lines among ingredients as groups: %j', (recipeIngredient) =>
  expect(read({ ...recipe, recipeIngredient }).foods).toEqual([
    'Fruit: 600 g plums',
    'Topping: 120 g flour',
    'Topping: 80 g butter',
  ]),
)

test('takes capitals above amounts as groups, but not "SALT"', () => {
  expect(read({ ...recipe, recipeIngredient: ['FRUIT', '600 g plums', 'TOPPING', '80 g butter'] }).foods).toEqual([
    'FRUIT: 600 g plums',
    'TOPPING: 80 g butter',
  ])
  expect(read({ ...recipe, recipeIngredient: ['600 g plums', 'SUGAR', 'SALT'] }).foods).toContain('SALT')
})

test('does not read bold foods as headings', () => {
  const bold = ['600 g <b>plums</b>', '80 g <b>butter</b>', '<b>Salt</b>']
  expect(read({ ...recipe, recipeIngredient: bold }).foods).toEqual(['600 g plums', '80 g butter', 'Salt'])
})

test('removes escapes and the marks of bold text', () => {
  const markup = { ...recipe, recipeIngredient: [String.raw`1\/2 cup baker\'s flour`, '**2** plums'] }
  expect(read(markup).foods).toEqual(["1/2 cup baker's flour", '2 plums'])
})

const prefixed = {
  '@type': 'schema:Recipe',
  'schema:name': 'Plum Crumble',
  'schema:recipeIngredient': foods,
  'http://schema.org/recipeInstructions': steps.map((text) => ({ '@type': 'schema:HowToStep', 'schema:text': text })),
}

test.each([
  ['curly quotes', JSON.stringify(recipe).replaceAll(/"([^"]*)"/g, '“$1”')],
  ['one string of JSON', JSON.stringify(JSON.stringify(recipe))],
  ['names with a prefix', JSON.stringify(prefixed)],
])('reads markup with %s', (_, json) => expect(read(json)).toEqual({ foods, steps }))

test('does not read the name of the section in a marked box as an ingredient', () => {
  const page = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Plum Crumble</h1><div itemprop="ingredients"><p>Ingredients</p>${foods.join('<br>')}</div></div>`
  expect(readWebPage(page).draft?.ingredients.map(({ line }) => line)).toEqual(foods)
})

test.each([
  ['-4', 4],
  ['- 4 servings', 4],
  [['-4', '24 cookies'], 4],
  [-4, null],
  [{ '@type': 'QuantitativeValue', value: -4 }, null],
])('reads the yield %j', (recipeYield, servings) => {
  expect(readWebPage(pageWith(JSON.stringify({ ...recipe, recipeYield }))).draft?.servings).toBe(servings)
})
