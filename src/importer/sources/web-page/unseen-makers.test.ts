import { expect, test } from 'vitest'
import { readWebPage } from './read-web-page.ts'

const foods = ['600 g plums', '120 g flour', '80 g butter', '1 egg']
const method = ['Halve the plums and lay them in a dish.', 'Rub the butter into the flour.', 'Bake until they bubble.']
const head = '<title>Plum Crumble</title><h1>Plum Crumble</h1>'
const items = (lines: ReadonlyArray<string>) => lines.map((line) => `<li>${line}</li>`).join('')
const paragraphs = (lines: ReadonlyArray<string>) => lines.map((line) => `<p>${line}</p>`).join('')
const row = (cells: ReadonlyArray<string>, name = 'td') =>
  `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`
const foodList = `<h2>Ingredients</h2><ul>${items(foods)}</ul>`
const stepList = `<h2>Method</h2><ol>${items(method)}</ol>`
const markup = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', name: 'Plum Crumble', ...recipe })}</script>`

function read(body: string) {
  const draft = readWebPage(head + body).draft
  return {
    foods: draft?.ingredients.map(({ group, line }) => (group === null ? line : `${group}: ${line}`)),
    steps: draft?.instructions.map(({ group, text }) => (group === null ? text : `${group}: ${text}`)),
  }
}

test('keeps the unit that ends every line', () => {
  const rows = ['plums|600 g', 'flour|120 g', 'butter|80 g', 'sugar|60 g'].map((line) => row(line.split('|')))
  expect(read(`<h2>Ingredients</h2><table>${rows.join('')}</table>${stepList}`).foods?.[0]).toBe('plums 600 g')
})

test('reads columns with a name: a unit, a second amount and a percentage', () => {
  const names = row(['Ingredient', 'Volume', 'Grams', '%'], 'th')
  const rows = [
    row(['Flour', '1 cup', '120', '100']),
    row(['Water', '½ cup', '120', '100']),
    row(['Salt', '', '2', '2']),
  ]
  expect(
    read(`<h2>Formula</h2><table>${names}${rows.join('')}</table><h2>Process</h2><ol>${items(method)}</ol>`),
  ).toEqual({ foods: ['1 cup (120 g) Flour', '½ cup (120 g) Water', '2 g Salt'], steps: method })
})

test('reads counted foods in a post without headings', () => {
  const salsa = [
    '10 tomatoes',
    '5 chilies',
    '2 peppers',
    '1 onion',
    '1 lime',
    '3 onions',
    '4 cloves garlic',
    '2 tsp salt',
    '50 g sugar',
  ]
  const post = ['A few people asked for this, so here it goes:', '', ...salsa, '', method[0], '', method[1]]
  expect(read(`<div>${post.join('<br>')}</div>`)).toEqual({ foods: salsa, steps: method.slice(0, 2) })
})

test('reads lists behind bold words inside a paragraph', () => {
  const story = `<p>It is barely a recipe. <b>Ingredients:</b> ${foods.join(', ')}.</p>`
  expect(read(`${story}<p>So, <b>Method:</b> ${method.join(' ')}</p>`)).toEqual({
    foods,
    steps: [method.join(' ')],
  })
})

test('keeps the name of the first group above paragraphs', () => {
  const lines = ['Dough:', '120 g flour', '80 g butter', 'Filling:', '600 g plums', '2 tbsp sugar', ...method]
  expect(read(paragraphs(lines))).toEqual({
    foods: ['Dough: 120 g flour', 'Dough: 80 g butter', 'Filling: 600 g plums', 'Filling: 2 tbsp sugar'],
    steps: method,
  })
})

