import { expect, test } from 'vitest'
import { readWebPage } from '../sources/web-page/read-web-page.ts'

const recipe = {
  title: 'Barley soup',
  servings: 4,
  ingredients: [{ amount: '200', unit: 'g', name: 'barley' }, '1 carrot'],
  steps: [{ text: 'Boil the barley for an hour.' }, 'Add the carrot, finely cut.'],
}
const json = JSON.stringify(recipe)
const script = (text: string, type = '') => `<script${type && ` type="${type}"`}>${text}</script>`
const quoted = (text: string) => text.replaceAll('"', '&quot;')

/**
 * Returns the value in flat form, with positions instead of values, as React Router and Nuxt write it. React Router
 * also uses positions for field names (`wrap`).
 */
function flattened(value: unknown, wrap: boolean): string {
  const values: Array<unknown> = []
  const add = (entry: unknown): number => {
    const at = values.push(null) - 1
    if (Array.isArray(entry)) values[at] = entry.map(add)
    else if (typeof entry === 'object' && entry !== null)
      values[at] = Object.fromEntries(
        Object.entries(entry).map(([key, field]) => [wrap ? `_${add(key)}` : key, add(field)]),
      )
    else values[at] = entry
    return at
  }
  add(value)
  return JSON.stringify(values)
}

const tagged = (value: unknown): unknown => {
  if (Array.isArray(value)) return [1, value.map(tagged)]
  if (typeof value !== 'object' || value === null) return [0, value]
  return [0, Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, tagged(entry)]))]
}

const cache = {
  'Recipe:1': { ...recipe, ingredients: [{ __ref: 'Part:7' }, { __ref: 'Part:8' }] },
  'Part:7': { __typename: 'Part', amount: 200, unit: 'g', name: 'barley' },
  'Part:8': { __typename: 'Part', amount: 1, name: 'carrot' },
}

const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] })
const paragraph = (value: string) => ({ nodeType: 'paragraph', content: [{ nodeType: 'text', value }] })

test.each([
  ['a JSON block', script(json, 'application/json')],
  ['a JSON block of an unknown type', script(json, 'fastboot/shoebox')],
  ['an assignment', script(`window.__STATE__ = {"route":"/soup","data":${json}};(function(){var s;s=1}())`)],
  ['a literal of the language', script(`window.__STATE__={data:{ok:!0,recipe:${json}},x:void 0};init()`)],
  ['a string for JSON.parse', script(`window["__STATE__"] = JSON.parse(${JSON.stringify(json)});`)],
  ['percent-encoded text', script(`window.__STATE__ = "${encodeURIComponent(json)}"; // ingredients`)],
  ['base64', script(`window.__STATE__ = "${Buffer.from(json).toString('base64')}";`)],
  ['named parts', script(`window.__APOLLO_STATE__ = ${JSON.stringify(cache)};`)],
  ['positions', script(flattened([recipe], false), 'application/json')],
  [
    'a stream of positions',
    script(`window.c.streamController.enqueue(${JSON.stringify(flattened({ loaderData: { recipe } }, true))});`),
  ],
  [
    'the arguments of a start function',
    script(
      `{ const el = document.body; Promise.all([import("./a.js")]).then(([kit]) => { kit.start(el, {data:[{type:"data",data:{recipe:${json}}}]}) }) }`,
    ),
  ],
  [
    'an attribute',
    `<div data-page="${quoted(JSON.stringify({ component: 'Recipe', props: { recipe, note: 'x'.repeat(200) } }))}"></div>`,
  ],
  ['an island', `<astro-island props="${quoted(JSON.stringify({ recipe: tagged(recipe) }))}"></astro-island>`],
  [
    'blocks of an editor',
    script(
      JSON.stringify({ ...recipe, steps: ['Boil the barley for an hour.', 'Add the carrot, finely cut.'].map(block) }),
      'application/json',
    ),
  ],
  [
    'documents of an editor',
    script(
      JSON.stringify({
        ...recipe,
        ingredients: { nodeType: 'document', content: ['200 g barley', '1 carrot'].map(paragraph) },
        steps: {
          nodeType: 'document',
          content: ['Boil the barley for an hour.', 'Add the carrot, finely cut.'].map(paragraph),
        },
      }),
      'application/json',
    ),
  ],
  [
    'HTML in strings',
    script(
      JSON.stringify({
        ...recipe,
        ingredients: '<ul><li>200 g barley</li><li>1 carrot</li></ul>',
        steps: '<p>Boil the barley for an hour.</p><p>Add the carrot, finely cut.</p>',
      }),
      'application/json',
    ),
  ],
])('reads a recipe out of %s', (_, state) => {
  const { draft } = readWebPage(`<html><body><h1>Barley soup</h1><div id="root"></div>${state}</body></html>`)
  expect(draft?.ingredients.map(({ line }) => line)).toEqual(['200 g barley', expect.stringMatching(/^1 carrot$/)])
  expect(draft?.instructions.map(({ text }) => text)).toEqual([
    'Boil the barley for an hour.',
    'Add the carrot, finely cut.',
  ])
})

test('does not read button labels as a recipe', () => {
  const words = { ingredients: 'Ingredients', steps: 'Steps', title: 'Recipe' }
  expect(readWebPage(`<h1>Hello</h1>${script(JSON.stringify(words), 'application/json')}`).draft).toBeNull()
})

test('reads amounts from fields with longer names, and headings between the ingredients', () => {
  const ingredients = [
    { type: 'header', heading: 'The soup' },
    { name: 'Barley', displayIngredientQuantity: 200, displayUnitOfMeasurement: 'g' },
    { name: 'Carrots', displayIngredientQuantity: 2, displayUnitOfMeasurement: null },
    {
      name: 'Leeks',
      sellingUnitId: 's1027',
      sellingUnitQuantity: 1,
      displayIngredientQuantity: 3,
      displayUnitOfMeasurement: 'pieces',
    },
    { label: '1 pinch of salt', quantity: '1', unit: [{ title: 'Pinch' }] },
  ]
  const { draft } = readWebPage(script(JSON.stringify({ ...recipe, ingredients }), 'application/json'))
  expect(draft?.ingredients.map(({ line, group }) => [group, line])).toEqual([
    ['The soup', '200 g Barley'],
    ['The soup', '2 Carrots'],
    ['The soup', '3 pieces Leeks'],
    ['The soup', '1 pinch of salt'],
  ])
})

test.each([
  { prepTimeMinutes: 10, cook_time_in_minutes: 60, totalTimeMin: 70, persons: 3, heroImage: { url: '/a.jpg' } },
  { preparationTimeMinutes: 10, cookingTime: 60, total_time: 70, defaultServings: 3, mainPicture: '/a.jpg' },
  { prepTime: 10, cookTime: 60, totalTime: 70, servings: { id: 7 }, numberOfPortions: 3, photoUrl: '/a.jpg' },
])('reads numbers and a picture from fields with longer names: %#', (fields) => {
  const { ingredients, steps, title } = recipe
  const state = script(JSON.stringify({ title, ingredients, steps, ...fields }), 'application/json')
  const { draft } = readWebPage(`<h1>Barley soup</h1>${state}`, 'https://potluck.example/soup')
  expect(draft).toMatchObject({
    prepTime: 10,
    cookTime: 60,
    totalTime: 70,
    servings: 3,
    imageUrl: 'https://potluck.example/a.jpg',
  })
})
