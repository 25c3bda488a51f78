import { expect, test } from 'vitest'
import { foodList, foods, items, method, paragraphs, readCrumble } from '../../testing/plum-crumble.ts'
import { readWebPage } from './read-web-page.ts'

const stepList = `<h2>Method</h2><ol>${items(method)}</ol>`
const sauce = ['Boil the milk with the vanilla.', 'Pour it over the plums.']

test('reads foods without amounts below the heading of their part', () => {
  const parts = `<h2>Ingredients</h2><h3>Fruit</h3><ul>${items(['Plums', 'Cinnamon'])}</ul><h3>Topping</h3><ul>${items(['Flour', 'Butter'])}</ul>`
  expect(readCrumble(parts + stepList).foods).toEqual([
    'Fruit: Plums',
    'Fruit: Cinnamon',
    'Topping: Flour',
    'Topping: Butter',
  ])
})

test('reads typed text whose heading has the servings in brackets', () => {
  const text = ['Ingredients (4 people)', '', ...foods, '', 'Method', '', ...method].join('\n')
  expect(readCrumble(`<pre>${text}</pre>`)).toEqual({ foods, steps: method })
})

const part = (name: string, lines: ReadonlyArray<string>) => `<h2>Ingredients (${name})</h2><ul>${items(lines)}</ul>`

test('keeps the names of parts in brackets', () => {
  const parts = part('fruit', ['600 g plums', '2 tbsp sugar']) + part('topping', ['120 g flour', '80 g butter'])
  expect(readCrumble(parts + stepList).foods?.at(-1)).toBe('Ingredients (topping): 80 g butter')
})

test.each(['../index.html', 'index.html', '/', 'https://www.plums.example/'])(
  'leaves out a line that is only a link to %s',
  (address) => {
    const link = `<a href="${address}">Go back to all of my plum recipes</a>`
    const typed = method.join('<br>')
    expect(readCrumble(`${foodList}<h2>Method</h2><p>${typed}</p>${link}`).steps).toEqual(method)
    expect(readCrumble(`${foodList}<h2>Method</h2>${paragraphs(method)}${link}`).steps).toEqual(method)
    expect(readCrumble(`${foodList}<h2>Method</h2>${paragraphs([link, ...method])}`).steps).toEqual(method)
    expect(readCrumble(`${foodList}<h2>Method</h2><p>${link}<br>${typed}</p>`).steps).toEqual(method)
    const italic = '<p><em>The plums grow behind the house of my aunt.</em></p>'
    expect(readCrumble(`${foodList}<h2>Method</h2>${paragraphs(method)}${italic}${link}`).steps).toEqual(method)
  },
)

test.each(['images/step1.jpg', 'images/STEP1.JPG?width=800'])(
  'keeps a step that links to the picture %s',
  (address) => {
    const steps = [
      'Halve the plums and lay them in a dish',
      'Rub the butter into the flour',
      'Bake it until it bubbles',
    ]
    const linked = steps.map((step, index) => (index === 1 ? `<a href="${address}">${step}</a>` : step))
    expect(readCrumble(`${foodList}<h2>Method</h2>${paragraphs(linked)}`).steps).toEqual(steps)
  },
)

test.each(['?show=', 'plum.html#', '#'])('reads the lists below links of tabs: %s', (address) => {
  const tab = (name: string) => `<div><a href="${address}${name}">${name}</a></div>`
  const names = ['Plums', 'Flour', 'Butter']
  expect(readCrumble(`${tab('Ingredients')}<ul>${items(names)}</ul>${tab('Method')}<ol>${items(method)}</ol>`)).toEqual(
    {
      foods: names,
      steps: method,
    },
  )
})

test('keeps a step that links to another page of the cook', () => {
  const linked = method.map((step, index) => (index === 1 ? `<a href="dough.html">${step}</a>` : step))
  expect(readCrumble(`${foodList}<h2>Method</h2>${paragraphs(linked)}`).steps).toEqual(method)
  expect(readCrumble(`${foodList}<h2>Method</h2><p>${linked.join('<br>')}</p>`).steps).toEqual(method)
})

const row = (amount: string, food: string) =>
  `<div class="row"><p class="aria">${amount} ${food}</p><div class="amount">${amount}</div><div class="food"><a href="/shop/food">${food}</a></div></div>`