test('reads lists in a quotation inside a table that holds the page', () => {
  const dressing = ['1 c. vinegar', '3/4 c. oil', '1 T. salt']
  const slaw = ['1 cabbage, shredded', '1 pepper, chopped', '3/4 c. sugar']
  const step = 'Layer the vegetables in a bowl and sprinkle with sugar. Boil the dressing and pour it over them.'
  const quote = `<blockquote><p>${slaw.join('<br>')}</p><p><b>Dressing:</b><br>${dressing.join('<br>')}</p></blockquote>`
  const links = '<p><a href="salads.htm">Back to Salads</a></p>'
  const cell = `<h2>Slaw</h2><p>The best one of all</p>${quote}<p>${step}</p><p>&nbsp;</p>${links}`
  expect(read(`<table><tr><td></td><td>${cell}</td></tr></table>`)).toEqual({
    foods: [...slaw, ...dressing.map((food) => `Dressing: ${food}`)],
    steps: [step],
  })
})

test('reads the boxes that tabs open', () => {
  const tabs =
    '<ul><li><a href="#a">Ingredients</a></li><li><a href="#b">Method</a></li><li><a href="#">More</a></li></ul>'
  const [fruit = '', ...topping] = foods
  const boxes = `<div id="a"><ul>${items([fruit, '1 lemon'])}</ul><h4>Topping</h4><ul>${items(topping)}</ul></div><div id="b"><ol>${items(method)}</ol></div>`
  expect(read(tabs + boxes)).toEqual({
    foods: [fruit, '1 lemon', ...topping.map((food) => `Topping: ${food}`)],
    steps: method,
  })
})

test('takes a term with several descriptions as a heading', () => {
  const list =
    '<dt>Fruit</dt><dd>600 g plums</dd><dd>1 lemon</dd><dt>Topping</dt><dd>120 g flour</dd><dd>80 g butter</dd>'
  expect(read(`<h2>Ingredients</h2><dl>${list}</dl>${stepList}`).foods).toEqual([
    'Fruit: 600 g plums',
    'Fruit: 1 lemon',
    'Topping: 120 g flour',
    'Topping: 80 g butter',
  ])
})

test.each([
  ['a line in italics', '<p><em>Her book on plums is published by <a href="/b">Anvil</a> at £20.</em></p>'],
  ['a link in a list', '<ul><li>Find this recipe and many more in our app. <a href="/app">Try it</a> today.</li></ul>'],
  [
    'a line of links',
    '<p>Linking up with <a href="/a">Fruit on Fridays</a> and <a href="/b">The Crumble Club</a>.</p>',
  ],
  ['a box with a tip', '<div class="card-callout"><div>Leftovers are good with yogurt.</div></div>'],
  ['words to the reader', '<p>Have a great week, everybody!</p>'],
  ['labels', '<p>Tags: <a href="/c">crumble</a>, plums, autumn</p>'],
])('leaves out %s below the steps', (_, remark) =>
  expect(read(`${foodList}<h2>Method</h2>${paragraphs(method)}${remark}`).steps).toEqual(method),
)

test('keeps a step in italics between others, and steps that are all in italics', () => {
  const italic = method.map((step) => `<em>${step}</em>`)
  expect(read(`${foodList}<h2>Method</h2>${paragraphs(italic)}`).steps).toEqual(method)
  expect(read(`${foodList}<h2>Method</h2>${paragraphs([method[0], italic[1], method[2]].map(String))}`).steps).toEqual(
    method,
  )
})

test('leaves out the words of a control below every step', () => {
  const steps = method.map(
    (step, index) => `<div><h3>Step ${index + 1}</h3><p>${step}</p><label>Mark as done</label></div>`,
  )
  expect(read(`${foodList}<h2>Method</h2>${steps.join('')}`).steps).toEqual(method)
})

test.each(['Arbeitszeit ca. 40 Minuten Gesamtzeit ca. 1 Stunde', '14 Likes'])('takes "%s" for no step', (line) =>
  expect(read(`${foodList}<h2>Method</h2>${paragraphs([line, ...method])}`).steps).toEqual(method),
)

