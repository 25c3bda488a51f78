import { expect, test } from 'vitest'
import { foodList, foods, items, method, paragraphs, readCrumble } from '../../testing/plum-crumble.ts'
import { readWebPage } from './read-web-page.ts'

const stepList = `<h2>Method</h2><ol>${items(method)}</ol>`
const sauce = ['Boil the milk with the vanilla.', 'Pour it over the plums.']
const sauceSteps = sauce.map((step) => `Sauce: ${step}`)

test('keeps the parts behind a text between their lists', () => {
  const text = '<p>The crumble keeps for a day, so there is time for the sauce.</p>'
  const parts = `<h3>Crumble</h3><ol>${items(method)}</ol>${text}<h3>Sauce</h3><ol>${items(sauce)}</ol>`
  expect(readCrumble(`${foodList}<h2>Method</h2>${parts}`).steps?.slice(-2)).toEqual(sauceSteps)
  const menu = `<h3>More</h3><ol>${items(['Pear Tart', 'Apple Cake'])}</ol>`
  expect(
    readCrumble(`${foodList}<h2>Method</h2><h3>Crumble</h3><ol>${items(method)}</ol>${text}${menu}`).steps,
  ).toEqual(method.map((step) => `Crumble: ${step}`))
})

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

test.each(['../index.html', 'index.html', '/', 'https://www.plums.example/'])(
  'leaves out a line that is only a link to %s',
  (address) => {
    const link = `<a href="${address}">Go back to all of my plum recipes</a>`
    const typed = method.join('<br>')
    expect(readCrumble(`${foodList}<h2>Method</h2><p>${typed}</p>${link}`).steps).toEqual(method)
    expect(readCrumble(`${foodList}<h2>Method</h2>${paragraphs(method)}${link}`).steps).toEqual(method)
  },
)

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

test.each(['Adapted from Aunt May’s notebook.', 'Source: The Plum Book', 'Inspired by a bakery in Bonn.'])(
  'leaves out the source below the steps: %s',
  (line) => {
    expect(readCrumble(`${foodList}<h2>Method</h2>${paragraphs([...method, line])}`).steps).toEqual(method)
  },
)
