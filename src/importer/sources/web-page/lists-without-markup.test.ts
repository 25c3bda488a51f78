import { expect, test } from 'vitest'
import { readWebPage } from './read-web-page.ts'

const foods = '<h2>Ingredients</h2><ul><li>250 g flour</li><li>3 eggs</li><li>500 ml milk</li></ul>'
const method = '<h2>Method</h2><ol><li>Whisk everything in a large bowl.</li><li>Fry thin pancakes in butter.</li></ol>'
const read = (body: string) => readWebPage(`<title>Pancakes</title><h1>Pancakes</h1>${body}`).draft
const lines = (body: string) => read(body)?.ingredients.map(({ line, group }) => (group ? `${group}: ${line}` : line))
const steps = (body: string) => read(body)?.instructions.map(({ text }) => text)
const card = (name: string, food: string, step: string) =>
  `<h3>${name}</h3><p>Prep time: 5 min</p><div class="card-ingredients"><h4>Ingredients</h4><ul><li>250 g ${food}</li><li>3 eggs</li></ul></div><div class="card-steps"><h4>Instructions</h4><ol><li>${step}</li><li>Serve with plenty of salt.</li></ol></div>`
const plainSteps = ['Whisk everything in a large bowl.', 'Fry thin pancakes in butter.']
const box = (...items: Array<string>) => `<span class="part">${items.map((item) => `<p>${item}</p>`).join('')}</span>`
const row = (amount: string, name: string) => `<div class="row"><div>${amount}</div><div>${name}</div></div>`
const picture = (name: string) =>
  `<div class="step-picture"><figure><img src="/a.jpg"><figcaption>${name}</figcaption></figure></div>`
const needs = (...items: Array<string>) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const chapter = (name: string, text: string) => `<h2 class="chapter">${name}</h2><p>${text}</p>`

test('joins an amount and a name that take turns in a grid', () => {
  const cells = [
    ['250 g', 'flour'],
    ['3', 'eggs'],
    ['500 ml', 'milk'],
  ].map(([amount, name]) => `<div class="amount">${amount}</div><div class="name">${name}</div>`)
  expect(lines(`<h2>Ingredients</h2><div>${cells.join('')}</div>${method}`)).toEqual([
    '250 g flour',
    '3 eggs',
    '500 ml milk',
  ])
})

test('joins a name and the amount below it, with its note at the end', () => {
  const items = [
    ['Potatoes', '800 g, sliced'],
    ['Onions', '2 pieces'],
    ['Cream', '200 ml'],
  ].map(([name, amount]) => `<div><div><p class="item">${name}</p><p class="detail">${amount}</p></div></div>`)
  expect(lines(`<h2>Ingredients</h2>${items.join('')}${method}`)).toEqual([
    '800 g Potatoes, sliced',
    '2 pieces Onions',
    '200 ml Cream',
  ])
})

test('takes a row with another look between amounts as a heading', () => {
  const table =
    '<table><tr class="part"><td>Crust</td></tr><tr><td>flour</td><td>250 g</td></tr><tr><td>butter</td><td>120 g</td></tr>' +
    '<tr class="part"><td>Filling</td></tr><tr><td>milk</td><td>500 ml</td></tr><tr><td>eggs</td><td>3</td></tr></table>'
  expect(lines(`<h2>Ingredients</h2>${table}${method}`)).toEqual([
    'Crust: flour 250 g',
    'Crust: butter 120 g',
    'Filling: milk 500 ml',
    'Filling: eggs 3',
  ])
})

test('reads a recipe whose parts have foods and then steps', () => {
  const body =
    '<p>For the sauce</p><p>400 g minced meat</p><p>1 onion</p><p>Fry the onion and the meat in a large pan.</p>' +
    '<p>To assemble</p><p>12 lasagne sheets</p><p>100 g cheese</p><p>Layer everything in a dish and bake for 40 minutes.</p>'
  expect(lines(body)).toEqual([
    'For the sauce: 400 g minced meat',
    'For the sauce: 1 onion',
    'To assemble: 12 lasagne sheets',
    'To assemble: 100 g cheese',
  ])
  expect(steps(body)).toHaveLength(2)
})

test('reads cards that start with the name of their part', () => {
  const body =
    '<div><div class="card"><b>You need</b> 250 g flour<br>3 eggs<br>500 ml milk</div>' +
    '<div class="card"><span>Method</span> <span>Whisk everything in a large bowl.</span></div></div>'
  expect(lines(body)).toEqual(['250 g flour', '3 eggs', '500 ml milk'])
  expect(steps(body)).toEqual(['Whisk everything in a large bowl.'])
})

