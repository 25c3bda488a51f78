import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDocument } from '../../read-document.ts'
import { readWebPage } from './read-web-page.ts'

const folder = new URL('fixtures/', import.meta.url)
const fixture = (name: string) => readFileSync(new URL(name, folder))
const names = readdirSync(folder).filter((name) => name.endsWith('.html'))

test.each([0, 1, 40])('gives a problem for a page cut off after %i bytes', async (length) => {
  const bytes = fixture('json-ld-graph.html').subarray(0, length)
  const outcomes = await Array.fromAsync(readDocument({ name: 'plum.html', bytes, url: 'https://oven.example/plum' }))
  expect(outcomes).toMatchObject([{ ok: false, at: 'plum.html' }])
})

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
  expect(readWebPage(page)).toMatchObject({ draft: null, problem: 'no recipe found' })
})

test('finds no recipe in an instruction manual', () => {
  const page =
    '<html><body><h1>Our method</h1><h2>Method</h2><p>We interview people first.</p><p>Then we write it all down.</p>' +
    '<h2>Steps</h2><ol><li>Fill in the form on the next page.</li><li>Send it to the office in town.</li></ol></body></html>'
  expect(readWebPage(page).draft).toBeNull()
})

test('does not read the introduction below a title with steps as the steps', () => {
  const page =
    '<h1>Fruit Salad in Few Steps</h1><p>A fresh salad.</p><h2>Ingredients</h2><ul><li>2 apples</li><li>1 banana</li></ul>'
  expect(readWebPage(page).draft).toMatchObject({ description: 'A fresh salad.', instructions: [] })
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

test('takes the title from the card of the recipe, not from the headline of the story', () => {
  const story =
    '<h1>The best churros recipe you will ever make</h1><p>I ate these in Madrid.</p><h2>Why these churros work</h2><p>They rest.</p>'
  const card =
    '<div><div><h2>Cinnamon Churros</h2><p>Crisp and light.</p></div><h3>Ingredients</h3><ul><li>1 cup water</li><li>1 cup flour</li></ul>' +
    '<h3>Instructions</h3><ol><li>Boil the water and stir in the flour.</li><li>Fry them until they are golden.</li></ol></div>'
  expect(readWebPage(`<article>${story}${card}</article>`).draft?.title).toBe('Cinnamon Churros')
  const other = card.replace('Cinnamon Churros', 'Join our newsletter')
  expect(readWebPage(`<article>${story}${other}</article>`).draft?.title).toBe(
    'The best churros recipe you will ever make',
  )
})

test('reads the visible one of two versions of a list', () => {
  const hidden =
    '<div class="unit" style="display: none"><h4>Dough ingredients</h4><ul><li>bread flour</li><li>511 grams water</li><li>fine salt</li></ul></div>'
  const visible =
    '<div class="unit"><h4>Dough ingredients</h4><ul><li>4 cups bread flour</li><li>2 cups water</li><li>1 tbsp fine salt</li></ul></div>'
  const page = `<h1>Bagels</h1><div>${hidden}${visible}</div><h3>Method</h3><ol><li>Knead the dough for ten minutes.</li><li>Bake the bagels.</li></ol>`
  expect(readWebPage(page).draft?.ingredients.map(({ line }) => line)).toEqual([
    '4 cups bread flour',
    '2 cups water',
    '1 tbsp fine salt',
  ])
})

test('reads parts of the ingredients under headings of the same rank', () => {
  const page =
    '<h1>Hot cross buns</h1><h2>Ingredients</h2><ul><li>4 cups flour</li><li>2 eggs</li></ul>' +
    '<h2>Glaze</h2><ul><li>50 g sugar</li><li>4 tbsp water</li></ul><h2>Method</h2><ol><li>Mix the dough and let it rise.</li><li>Bake the buns.</li></ol>'
  expect(readWebPage(page).draft?.ingredients.map(({ line, group }) => [group, line])).toEqual([
    [null, '4 cups flour'],
    [null, '2 eggs'],
    ['Glaze', '50 g sugar'],
    ['Glaze', '4 tbsp water'],
  ])
})

test('reads a last part without amounts', () => {
  const page =
    '<h1>Sticky tofu</h1><h5>For the tofu</h5><ul><li>1 pack of tofu</li><li>2 tbsp cornflour</li><li>2 tbsp oil</li></ul>' +
    '<h5>For the sauce</h5><ul><li>2 tbsp honey</li><li>1 tbsp soy sauce</li><li>1 tbsp rice vinegar</li></ul>' +
    '<h5>To serve</h5><ul><li>280 g rice</li><li>Sesame seeds</li><li>Sliced spring onion</li></ul>' +
    '<div class="title">Do this</div><ol><li>Toss the tofu in the cornflour.</li><li>Fry it in the oil until it is golden on all sides.</li></ol>'
  const { draft } = readWebPage(page)
  expect(draft?.ingredients.filter(({ group }) => group === 'To serve')).toHaveLength(3)
  expect(draft?.instructions).toHaveLength(2)
})

test('reads steps under numbered headings', () => {
  const steps = [
    'Warm the milk and stir in the yeast.',
    'Knead the dough and let it rise.',
    'Bake the breads in a pan.',
  ]
  const page =
    '<h1>Naan bread</h1><h2>Naan bread - ingredients</h2><ul><li>75 ml milk</li><li>1 tsp yeast</li><li>250 g flour</li></ul>' +
    steps.map((step, index) => `<h2>Naan bread - step ${index + 1}:</h2><p>${step}</p>`).join('') +
    '<h2>Our favorite side dishes</h2><p>We serve naan bread with curry and with lentils.</p>'
  expect(readWebPage(page).draft?.instructions.map(({ text, group }) => [group, text])).toEqual(
    steps.map((step) => [null, step]),
  )
})

test('leaves the nutrition facts out of the ingredients', () => {
  const page =
    '<h1>Dip</h1><div class="ingredients"><ul><li>200 g yogurt</li><li>1 lemon</li><li>2 tbsp oil</li><li>1 pinch salt</li><li>Energy: 398 kJ / 95 kcal</li><li>Protein: 2 g</li></ul></div>' +
    '<h2>Method</h2><ol><li>Stir everything together and serve it cold.</li></ol>'
  expect(readWebPage(page).draft?.ingredients).toHaveLength(4)
})

test('keeps a first step above the list of the others', () => {
  const page =
    '<h1>Rolls</h1><h2>Ingredients</h2><ul><li>200 g flour</li><li>1 egg</li></ul><h2>Method</h2><p>Heat the oven.</p>' +
    '<ol><li>Knead the dough well.</li><li>Let it rise for an hour.</li><li>Bake the rolls.</li></ol>'
  expect(readWebPage(page).draft?.instructions[0]?.text).toBe('Heat the oven.')
})

test('leaves out notes whose items look like the steps', () => {
  const page =
    '<h1>Rolls</h1><h2>Ingredients</h2><ul><li>200 g flour</li><li>1 egg</li></ul><div class="instructions"><h2>Method</h2>' +
    '<ul><li class="mb-2">Knead the dough well.</li><li class="mb-2">Bake the rolls in the oven.</li></ul>' +
    '<h3>Notes</h3><ul><li class="mb-2">Store the rolls in the fridge for 3 days.</li></ul></div>'
  expect(readWebPage(page).draft?.instructions).toHaveLength(2)
})

test('keeps the name of a numbered step', () => {
  const page =
    '<h1>Rolls</h1><h2>Ingredients</h2><ul><li>200 g flour</li><li>1 egg</li></ul><h2>Method</h2>' +
    '<h3>Step 1: Make the dough</h3><p>Knead flour and egg to a smooth dough.</p><h3>Step 2: Bake</h3><p>Bake the rolls for 20 minutes.</p>'
  expect(readWebPage(page).draft?.instructions.map(({ name }) => name)).toEqual(['Make the dough', 'Bake'])
})

test('keeps foods that are also nutrients', () => {
  const page =
    '<h1>Shake</h1><h2>Zutaten</h2><ul><li>Milch 200 ml</li><li>Eiweiß 120 g</li><li>Fett 20 g</li><li>Zucker 10 g</li></ul><h2>Zubereitung</h2><ol><li>Alles gut verrühren und kalt stellen.</li></ol>'
  expect(readWebPage(page).draft?.ingredients).toHaveLength(4)
})

test('keeps a hidden tab with another part of the dish', () => {
  const cake = '<div><h3>Cake</h3><ul><li>100 g sugar</li><li>100 g butter</li><li>200 g flour</li></ul></div>'
  const crumble =
    '<div hidden><h3>Crumble</h3><ul><li>50 g sugar</li><li>50 g butter</li><li>80 g flour</li></ul></div>'
  const page = `<h1>Crumble cake</h1><h2>Ingredients</h2><div>${cake}${crumble}</div><h2>Method</h2><ol><li>Mix everything and bake it.</li></ol>`
  expect(readWebPage(page).draft?.ingredients.map(({ group }) => group)).toContain('Crumble')
})

test('splits the only step of a page, which holds all of them', () => {
  const text =
    'Peel the leeks. Cut them. Boil the stock. Add the leeks. Simmer for an hour. Blend it. Season it. Serve.'
  const markup = JSON.stringify({
    '@type': 'Recipe',
    name: 'Leek soup',
    recipeIngredient: ['2 leeks', '1 l stock'],
    recipeInstructions: [{ '@type': 'HowToStep', text }],
  })
  const { draft } = readWebPage(
    `<title>Leek soup</title><script type="application/ld+json">${markup}</script>`,
    'https://pots.example/soup',
  )
  const steps = draft?.instructions.map((step) => step.text) ?? []
  expect(steps.length).toBeGreaterThan(2)
  expect(steps.join(' ')).toBe(text)
})
