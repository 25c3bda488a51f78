import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeSource } from '../../testing/describe-source.ts'
import { readWebPage } from './read-web-page.ts'

const folder = new URL('fixtures/', import.meta.url)
const fixture = (name: string) => readFileSync(new URL(name, folder))
const names = readdirSync(folder).filter((name) => name.endsWith('.html'))

const sample = { name: 'crumble.html', bytes: fixture('json-ld-graph.html'), url: 'https://small-oven.example/plum' }
describeSource('a web page', sample, ['Plum & oat crumble'])

/** Each fixture page shows one way to write recipes. The file beside it has the expected result. */
test.each(names)('reads %s', (name) => {
  const expected = JSON.parse(fixture(name.replace('.html', '.json')).toString()) as object
  expect(readWebPage(fixture(name), 'https://site.example/page').draft).toMatchObject(expected)
})

test('parses the amounts and stores the line as written', () => {
  const { draft } = readWebPage(fixture('json-ld-graph.html'))
  expect(draft?.ingredients[1]).toMatchObject({ line: '2 tbsp brown sugar', amount: '2 tbsp', name: 'brown sugar' })
})

test('reports that a page has no recipe', () => {
  const page =
    '<html><body><h1>About us</h1><ul><li>News</li><li>Contact</li></ul><p>We write about food.</p></body></html>'
  expect(readWebPage(page)).toEqual({ draft: null, problem: 'no recipe found' })
})

test.each([
  [
    'a story about ingredients',
    '<h1>The ingredients of a good life</h1><p>Patience, my aunt would say.</p><p>And salt.</p><h2>Her method</h2><p>She walked a lot.</p>' +
      '<p>Every morning she went down to the sea and counted the boats.</p><ul><li>Home</li><li>More stories</li></ul>',
  ],
  [
    'a page of recipe links',
    '<h1>Soups</h1><h2>Ingredients</h2><p>Browse by ingredient.</p><ul><li><a href="/a">Carrot soup</a></li></ul><h2>Comments</h2><p>I used 2 cups of stock.</p>',
  ],
  [
    'a list of links to recipes',
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', item: { '@type': 'Recipe', name: 'Leek soup', image: '/leek.jpg' } }],
    })}</script><h1>25 best soups</h1><h2>1. Leek soup</h2><p>Only five ingredients, and a quick one.</p><a href="/1">Get the recipe</a>`,
  ],
  [
    'the news',
    '<h1>Bank raises rates</h1><ul><li>1 in 3 households affected</li><li>2 banks follow</li><li>4 weeks to go</li></ul>' +
      '<p>Experts say that this will cool the market down in the coming year.</p>',
  ],
  [
    'a heading without its list',
    '<h1>Rice</h1><h2>Ingredients</h2><p>Coming next week!</p><h2>Method</h2><p>Soon.</p>',
  ],
])('finds no recipe in %s', (_, page) => {
  expect(readWebPage(page)).toEqual({ draft: null, problem: 'no recipe found' })
})

test('finds no recipe in an instruction manual', () => {
  const page =
    '<html><body><h1>Our method</h1><h2>Method</h2><p>We interview people first.</p><p>Then we write it all down.</p>' +
    '<h2>Steps</h2><ol><li>Fill in the form on the next page.</li><li>Send it to the office in town.</li></ol></body></html>'
  expect(readWebPage(page).draft).toBeNull()
})

test('picks the complete recipe, not the teasers', () => {
  const blocks = [
    { '@type': 'Recipe', name: 'Teaser' },
    { '@type': 'Recipe', name: 'Rye toast', recipeIngredient: ['2 slices rye'], recipeInstructions: 'Toast them.' },
  ]
  const page = blocks.map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`).join('')
  expect(readWebPage(page).draft?.title).toBe('Rye toast')
})

test('does not pick a related recipe', () => {
  const page = `<script type="application/ld+json">${JSON.stringify([
    { '@type': 'Recipe', name: 'Nut bread', recipeIngredient: ['1 nut'], recipeInstructions: 'Bake.' },
    { '@type': 'Recipe', name: 'Oat bread', recipeIngredient: ['1 oat'], recipeInstructions: 'Bake.' },
  ])}</script><h1>Oat bread</h1>`
  expect(readWebPage(page).draft?.title).toBe('Oat bread')
})

test('does not mix the ingredients of two recipes on a page', () => {
  const taco = ['2 tortillas', '2 eggs']
  const salsa = ['350 g tomatoes', '1 chilli', '1 clove garlic']
  const markup = [
    { '@type': 'Recipe', name: 'Breakfast tacos', recipeIngredient: taco, recipeInstructions: 'Fry the eggs.' },
    { '@type': 'Recipe', name: 'Salsa', recipeIngredient: salsa, recipeInstructions: 'Chop.' },
  ]
  const list = [...taco, ...salsa].map((line) => `<li>${line}</li>`).join('')
  const page = `<script type="application/ld+json">${JSON.stringify(markup)}</script><h1>Breakfast tacos</h1><h2>Ingredients</h2><ul>${list}</ul>`
  expect(readWebPage(page).draft?.ingredients.map(({ line }) => line)).toEqual(taco)
})

test.each([
  ['For the chocolate dough', '<li>200 g flour</li><li>100 g butter</li><li>2 eggs</li><li>30 g cocoa</li>', 7],
  ['US units', '<li>7 oz flour</li><li>4 oz butter</li><li>2 eggs</li>', 3],
])('reads a similar second list under "%s"', (heading, items, count) => {
  const first = '<h3>Ingredients</h3><ul><li>200 g flour</li><li>100 g butter</li><li>2 eggs</li></ul>'
  const page = `<h1>Marble cake</h1><div class="recipe-ingredients">${first}<h4>${heading}</h4><ul>${items}</ul></div>`
  expect(readWebPage(page).draft?.ingredients).toHaveLength(count)
})

test('falls back to a default title and the first paragraph', () => {
  const page =
    '<p>We use cookies on this site, as everybody does.</p><h2>Ingredients</h2><ul><li>1 egg</li><li>2 slices bread</li></ul>'
  expect(readWebPage(page).draft?.title).toBe('Imported Recipe')
  const head = '<h1>Egg bread</h1><p>The quickest supper there is, and a good one too.</p>'
  expect(readWebPage(head + page).draft?.description).toBe('The quickest supper there is, and a good one too.')
})