test('adds a unit that only an attribute has', () => {
  const list =
    '<ul><li><span data-unit="g">250</span> flour</li><li><span data-unit="cup">1</span> cup milk</li><li>3 eggs</li></ul>'
  expect(lines(`<h2>Ingredients</h2>${list}${method}`)).toEqual(['250 g flour', '1 cup milk', '3 eggs'])
})

test('keeps "optional" and a line that starts with a fraction', () => {
  const list =
    '<ul><li>250 g flour</li><li>3 eggs</li><li>½ a lemon, only the juice, but grate and keep aside a little of the zest before, to sprinkle over it.</li></ul><p>Optional</p><ul><li>2 tbsp jam</li><li>Paprika for serving</li></ul>'
  expect(lines(`<h2>Ingredients</h2>${list}${method}`)?.slice(2)).toEqual([
    '½ a lemon, only the juice, but grate and keep aside a little of the zest before, to sprinkle over it.',
    'Optional: 2 tbsp jam',
    'Optional: Paprika for serving',
  ])
})

test('drops products of a shop below the list', () => {
  const shop =
    '<ul><li>Select Truffle Oil, 100 ml for add to cart</li><li>Select Sea Salt, 4 oz for add to cart</li></ul>'
  expect(lines(`<div class="ingredients">${foods}${shop}</div>${method}`)).toEqual([
    '250 g flour',
    '3 eggs',
    '500 ml milk',
  ])
})

test('does not end steps at a heading such as "Mix the dry ingredients"', () => {
  const body = `${foods}<h2>Instructions</h2><h3>Mix the dry ingredients</h3><p>Stir the flour and the salt in a large bowl.</p><h3>Bake</h3><p>Fry thin pancakes in butter.</p>`
  expect(read(body)?.instructions).toEqual([
    { name: 'Mix the dry ingredients', text: 'Stir the flour and the salt in a large bowl.', group: null },
    { name: 'Bake', text: 'Fry thin pancakes in butter.', group: null },
  ])
})

test('ends counted steps at a heading without a number', () => {
  const body = `${foods}<div class="instructions"><h2>Method</h2><h3>1</h3><p>Whisk everything in a large bowl.</p><h3>2</h3><p>Fry thin pancakes in butter.</p><h3>Health</h3><p>Pancakes are fine for a healthy breakfast.</p></div>`
  expect(steps(body)).toEqual(plainSteps)
})

test('removes step numbers that stand alone or in front of their step', () => {
  const body = `${foods}<h2>Method</h2><p>1 Whisk everything in a large bowl.</p><div><div>2</div><p>Fry thin pancakes in butter.</p></div><p>3 Serve them at once with jam.</p><p>Each of them takes two minutes.</p><p>They are best with plum jam.</p>`
  expect(steps(body)?.slice(0, 3)).toEqual([...plainSteps, 'Serve them at once with jam.'])
})

test('leaves out ingredients between the steps, and a label above them', () => {
  const body = `${foods}<h2>Method</h2><p>Steps you can tick off</p><ul><li>Whisk everything in a large bowl.</li><li>500 ml milk</li><li>Fry thin pancakes in butter.</li></ul>`
  expect(steps(body)).toEqual(plainSteps)
})

test('keeps a step with a link for a shop', () => {
  const body = `${foods}<h2>Method</h2><ol><li>Whisk everything in a large bowl (affiliate link) until smooth.</li><li>Fry thin pancakes in butter.</li></ol>`
  expect(steps(body)).toHaveLength(2)
})

test('does not read a login form as steps', () => {
  const form =
    '<form><h3>Log in</h3><p>Enter your email address and your password to save this recipe.</p><input type="password"></form>'
  expect(steps(`${foods}${form}`)).toEqual([])
})

test('ends a list at the next recipe card', () => {
  const body =
    card('Pancakes', 'flour', 'Whisk everything in a large bowl.') + card('Salsa', 'tomatoes', 'Chop it finely.')
  expect(lines(body)).toEqual(['250 g flour', '3 eggs'])
  expect(steps(body)).toEqual(['Whisk everything in a large bowl.', 'Serve with plenty of salt.'])
})

test('does not read a teaser in a heading as the title', () => {
  const page = `<title>Turkey Meatballs | Kitchen</title><h1>Turkey Meatballs</h1><h2>These turkey meatballs are so good that your family wants them daily!</h2>${foods}${method}`
  expect(readWebPage(page).draft?.title).toBe('Turkey Meatballs')
})

