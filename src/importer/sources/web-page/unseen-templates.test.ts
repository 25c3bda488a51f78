import { expect, test } from 'vitest'
import { readWebPage } from './read-web-page.ts'

const foods = ['600 g plums', '120 g flour', '80 g butter', '1 egg']
const method = ['Halve the plums and lay them in a dish.', 'Rub the butter into the flour.', 'Bake until they bubble.']
const head = '<title>Plum Crumble</title><h1>Plum Crumble</h1>'
const items = (lines: ReadonlyArray<string>) => lines.map((line) => `<li>${line}</li>`).join('')
const paragraphs = (lines: ReadonlyArray<string>) => lines.map((line) => `<p>${line}</p>`).join('')
const foodList = `<h2>Ingredients</h2><ul>${items(foods)}</ul>`
const stepList = `<h2>Method</h2><ol>${items(method)}</ol>`

function read(body: string) {
  const draft = readWebPage(head + body).draft
  return {
    foods: draft?.ingredients.map(({ group, line }) => (group === null ? line : `${group}: ${line}`)),
    steps: draft?.instructions.map(({ group, text }) => (group === null ? text : `${group}: ${text}`)),
  }
}

test.each(['Step', 'Schritt', 'Étape'])('reads short steps below "%s 1"', (word) => {
  const steps = method.map((step, index) => `<p>${word} ${index + 1}</p><p>${step}</p>`)
  expect(read(`${foodList}<h2>Method</h2>${steps.join('')}`).steps).toEqual(method)
})

const wikiHeading = (name: string) =>
  `<div class="mw-heading"><h2>${name}</h2><span class="mw-editsection">[<a>edit</a> | <a>edit source</a>]</span></div>`

test('takes no edit link beside a heading for the name of a group', () => {
  const body = `${wikiHeading('Ingredients')}<ul>${items(foods)}</ul>${wikiHeading('Method')}<ol>${items(method)}</ol>`
  expect(read(body)).toEqual({ foods, steps: method })
})

test('reads the steps below "how to"', () => {
  const steps = ['mix the flour and the sugar in a mug', 'stir in the milk', 'microwave for 70–90 seconds']
  const lists = `<p><b>ingredients</b></p><ul>${items(foods)}</ul><p><b>how to</b></p><ol>${items(steps)}</ol>`
  expect(read(lists)).toEqual({ foods, steps })
})

test.each([
  'Thanks for reading! Tell me in the comments how it went.',
  'Linking up with the Weekend Potluck!',
  'Printed from http://www.plums.example/crumble on 11/02/2014',
  'If you make this recipe, share a picture of it.',
  'Si haces esta receta, comparte el resultado.',
  'Per serving: 210 calories; 16 g fat; 5 g protein.',
  'Nutrition Facts: Calories 230, Total Fat 7g, Sodium 480mg',
  'Partager cet article',
  '#crumble #plums #easyrecipes',
])('leaves out words to the reader below the steps: %s', (words) => {
  expect(read(`${foodList}<h2>Method</h2>${paragraphs([...method, words])}`).steps).toEqual(method)
})

test('keeps steps that start like words to the reader', () => {
  const steps = [
    ...method,
    'If you make this a day ahead, warm it gently.',
    'Per person, fry 2 plums in butter and add them.',
    'Partager la crème en deux et la servir avec le crumble.',
    'Partager sur quatre assiettes.',
    'Dela på plommonen och lägg dem i en form.',
    'Pour the cream through the screen on a jug.',
    'Cover the hot pan with a splatter screen on the stove.',
    'If you make this recipe ahead, warm it gently.',
    'Nutritional yeast: sprinkle 2 tbsp over it.',
    'Si haces esta receta con peras, usa menos azúcar.',
  ]
  expect(read(`${foodList}<h2>Method</h2>${paragraphs(steps)}`).steps).toEqual(steps)
})

test('leaves out a tip beside the text of a step', () => {
  const [first = '', ...others] = method
  const steps = `<li><p>${first}</p><aside>Use ripe plums.</aside></li>${items(others)}`
  expect(read(`${foodList}<h2>Method</h2><ol>${steps}</ol>`).steps).toEqual(method)
})