test('keeps a food in bold at the end of a list whose names are bold', () => {
  const lines = [
    '<b>600 g plums</b>, halved',
    '<b>120 g flour</b>',
    '<b>80 g butter</b>, cold',
    '<b>Salt and black pepper</b>',
  ]
  expect(read(`<p>${lines.join('<br>')}</p>${paragraphs(method)}`).foods?.at(-1)).toBe('Salt and black pepper')
})

test.each(["adapted from Aunt May's notebook", 'From the kitchen of Wilma', 'Source: my sister-in-law'])(
  'takes "%s" for no food',
  (source) => expect(read(`<h2>Ingredients</h2>${paragraphs([source, ...foods])}${stepList}`).foods).toEqual(foods),
)

test.each([
  '<span class="mw-editsection">[<a href="/e">edit</a> | <a href="/s">edit source</a>]</span>',
  '<a href="#x">¶</a>',
])('takes a heading without %s', (link) => {
  const body = `<h2>Ingredients${link}</h2><h3>Fruit${link}</h3><ul>${items(foods)}</ul>${stepList}`
  expect(read(body).foods?.[0]).toBe('Fruit: 600 g plums')
})

test('leaves out a tool with its size under "You’ll also need"', () => {
  const body = `<h2>Ingredients</h2><ul>${items(foods)}</ul><h4>You’ll also need</h4><ul><li>900g loaf tin</li></ul>${stepList}`
  expect(read(body).foods).toEqual(foods)
})

test('joins the wrapped lines of preformatted text', () => {
  const steps =
    'Halve the plums. Rub the butter into\nthe flour and scatter it over the\nfruit.\n\nBake until it bubbles.'
  expect(read(`<pre>${foods.join('\n')}\n\n${steps}</pre>`)).toEqual({
    foods,
    steps: ['Halve the plums. Rub the butter into the flour and scatter it over the fruit.', 'Bake until it bubbles.'],
  })
})

test.each(['Make It', 'Zubereitung'])('takes the name "%s" of the only section for no group', (name) => {
  const section = {
    '@type': 'HowToSection',
    name,
    itemListElement: method.map((text) => ({ '@type': 'HowToStep', text })),
  }
  expect(read(markup({ recipeIngredient: foods, recipeInstructions: [section] })).steps).toEqual(method)
})

test('reads groups with a header and a baking time in the data of a script', () => {
  const recipe = {
    title: 'Plum Crumble',
    bakingTime: 40,
    ingredientGroups: [{ header: 'Fruit', ingredients: [{ amount: 600, unit: 'g', name: 'plums' }] }],
    steps: method,
  }
  const draft = readWebPage(`${head}<script>window.__STATE__=${JSON.stringify({ recipe })}</script>`).draft
  expect(draft?.ingredients[0]).toMatchObject({ group: 'Fruit', line: '600 g plums' })
  expect(draft?.cookTime).toBe(40)
})

test('reads the time in the oven apart from the hands-on time', () => {
  const draft = readWebPage(`${head}<p>Hands-on time 20 min, oven time 50 min</p>${foodList}${stepList}`).draft
  expect(draft).toMatchObject({ prepTime: 20, cookTime: 50 })
})

const list = foodList + stepList

test.each([
  [
    'a heading that links home',
    '<title>annspots: Plum Cake</title><h1><a href="/">Ann’s Pots</a></h1><div>Plum Cake</div>',
  ],
  ['the title that an editor gives', '<title>New Page 12</title><h2>Plum Cake</h2>'],
  ['the title of a wiki page', '<title>Cookbook:Plum Cake - Wiki</title><h1>Cookbook:Plum Cake</h1>'],
])('finds the name of the dish behind %s', (_, top) => expect(readWebPage(top + list).draft?.title).toBe('Plum Cake'))

test('keeps a main heading that links home if the title has no other name', () => {
  const top = '<title>Plum Cake</title><h1><a href="/">Plum Cake</a></h1>'
  expect(readWebPage(top + list).draft?.title).toBe('Plum Cake')
})