test('removes "The recipe:" in front of a title', () => {
  const page = `<title>Pancakes</title><h1>The Recipe: Pancakes</h1>${foods}${method}`
  expect(readWebPage(page).draft?.title).toBe('Pancakes')
})

test('drops the second of two amounts that a script would hide', () => {
  const items = ['6 6 eggs', '½ cup 1/2 butter', '250 250 g flour'].map((text) => `<li>${text}</li>`).join('')
  expect(lines(`<h2>Ingredients</h2><ul>${items}</ul>${method}`)).toEqual(['6 eggs', '½ cup butter', '250 g flour'])
})

test('drops sentences below a list without bullets', () => {
  const rows = ['250 g flour', '3 eggs', '500 ml milk'].map((text) => `<div class="row">${text}</div>`).join('')
  const note = '<div>We earn a little when you buy something in one of the shops that we link to</div>'
  expect(lines(`<h2>Ingredients</h2><div>${rows}</div>${note}${method}`)).toEqual([
    '250 g flour',
    '3 eggs',
    '500 ml milk',
  ])
})

test('does not read a tag as the heading of the other tags', () => {
  const names = ['Ingredients', 'Meat', 'Poultry', 'Low carb', 'Dinner', 'Vegetables', 'Lunch', 'Rice', 'Fish', 'Salt']
  const tags = names.map((tag) => `<a class="tag" href="/tags/${tag}">${tag}</a>`)
  const list = '<p>250 g flour</p><p>3 eggs</p>'
  expect(lines(`<h2>Ingredients</h2>${list}${method}<div>${tags.join('')}</div>`)).toEqual(['250 g flour', '3 eggs'])
})

test('does not read a group of special tools as ingredients', () => {
  const items = '<ul><li>250 g Mehl</li><li>3 Eier</li></ul>'
  const tools = '<p class="title"><b>Besonderes Zubehör</b></p><ul><li>Auflaufform (24 x 19 cm)</li></ul>'
  expect(
    lines(`<h2>Zutaten</h2>${items}${tools}<h2>Zubereitung</h2><p>Alles in einer Schüssel verrühren.</p>`),
  ).toEqual(['250 g Mehl', '3 Eier'])
})

test('reads a heading above the first of several lists without a heading of their own', () => {
  const parts = '<h5>For the batter</h5><ul><li>250 g flour</li><li>3 eggs</li><li>500 ml milk</li></ul>'
  const rest = '<h5>To serve</h5><ul><li>100 g jam</li><li>2 tbsp sugar</li><li>1 lemon</li></ul>'
  expect(lines(parts + rest)).toEqual([
    'For the batter: 250 g flour',
    'For the batter: 3 eggs',
    'For the batter: 500 ml milk',
    'To serve: 100 g jam',
    'To serve: 2 tbsp sugar',
    'To serve: 1 lemon',
  ])
})

test('leaves out lines that are not steps: a line that is only a link, and a heading that is a sentence', () => {
  const [first, second] = plainSteps.map((step) => `<p>${step}</p>`)
  const body = `<h2>Method</h2>${first}<p><a href="/more">Look at all of our pancakes here.</a></p><h4>These are the best ones ever!</h4>${second}`
  expect(read(foods + body)?.instructions).toEqual(plainSteps.map((text) => ({ text, name: null, group: null })))
})

test('does not name a step by its number', () => {
  const body =
    '<h2>Method</h2><h4>1</h4><p>Whisk everything in a large bowl.</p><h4>2</h4><p>Fry thin pancakes in butter.</p>'
  expect(read(foods + body)?.instructions).toEqual(plainSteps.map((text) => ({ text, name: null, group: null })))
})

test('leaves out a button behind each ingredient, and a download below them', () => {
  const items = ['250 g flour', '3 eggs', '500 ml milk', '1 pinch salt']
  const list = items.map((item) => `<li>${item} Add to list</li>`).join('')
  expect(lines(`<h2>Ingredients</h2><ul>${list}</ul>${method}`)).toEqual(items)
  const file = `<h2>Ingredients</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}<li>Shopping list (120 KB)</li></ul>`
  expect(lines(file + method)).toEqual(items)
})

test('keeps a line whole whose bold part goes on above a line break', () => {
  const list =
    '<p><b>250 g flour</b>, sifted<br><b>3 eggs<br>Oil<br>500 ml milk</b>, not <a href="/cold">cold</a><br><b>1 tsp salt</b></p>'
  expect(lines(`<h2>Ingredients</h2>${list}${method}`)).toEqual([
    '250 g flour, sifted',
    '3 eggs',
    'Oil',
    '500 ml milk, not cold',
    '1 tsp salt',
  ])
})