test('reads foods that are links once if the page lists them for each number of servings', () => {
  const forTwo = row('300 g', 'plums') + row('60 g', 'flour') + row('40 g', 'butter')
  const forFour = row('600 g', 'plums') + row('120 g', 'flour') + row('80 g', 'butter')
  const box = `<div class="ingredients"><h3>Ingredients</h3><div>${forTwo}</div><div>${forFour}</div></div>`
  expect(readCrumble(box + stepList).foods?.filter((food) => food === 'plums')).toHaveLength(1)
})

const titleOf = (page: string) => readWebPage(page).draft?.title
const lists = foodList + stepList

test.each(['Ann’s Recipes', 'The Cookbook of Our Club', 'Recettes de toto', 'Rezeptbuch'])(
  'takes the heading above the lists as the title of a page named "%s"',
  (site) => {
    const dish = `<h1>${site}</h1><h2>Plum Crumble</h2><h3>Story</h3><p>It is easy.</p>${lists.replaceAll('h2', 'h3')}`
    expect(titleOf(`<title>${site}</title>${dish}`)).toBe('Plum Crumble')
    expect(titleOf(`<title>${site}</title><h1>${site}</h1>${lists}`)).toBe(site)
    expect(titleOf(`<title>${site}</title>${dish.replace('Plum Crumble', 'Why You Will Love It')}`)).toBe(site)
  },
)

test.each([
  'Grandma’s Recipes Book Cake',
  'Ann’s Cookbook Brownies',
  'Lasagna from Ann’s Cookbook',
  '3 Plum Recipes',
  'Curry Recipes: Dal',
  'Kochbuch-Kuchen',
])('keeps the title "%s" above a heading', (dish) => {
  const page = `<title>${dish}</title><h1>${dish}</h1><h2>A Slice of History</h2><p>It is old.</p>`
  expect(titleOf(page + lists.replaceAll('h2', 'h3'))).toBe(dish)
})

test('leaves out the times above the heading in a box of ingredients', () => {
  const times = `<ul>${items(['Preparación: 1 hora', 'Porciones: 1 molde de 24 cm'])}</ul>`
  const box = `<div class="recipe-ingredients"><h3>Plum Crumble</h3>${times}${foodList}</div>`
  expect(readCrumble(box + stepList).foods).toEqual(foods)
})

test('keeps the foods above the heading in a box of ingredients', () => {
  const box = `<div class="recipe-ingredients"><h3>Sauce</h3><ul><li>2 eggs</li><li>1 tbsp oil</li></ul>${foodList}</div>`
  expect(readCrumble(box + stepList).foods).toHaveLength(5)
})

test('keeps items without a full stop below a sentence of their list', () => {
  const steps = ['Stir well without making lumps!', 'Leave the batter in a cool place', 'Grease the pan with some oil']
  const foodsOfPart = `<h2>Ingrédients pour la pâte</h2><ul>${items(foods)}</ul>`
  expect(readCrumble(`${foodsOfPart}<h2>Recette</h2><ol>${items(steps)}</ol>`).steps).toEqual(steps)
})

test.each(['Baking', 'Cuisson', 'Assembly'])('goes on with the steps below "%s"', (heading) => {
  const steps = `<h2>Method</h2><ul>${items(method)}</ul><h2>${heading}</h2><ul>${items(sauce)}</ul>`
  expect(readCrumble(foodList + steps).steps).toEqual([...method, ...sauce.map((step) => `${heading}: ${step}`)])
})

test('goes on with numbered steps below headings that look the same', () => {
  const more = `<h2>Rolling Out</h2><ol>${items(sauce)}</ol>`
  expect(readCrumble(foodList + stepList + more).steps).toEqual([
    ...method,
    ...sauce.map((step) => `Rolling Out: ${step}`),
  ])
  const tips = [
    'Expert Tips',
    'Storing Leftovers',
    'Troubleshooting',
    'Gut zu wissen',
    'Making It Vegan',
    'Frying Tips',
    'Variantes',
    '3 Thoughts',
  ].map((heading) => more.replace('Rolling Out', heading))
  for (const tip of tips) expect(readCrumble(foodList + stepList + tip).steps).toEqual(method)
  const links = `<h2>Rolling Out</h2><ul>${items(['Pear Tart', 'Apple Cake'])}</ul>`
  expect(readCrumble(foodList + stepList + links).steps).toEqual(method)
})

