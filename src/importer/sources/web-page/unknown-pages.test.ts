import { expect, test } from 'vitest'
import { readWebPage } from './read-web-page.ts'

const foods = ['600 g plums', '120 g flour', '80 g butter']
const method = [
  'Halve the plums and lay them in a dish.',
  'Rub the butter into the flour.',
  'Bake until the juices bubble.',
]
const title = '<title>Plum Crumble</title><h1>Plum Crumble</h1>'
const items = (lines: ReadonlyArray<string>) => lines.map((line) => `<li>${line}</li>`).join('')
const paragraphs = (lines: ReadonlyArray<string>) => lines.map((line) => `<p>${line}</p>`).join('')
const foodList = `<h2>Ingredients</h2><ul>${items(foods)}</ul>`
const stepList = `<h2>Method</h2><ol>${items(method)}</ol>`
const named = (group: string | null, text: string) => (group === null ? text : `${group}: ${text}`)

const row = (content: string) => `<div class="field">${content}</div>`

const withAds = ([first = '', ...others]: ReadonlyArray<string>) => items([first, 'Advertisement', ...others])
const lines = (name: string, texts: ReadonlyArray<string>) => texts.map((text) => `<${name}>${text}</${name}>`).join('')

const product = (name: string) => `<div class="product"><span>${name}</span> <span>400 g € 1,29 In mandje</span></div>`
const boxed = (name: string, ofPart: ReadonlyArray<string>) =>
  `<section><div class="name">${row(name)}</div><div class="list">${ofPart.map(row).join('')}</div></section>`

const tableRow = (name: string, texts: ReadonlyArray<string>) =>
  `<tr>\n<th>${name}</th>\n<td>${texts.join('<br>')}</td></tr>`

function read(body: string) {
  const draft = readWebPage(title + body).draft
  return {
    foods: draft?.ingredients.map(({ group, line }) => named(group, line)),
    steps: draft?.instructions.map(({ group, text }) => named(group, text)),
  }
}

test.each([
  ['a heading that we do not know', 'Qaddimha'],
  ['"Putting it together"', 'Putting it together'],
  ['"Jak na to"', 'Jak na to'],
  ['"विधि"', 'विधि'],
])('reads the steps below %s', (_, heading) =>
  expect(
    read(`${foodList}<h2>${heading}</h2>${paragraphs(method)}<h2>2 Antworten</h2><p>Thank you for this.</p>`),
  ).toEqual({
    foods,
    steps: method,
  }),
)

test('leaves out advertisements between the lines', () => {
  const body = `<h2>Ingredients</h2><ul>${withAds(foods)}</ul><h2>Method</h2><ol>${withAds(method)}</ol>`
  expect(read(body)).toEqual({ foods, steps: method })
})

test.each([
  (index: number) => '①②③'[index],
  (index: number) => `${index + 1}\ufe0f\u20e3`,
  (index: number) => `${['1st', '2nd', '3rd'][index]} step:`,
  (index: number) => `${index + 1}. Schritt:`,
])('removes the numbers of steps: %#', (numberOf) => {
  const steps = paragraphs(method.map((step, index) => `${numberOf(index)} ${step}`))
  expect(read(`${foodList}<h2>Method</h2>${steps}`).steps).toEqual(method)
})

test.each(['🔸', '→', '✅', '▫️'])('removes %s as a bullet', (bullet) => {
  const body = `<h2>Ingredients</h2><p>${foods.map((food) => `${bullet} ${food}`).join('<br>')}</p>${stepList}`
  expect(read(body).foods).toEqual(foods)
})

test('takes the words above a list inside an item as a heading', () => {
  const [fruit = '', ...topping] = foods
  const list = `<ul><li>Fruit<ul>${items([fruit])}</ul></li><li>Topping<ul>${items(topping)}</ul></li></ul>`
  expect(read(`<h2>Ingredients</h2>${list}${stepList}`).foods).toEqual([
    'Fruit: 600 g plums',
    'Topping: 120 g flour',
    'Topping: 80 g butter',
  ])
})

test('reads lines of preformatted text, also wrapped ones', () => {
  const wrapped = 'Halve the plums and lay them in a deep dish with the cut side\nup, close together.'
  expect(
    read(`<pre>Ingredients:\n${foods.join('\n')}\n\nMethod:\n${wrapped}\nBake until the juices bubble.</pre>`),
  ).toEqual({
    foods,
    steps: [wrapped.replace('\n', ' '), 'Bake until the juices bubble.'],
  })
})