test('leaves out a box with a tip below the ingredients', () => {
  const box = '<div class="inset-text"><p>Look at the label for salt.</p></div>'
  expect(read(`<h2>Ingredients</h2><ul>${items(foods)}</ul>${box}${stepList}`).foods).toEqual(foods)
})

test('keeps a food below the list in a box of tips around the recipe', () => {
  const body = `<div class="tips"><h2>Ingredients</h2><ul>${items(foods)}</ul><p>Salt</p>${stepList}</div>`
  expect(read(body).foods).toEqual([...foods, 'Salt'])
})

const bordered = (lines: string) => `<div class="rounded ring-1 ring-inset">${lines}</div>`

test('keeps foods and steps in a box with a border', () => {
  const list = `<h2>Ingredients</h2><ul>${items(foods)}</ul><p>Salt</p>`
  expect(read(bordered(list) + bordered(`<h2>Method</h2>${paragraphs(method)}`))).toEqual({
    foods: [...foods, 'Salt'],
    steps: method,
  })
})

test('reads a heading without the buttons and switches in it', () => {
  const scale = '<div><button>1x</button><button>2x</button></div>'
  const mode =
    '<div><input type="checkbox"><span>Cook Mode</span><span>Prevent your screen from going dark</span></div>'
  const body = `<h3>Ingredients${scale}</h3><ul>${items(foods)}</ul>`
  const box = `<div class="recipe-instructions-box"><h3>Instructions${mode}</h3><ul class="recipe-instructions">${items(method)}</ul></div>`
  expect(read(body + box)).toEqual({ foods, steps: method })
})

const field = (name: string, value: string) => `<span itemprop="${name}">${value}</span>`

const food = (amount: string, name: string, note: string) =>
  `<li itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient">${field('amount', amount)} ${field('name', name)}${note}</li>`

test('reads a note behind the fields of a marked-up ingredient', () => {
  const steps = `<div itemprop="instructions">${paragraphs(method)}</div>`
  const recipe = `<h2 itemprop="name">Plum Crumble</h2><ul>${food('600 g', 'plums', ', halved')}${food('80 g', 'butter', '')}</ul>${steps}`
  expect(read(`<div itemscope itemtype="http://data-vocabulary.org/Recipe">${recipe}</div>`)).toEqual({
    foods: ['600 g plums, halved', '80 g butter'],
    steps: method,
  })
})

const list = foodList + stepList

test.each([
  [
    'in the heading of a post with more words',
    '<title>Plum Cake | Ann’s Pots</title><h1>Ann’s Pots</h1><h2 class="post-title">Plum Cake for the Holidays</h2>',
    'Plum Cake for the Holidays',
  ],
  [
    'in large text of a page without headings',
    '<title>Ann’s Pots - Plum Cake</title><font size="6"><b>Plum Cake</b></font>',
    'Plum Cake',
  ],
  [
    'behind a label of the forum',
    '<meta property="og:title" content="Recipe - Plum Cake"><title>Recipe - Plum Cake | Pots Talk</title><h1><span>Recipe</span><span>&nbsp;</span>Plum Cake</h1>',
    'Plum Cake',
  ],
  [
    'below a heading for screen readers',
    '<title>cakes/plum.md at main · ann/pots</title><h1 class="sr-only">ann/pots</h1><h1>Plum Cake</h1>',
    'Plum Cake',
  ],
  [
    'in a heading for screen readers that is the title of the page',
    '<title>Plum Cake | Ann’s Pots</title><h1 class="sr-only">Plum Cake</h1><h1>Welcome to my kitchen</h1>',
    'Plum Cake',
  ],
  [
    'in a card with the numbers above it',
    `<title>The Best Plum Cake Ever</title><h1>The Best Plum Cake Ever</h1><p>Hello!</p><div><p>Yield: 12</p><p>Prep Time: 15 minutes</p><p>Cook Time: 40 minutes</p><h2>Plum Cake</h2>${list}</div>`,
    'Plum Cake',
  ],
  [
    'behind the name space of a wiki',
    '<title>Cookbook:Plum Cake - Wiki</title><h1><span>Cookbook</span><span>:</span><span>Plum Cake</span></h1>',
    'Plum Cake',
  ],
])('reads the title %s', (_, top, title) => expect(readWebPage(top + list).draft?.title).toBe(title))