test('does not read a box with two amounts as one line', () => {
  const list = `<b>Batter</b>${box('250 g flour', '3 eggs', '500 ml milk')}<b>Filling</b>${box('2 pounds plums', '1 ¼ cups sugar')}`
  expect(lines(`<h2>Ingredients</h2><div>${list}</div>${method}`)?.slice(3)).toEqual([
    'Filling: 2 pounds plums',
    'Filling: 1 ¼ cups sugar',
  ])
})

test('reads a part with only one ingredient in boxes', () => {
  const list = `<h3>Batter</h3><div>${row('250 g', 'flour')}${row('3', 'eggs')}${row('500 ml', 'milk')}${row('1 tsp', 'salt')}</div><h3>Filling</h3><div>${row('4', 'plums')}</div>`
  expect(lines(`<h2>Ingredients</h2>${list}${method}`)?.slice(3)).toEqual(['Batter: 1 tsp salt', 'Filling: 4 plums'])
})

test('ends the ingredients where numbered sentences start', () => {
  const body =
    '<h2>Ingredients</h2><p>250 g flour</p><p>3 eggs</p><p>500 ml milk</p><p>1- Whisk everything in a large bowl until smooth.</p><p>Let it rest for an hour.</p><p>2- Fry thin pancakes in plenty of butter.</p>'
  expect(lines(body)).toEqual(['250 g flour', '3 eggs', '500 ml milk'])
  expect(steps(body)?.[0]).toBe('Whisk everything in a large bowl until smooth.')
})

test('drops the zero of "0 salt" and the line that says what the list makes', () => {
  const items = ['Yield: 5 cups', '250 g flour', '3 eggs', '0 salt', 'For 2 pans', '500 ml milk']
  const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  expect(lines(`<h2>Ingredients</h2>${list}${method}`)).toEqual(['250 g flour', '3 eggs', 'salt', '500 ml milk'])
})

const listed = (...items: Array<string>) => lines(`<h2>Ingredients</h2>${needs(...items)}${method}`)

test('keeps the zero that belongs to a food, unless the list writes zeros for amounts', () => {
  const foodLines = ['250 g flour', '3 eggs', '0 fat yogurt', '500 ml milk']
  expect(listed(...foodLines)).toEqual(foodLines)
  expect(listed('250 g flour', '3 eggs', '0 sugar or honey', '0 salt')?.slice(2)).toEqual(['sugar or honey', 'salt'])
})

test('reads no comment that is in formatting with line breaks', () => {
  const comment = '<b class="comments">2 eggs are too few<br>4 eggs are better<br>5 eggs are best</b>'
  const body = `<h2>Ingredients</h2><div>250 g flour<br>3 eggs<br>500 ml milk<br>${comment}</div>${method}`
  expect(lines(body)).toEqual(['250 g flour', '3 eggs', '500 ml milk'])
})

test('leaves out captions of pictures, and foods and tools between steps that are paragraphs', () => {
  const [first, second] = plainSteps.map((step) => `<div class="step"><p>${step}</p></div>`)
  const boxes = `<div>${first}${picture('The batter is smooth | Pots')}${second}${picture('Golden pancakes | Pots')}</div>`
  expect(steps(`${foods}<h2>Method</h2>${boxes}`)).toEqual(plainSteps)
  const parts = `${needs('Whisk', '250 g flour', '3 eggs', '500 ml milk')}<p>${plainSteps[0]}</p>${needs('Frying pan', 'Butter')}<p>${plainSteps[1]}</p>`
  expect(steps(`${foods}<h2>Method</h2>${parts}`)).toEqual(plainSteps)
})

test('reads short sentences under "Prepare the ingredients" as steps', () => {
  const body = `${foods}<h2>Method</h2><h3>Prepare the ingredients</h3><p>Sift flour.</p><p>Beat eggs.</p><h3>Fry</h3><p>Fry thin pancakes in butter.</p>`
  expect(steps(body)).toEqual(['Sift flour.', 'Beat eggs.', 'Fry thin pancakes in butter.'])
})

test('takes the headings beside "Making the batter" as headings of steps, if they look alike', () => {
  const body = `${chapter('Dry things', 'Sift the flour with the salt.')}${chapter('Making the batter', plainSteps[0] ?? '')}${chapter('In the pan', plainSteps[1] ?? '')}<h5>Print this</h5><p>Send the recipe to your printer.</p>${foods}`
  expect(steps(body)).toEqual(['Sift the flour with the salt.', ...plainSteps])
})