test('reads elements of other names as lines if they repeat', () => {
  const body = `<h2>Ingredients</h2>${lines('food-line', foods)}<h2>Method</h2>${lines('food-step', method)}`
  expect(read(body)).toEqual({ foods, steps: method })
})

test('separates the paragraphs of a box that looks like the rows of the list', () => {
  const body = `<h2>Ingredients</h2><div>${[...foods, '2 eggs'].map(row).join('')}</div><h2>Method</h2><div>${row(paragraphs(method))}</div>`
  expect(read(body).steps).toEqual(method)
})

test('removes the numbers of notes and the values of a serving', () => {
  const body = `<h2>Ingredients</h2><ul>${items(['600 g plums<sup>1</sup>', '120 g flour', '80 g butter<sup>[2]</sup>'])}</ul><p>Per serving: 320 kcal, 12 g fat</p>${stepList}`
  expect(read(body).foods).toEqual(foods)
})

const markup = (fields: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Plum Crumble', ...fields })}</script>`

test.each(['See the page for the full instructions.', 'https://potluck.example/plum-crumble'])(
  'uses the page if the markup only refers to it: %s',
  (text) => {
    const fields = { recipeIngredient: ['See the recipe'], recipeInstructions: text }
    expect(read(markup(fields) + foodList + stepList)).toEqual({ foods, steps: method })
  },
)

test('removes the name of the site behind the marked name', () => {
  const site = '<meta property="og:site_name" content="Potluck Pages">'
  const fields = { name: 'Plum Crumble | Potluck Pages', recipeIngredient: foods, recipeInstructions: method }
  expect(readWebPage(site + markup(fields)).draft?.title).toBe('Plum Crumble')
})

test('reads lines with bullets that a cook typed, below a line that names no part of the dish', () => {
  const body = `<p>Our family likes it.</p><p>For a dozen of hungry people:</p>${paragraphs(foods.map((food) => `* ${food}`))}${paragraphs(method)}`
  expect(read(body)).toEqual({ foods, steps: method })
})

test.each(['–', '•', '|'])('divides a sentence of ingredients at %s', (mark) => {
  const body = `<h2>Ingredients</h2><p>${[...foods, 'salt q.b.'].join(` ${mark} `)}</p>${stepList}`
  expect(read(body).foods).toEqual([...foods, 'salt q.b.'])
})

test.each([
  ['600 g plums – pitted', '120 g flour – sifted', '80 g butter – cold', 'salt'],
  foods.map((food) => `${food} — at room temperature`),
  ['2 eggs - beaten', ...foods.map((food) => `${food} - cold`)],
  ['2 eggs * beaten', ...foods.map((food) => `${food} * sifted`)],
  ['2 plums', '3 eggs – 1 beaten', '120 g flour – 1 tbsp for dusting', 'salt'],
])('divides a sentence of ingredients with notes at its commas: %s', (...listed) => {
  expect(read(`<h2>Ingredients</h2><p>${listed.join(', ')}</p>${stepList}`)).toEqual({ foods: listed, steps: method })
  expect(read(`<p>Ingredients: ${listed.join(', ')}</p>${stepList}`).foods).toEqual(listed)
})

test('divides a sentence of ingredients at its dashes if the notes are behind commas', () => {
  const listed = ['600 g plums, pitted', '120 g flour, sifted', '80 g butter, cold']
  expect(read(`<h2>Ingredients</h2><p>${listed.join(' – ')}</p>${stepList}`).foods).toEqual(listed)
})

test('takes a question in bold that names a section as a heading', () => {
  const question = '<p><strong>How to make plum crumble?</strong></p>'
  expect(read(`${foodList}${question}${paragraphs(method)}`).steps).toEqual(method)
})

test('joins an amount without a unit and its food, if other terms have units', () => {
  const pairs = ['<dt>600 g</dt><dd>plums</dd>', '<dt>1</dt><dd>egg</dd>', '<dt>80 g</dt><dd>butter</dd>']
  expect(read(`<h2>Ingredients</h2><dl>${pairs.join('')}</dl>${stepList}`).foods).toEqual([
    '600 g plums',
    '1 egg',
    '80 g butter',
  ])
})

test('removes terms that count up, also beside a term in words', () => {
  const counted = foods.map((food, index) => `<dt>${index + 1}</dt><dd>${food}</dd>`)
  const pairs = [...counted, '<dt>Spice</dt><dd>cinnamon</dd>'].join('')
  expect(read(`<h2>Ingredients</h2><dl>${pairs}</dl>${stepList}`).foods).toEqual([...foods, 'Spice cinnamon'])
})

test('leaves out a column of percentages', () => {
  const rows = [...foods, '2.5 g salt'].map((food, index) => `<tr><td>${food}</td><td>${index + 0.5}%</td></tr>`)
  expect(read(`<h2>Ingredients</h2><table>${rows.join('')}</table>${stepList}`).foods).toEqual([...foods, '2.5 g salt'])
})

test('leaves out products of a shop below the ingredients', () => {
  const body = `<div class="ingredients">${foodList}<h3>Dit heb je nodig</h3>${product('Pruimen')}${product('Boter')}</div>${stepList}`
  expect(read(body).foods).toEqual(foods)
})

test('takes short lines between the lists of steps as names of their parts', () => {
  const part = (name: string, step: string) => `<div>${name}</div><ol class="recipe-instructions">${items([step])}</ol>`
  const [first = '', second = '', last = ''] = method
  const body = `${foodList}<h2>Method</h2><div>${part('Fruit', first)}${part('Topping', second)}<div>Skip to the top.</div><ol class="recipe-instructions">${items([last])}</ol></div>`
  expect(read(body).steps).toEqual([`Fruit: ${first}`, `Topping: ${second}`, `Topping: ${last}`])
})

test.each([
  ['Photo by Ann', 'Photo by Ben'],
  ['Watch the video', 'Watch the video'],
  ['Watch the video', 'Foto: Ann'],
  ['Read more', 'Read more'],
])('takes no name from the lines "%s" and "%s" between the lists of steps', (one, other) => {
  const [first = '', second = '', last = ''] = method.map(
    (step) => `<ol class="recipe-instructions">${items([step])}</ol>`,
  )
  const body = `<div>${first}<div>${one}</div>${second}<div>${other}</div>${last}</div>`
  expect(read(`${foodList}<h2>Method</h2>${body}`).steps).toEqual(method)
})

test('takes no name from a single line between the lists of steps', () => {
  const [first = '', ...others] = method
  const lists = [[first], others].map((steps) => `<ol class="recipe-instructions">${items(steps)}</ol>`)
  const steps = read(`${foodList}<h2>Method</h2><div>${lists.join('<div>Our picks</div>')}</div>`).steps
  expect(steps).toEqual(method)
})

test('takes a line in a box of its own between amounts as a heading', () => {
  const body = `<h2>Ingredients</h2><div>${boxed('Fruit', ['600 g plums', '1 lemon'])}${boxed('Topping', foods.slice(1))}</div>${stepList}`
  expect(read(body).foods).toEqual([
    'Fruit: 600 g plums',
    'Fruit: 1 lemon',
    'Topping: 120 g flour',
    'Topping: 80 g butter',
  ])
})

test('takes the title of a card without headings', () => {
  const card = `<div><div class="recipe-title">Crumble of Plums</div>${foodList}${stepList}</div>`
  const html = `<title>Crumble</title><h1>The crumble with plums that I make every week</h1><p>So good.</p>${card}`
  expect(readWebPage(html).draft?.title).toBe('Crumble of Plums')
})

test('picks the marked recipe whose name is closest to the title of the page', () => {
  const sauce = markup({
    name: 'Vanilla Sauce',
    recipeIngredient: ['1 l milk'],
    recipeInstructions: ['Heat the milk.'],
  })
  const crumble = markup({ name: 'Plum Crumbles', recipeIngredient: foods, recipeInstructions: method })
  expect(read(sauce + crumble).foods).toEqual(foods)
})

test.each(['{{ item.name }}', '${ingredient}', '[object Object]'])(
  'leaves out %s, which no script filled in',
  (text) => {
    const fields = { recipeIngredient: [text], recipeInstructions: method }
    expect(read(markup(fields) + foodList + stepList).foods).toEqual(foods)
  },
)

test.each(['La suite après cette publicité', 'Story continues below advertisement', 'Continua dopo la pubblicità'])(
  'leaves out "%s"',
  (advert) => {
    const [first = '', ...others] = method
    expect(read(`${foodList}<h2>Method</h2>${paragraphs([first, advert, ...others])}`).steps).toEqual(method)
  },
)

test('reads a single step above the links of the page', () => {
  const step = 'Rub the butter into the flour, scatter it over the plums and bake for half an hour.'
  const body = `<p>${foods.join('<br>')}</p><p>${step}</p><div><a href="/">Home</a> <a href="/all">Index</a></div>`
  expect(read(body).steps).toEqual([step])
})

test('reads a table whose rows are the sections of the recipe', () => {
  const table = [tableRow('Serves', ['4']), tableRow('Ingredients', foods), tableRow('Method', method)]
  expect(read(`<table>${table.join('')}</table>`)).toEqual({ foods, steps: method })
})