test.each([
  ['⏱ 50 min', 50],
  ['Under 45 min', 45],
  ['1 hr 10 min', 70],
  ['30 min. bereiden', 30],
  ['4 min read', null],
])('reads the only time above the lists as the total time: %s', (line, minutes) => {
  expect(readWebPage(`${head}<ul><li>${line}</li><li>Dessert</li></ul>${list}`).draft?.totalTime).toBe(minutes)
})

const totalOf = (top: string) => readWebPage(head + top + list).draft?.totalTime

test('reads no total time from two times without a label, or beside a labeled one', () => {
  expect(totalOf('<p>10 min</p><p>50 min</p>')).toBeNull()
  expect(totalOf('<p>10mn</p><p>1h</p>')).toBeNull()
  expect(totalOf('<p>50 min</p><p>Total time: 40 min</p>')).toBe(40)
})

test.each([
  ['Hozzávalók 4 személyre:', 4],
  ['تكفي لـ 4 أشخاص', 4],
])('reads the servings in "%s"', (line, servings) => {
  expect(readWebPage(`${head}<p>${line}</p>${list}`).draft?.servings).toBe(servings)
})

const foodPart = (name: string, lines: ReadonlyArray<string>) =>
  `<div><span>${name}</span><ul>${items(lines)}</ul></div>`

test('takes plain lines between the items for groups below a plain heading', () => {
  const [plums, ...others] = foods
  const parts = foodPart('Fruit', [plums ?? '', 'lime']) + foodPart('Crumble', others.slice(0, 2))
  expect(read(`<div class="recipe-ingredients"><span>Ingredients</span>${parts}</div>${stepList}`).foods).toEqual([
    'Fruit: 600 g plums',
    'Fruit: lime',
    'Crumble: 120 g flour',
    'Crumble: 80 g butter',
  ])
})

test('leaves out a heading above links below the steps', () => {
  const more = '<p><em>Share your crumble with us.</em></p><h4>More</h4><p><a href="/c">Plum cake</a></p>'
  expect(read(`${foodList}<h3>Method</h3>${paragraphs(method)}${more}`).steps).toEqual(method)
})

test('ends the steps at a heading that asks a question', () => {
  const parts = method.map((step, index) => `<h3>${index + 1}. Part ${'abc'[index]}</h3><p>${step}</p>`)
  const question = '<h4>Can I use frozen plums?</h4><p>Sure. Thaw and drain them first.</p>'
  expect(read(`${foodList}<h2>Method</h2>${parts.join('')}${question}`).steps).toEqual(method)
})

test('takes a heading with more words above all steps for no group', () => {
  const box = (heading: string) => `<div class="instruction"><h2>${heading}</h2>${paragraphs(method)}</div>`
  expect(read(foodList + box('How to make a plum crumble')).steps).toEqual(method)
  const part = box('Method').replace('</h2>', '</h2><h3>For the crumble</h3>')
  expect(read(foodList + part).steps).toEqual(method.map((step) => `For the crumble: ${step}`))
})

test('takes no date above the foods for an amount', () => {
  const post = `<div>Ann’s Pots</div><h2>Plum Crumble</h2><p>5/14/2016</p>${paragraphs(foods)}`
  expect(read(`${post}<p><b>Directions</b></p>${paragraphs(method)}`)).toEqual({ foods, steps: method })
})

test('ends the steps at a wish with a signature', () => {
  const end = '<p>Viel Spaß beim Nachbacken!</p><p>Dein Team der Mühle am Bach</p>'
  expect(read(`${foodList}<h2>Zubereitung</h2>${paragraphs(method)}${end}`).steps).toEqual(method)
})