test.each([
  ['links', '<a href="/pear">Pear tart with almonds</a>', '<a href="/apple">Apple cake</a>'],
  ['facts', 'Temps : 30 min', 'Four : 180 °C'],
])('does not take %s below "Cuisson" for steps', (_, ...lines) => {
  const steps = `<h2>Method</h2><ul>${items(method)}</ul><h2>Cuisson</h2><ul>${items(lines)}</ul>`
  expect(readCrumble(foodList + steps).steps).toEqual(method)
})

test.each(['Beschreibung', 'Descripción'])('reads steps under "%s"', (heading) => {
  expect(
    readCrumble(`${foodList}<div class="instructions"><h3>${heading}</h3><ol>${items(method)}</ol></div>`).steps,
  ).toEqual(method.map((step) => `${heading}: ${step}`))
})

const servingsOf = (body: string) => readWebPage(`<title>Crumble</title><h1>Crumble</h1>${body}`).draft?.servings

test('reads the servings at the end of the last step', () => {
  const steps = [...method.slice(0, 2), `${'Bake it in the middle of the oven. '.repeat(5)}Leave to cool. Serves 6.`]
  const page = `${foodList}<h2>Method</h2>${paragraphs(steps)}`
  expect(servingsOf(page)).toBe(6)
  expect(servingsOf(`${page}<p>Servings: 4</p>`)).toBe(4)
  expect(servingsOf(page.replace('Serves 6', 'Per serving: 250 kcal'))).toBeNull()
  expect(servingsOf(page.replace('Serves 6', 'Serves 6 as long as you have no cream'))).toBeNull()
  expect(servingsOf(`${lists}<h2>Comments</h2>${paragraphs(steps.slice(-1))}`)).toBeNull()
})

test.each(['Notas', 'Nota:'])('ends the steps at "%s"', (heading) => {
  const notes = `<h3>${heading}</h3><ul>${items(['If the crumble sticks to the dish, cut around it with a knife.'])}</ul>`
  const box = `<div class="instructions"><h3>Instrucciones</h3><ol>${items(method)}</ol>${notes}</div>`
  expect(readCrumble(foodList + box).steps).toEqual(method)
})

test.each([
  ['The online cookbook of Ann Potts', 'It is the one that my mother made every summer.'],
  ['Rezepte von Ann', 'It is the one that my mother made every summer.'],
  ['Ein Blog für Rezepte', 'It is the one that my mother made every summer.'],
  ['Ann’s Pots is an illustrated food blog', 'It is the one that my mother made every summer.'],
  ['The crumble of our cookbook', 'The crumble of our cookbook'],
  ['One of my favorite recipes of this blog', 'One of my favorite recipes of this blog'],
  ['The best dessert on this website', 'The best dessert on this website'],
  ['Eines unserer liebsten Rezepte', 'Eines unserer liebsten Rezepte'],
  ['Una de mis recetas favoritas', 'Una de mis recetas favoritas'],
])('describes the dish and not the site: %s', (description, expected) => {
  const meta = `<meta name="description" content="${description}">`
  const story = '<p>It is the one that my mother made every summer.</p>'
  const page = `<head><title>Plum Crumble</title>${meta}</head><h1>Plum Crumble</h1>${story}${lists}`
  expect(readWebPage(page).draft?.description).toBe(expected)
})

test('reads a row with two amounts among rows as one', () => {
  const rows = ['600 g<br>plums', '120 g<br>flour', '80 g<br>butter', '1 cup<br>4 oz oats']
  const list = `<div>${rows.map((line) => `<p class="row">${line}</p>`).join('')}</div>`
  expect(readCrumble(`<h2>Ingredients</h2>${list}${stepList}`).foods?.slice(0, 3)).toEqual(foods)
})

test('reads short paragraphs with line breaks as lists, like the longer ones beside them', () => {
  const parts = [
    ['600 g plums', '2 tbsp sugar', '1 lemon'],
    ['120 g flour', '80 g butter'],
    ['3 tbsp oats', 'Cinnamon'],
  ]
  const paragraphsOf = parts
    .map((lines) => `<p class="ingredients">${lines.join('<br>')}<br></p>`)
    .join('<h4>More</h4>')
  expect(readCrumble(`<div><h2>Ingredients</h2>${paragraphsOf}</div>${stepList}`).foods?.slice(-2)).toEqual([
    'More: 3 tbsp oats',
    'More: Cinnamon',
  ])
})
