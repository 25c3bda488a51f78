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
  },
)

test('keeps a step that links to its picture', () => {
  const linked = method.map((step, index) => (index === 1 ? `<a href="images/step1.jpg">${step}</a>` : step))
  expect(readCrumble(`${foodList}<h2>Method</h2>${paragraphs(linked)}`).steps).toEqual(method)
})

test('takes the short line above the lists as the title of a page without any', () => {
  const above = paragraphs(['Plum Crumble with Cinnamon', 'Serves 6', 'My aunt made it every year.'])
  expect(readWebPage(above + foodList + stepList).draft?.title).toBe('Plum Crumble with Cinnamon')
})

test.each(['Tempo: 25min', 'Serves: 4', 'Prep time: 10 minutes'])(
  'does not take "%s" as the name of a part',
  (fact) => {
    const above = `<h2>Ingredients</h2><h3>${fact}</h3><ul>${items(foods)}</ul>`
    expect(readCrumble(`${above}<h2>Method</h2><h3>${fact}</h3><ol>${items(method)}</ol>`)).toEqual({
      foods,
      steps: method,
    })
  },
)

test.each([
  'Adapted from Aunt May’s notebook.',
  'Source: The Plum Book',
  'Inspired by a bakery in Bonn.',
  'This recipe is from the plum festival of 2011',
])('leaves out the source below the steps: %s', (line) => {
  expect(readCrumble(`${foodList}<h2>Method</h2>${paragraphs([...method, line])}`).steps).toEqual(method)
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

test('takes no heading that links back for the title', () => {
  const footer = '<footer><h2><a href="../index.html">Ann’s Pots</a></h2></footer>'
  expect(titleOf(`<title>Ann’s Pots | Crumble</title><h1>Crumble</h1>${lists}${footer}`)).toBe('Crumble')
})

test('reads the title in a heading without an end tag', () => {
  expect(
    titleOf(`<title>Ann’s Plum Crumble</title><h1>Plum Crumble<h1><p>${'It is easy. '.repeat(40)}</p>${lists}`),
  ).toBe('Plum Crumble')
})

test('leaves out the times above the heading in a box of ingredients', () => {
  const times = `<ul>${items(['Preparación: 1 hora', 'Porciones: 1 molde de 24 cm'])}</ul>`
  const box = `<div class="recipe-ingredients"><h3>Plum Crumble</h3>${times}${foodList}</div>`
  expect(readCrumble(box + stepList).foods).toEqual(foods)
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
  const tips = ['Expert Tips', 'Storing Leftovers'].map((heading) => more.replace('Rolling Out', heading))
  for (const tip of tips) expect(readCrumble(foodList + stepList + tip).steps).toEqual(method)
  const links = `<h2>Rolling Out</h2><ul>${items(['Pear Tart', 'Apple Cake'])}</ul>`
  expect(readCrumble(foodList + stepList + links).steps).toEqual(method)
})

test.each(['Notas', 'Beschreibung', 'Descripción'])('ends the steps at "%s"', (heading) => {
  const notes = `<h3>${heading}</h3><ul>${items(['If the crumble sticks to the dish, cut around it with a knife.'])}</ul>`
  const box = `<div class="instructions"><h3>Instrucciones</h3><ol>${items(method)}</ol>${notes}</div>`
  expect(readCrumble(foodList + box).steps).toEqual(method)
})

test.each([
  ['The online cookbook of Ann Potts', 'It is the one that my mother made every summer.'],
  ['Ein Blog für Rezepte', 'It is the one that my mother made every summer.'],
  ['The crumble of our cookbook', 'The crumble of our cookbook'],
])('describes the dish and not the site: %s', (description, expected) => {
  const meta = `<meta name="description" content="${description}">`
  const story = '<p>It is the one that my mother made every summer.</p>'
  const page = `<head><title>Plum Crumble</title>${meta}</head><h1>Plum Crumble</h1>${story}${lists}`
  expect(readWebPage(page).draft?.description).toBe(expected)
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

const quoted = (text: string) => `<blockquote><p>${text}</p></blockquote><hr>`

test('reads the foods of a later step that are listed above it', () => {
  const [first = '', ...others] = method
  const parts = `<ul>${items(foods)}</ul>${quoted(first)}<ul><li>1 tbsp oil</li></ul>${quoted(others.join(' '))}`
  expect(readCrumble(`<section>${parts}</section>`)).toEqual({
    foods: [...foods, '1 tbsp oil'],
    steps: [first, others.join(' ')],
  })
})
