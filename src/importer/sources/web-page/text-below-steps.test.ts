import { expect, test } from 'vitest'
import { foodList, items, method, paragraphs, readCrumble } from '../../testing/plum-crumble.ts'

test.each([
  'Guten Appetit!',
  'Bon appétit à tous !',
  'Lasst es euch schmecken',
  'Smacznego :)',
  'ごちそうさまでした。',
])('ends the steps at "%s", unless it is an item of their list', (wish) => {
  const greeting = paragraphs([wish, 'See you all again next week, your Nadine.', 'Eure Nadine'])
  expect(readCrumble(`${foodList}<h2>Zubereitung</h2>${paragraphs(method)}${greeting}`).steps).toEqual(method)
  const list = `${foodList}<h2>Zubereitung</h2><ol>${items([...method, 'Guten Appetit!'])}</ol>`
  expect(readCrumble(list).steps).toEqual([...method, 'Guten Appetit!'])
})

const sauce = ['Boil the milk with the vanilla until it is thick.', 'Pour it over the plums.']

test.each([
  'Guten Appetit!',
  'Viel Spaß beim Backen und lasst es euch schmecken!',
  'Bon appetit and enjoy',
  'Smacznego!',
])('keeps the steps below "%s"', (wish) => {
  const [first = '', ...others] = method
  const above = `${foodList}<h2>Method</h2>`
  expect(readCrumble(`${above}<p>${[first, wish, ...others].join('<br>')}</p>`).steps).toEqual(method)
  expect(readCrumble(`${above}${paragraphs([...method, wish])}<h3>Sauce</h3>${paragraphs(sauce)}`).steps).toEqual([
    ...method,
    ...sauce.map((step) => `Sauce: ${step}`),
  ])
})

test('keeps a step that starts with a wish', () => {
  const layers = [...method, 'Bon appetit, and now the second layer', 'Spread the cream on top.']
  expect(readCrumble(`${foodList}<h2>Method</h2>${paragraphs(layers)}`).steps).toEqual(layers)
})

test('ends steps with typed numbers at the last of them', () => {
  const steps = paragraphs(method.map((step, index) => `${index + 1}. ${step}`))
  const below = paragraphs(['Let me know if you try these! Yours, Mel', 'More like this: Pear Tart, Apple Cake.'])
  expect(readCrumble(`${foodList}<h2>Method</h2>${steps}${below}`).steps).toEqual(method)
  expect(readCrumble(`${foodList}<h2>Method</h2>${paragraphs(method)}<p>4. Serve with cream.</p>`).steps).toHaveLength(
    4,
  )
})

test('keeps sentences below steps with typed numbers, and parts below a heading', () => {
  const above = `${foodList}<h2>Method</h2>`
  const steps = paragraphs(method.map((step, index) => `${index + 1}. ${step}`))
  const last = 'Leave to cool for ten minutes, then dust with sugar and serve with cream.'
  expect(readCrumble(`${above}${steps}${paragraphs([last, 'Serve warm'])}`).steps).toEqual([
    ...method,
    last,
    'Serve warm',
  ])
  expect(readCrumble(`${above}${steps}<h3>Sauce</h3>${paragraphs(sauce)}`).steps).toEqual([
    ...method,
    ...sauce.map((step) => `Sauce: ${step}`),
  ])
  const glaze = paragraphs(['1. Make the dough.', '2. Roll it out.', '3. Make the glaze:', ...sauce])
  expect(readCrumble(above + glaze).steps).toEqual([
    'Make the dough.',
    'Roll it out.',
    ...sauce.map((step) => `Make the glaze: ${step}`),
  ])
})
