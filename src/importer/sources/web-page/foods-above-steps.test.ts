import { expect, test } from 'vitest'
import { foods, method, paragraphs, readCrumble } from '../../testing/plum-crumble.ts'

test('reads foods without a heading of their own above the heading of the steps', () => {
  const parts = `<h3>Fruit</h3>${paragraphs(['600 g plums', 'Cinnamon'])}<h3>Topping</h3>${paragraphs(foods.slice(1))}`
  expect(readCrumble(`<p>My mother made it.</p>${parts}<h3>Directions</h3>${paragraphs(method)}`)).toEqual({
    foods: ['Fruit: 600 g plums', 'Fruit: Cinnamon', 'Topping: 120 g flour', 'Topping: 80 g butter'],
    steps: method,
  })
  expect(
    readCrumble(
      `<h2>Plum Crumble</h2>${paragraphs(['45 minutes', '180 °C', ...foods])}<h3>Directions</h3>${paragraphs(method)}`,
    ).foods,
  ).toEqual(foods)
})

const aboveDirections = (texts: ReadonlyArray<string>, heading = '') =>
  readCrumble(`<p>My mother made it.</p>${heading}${paragraphs(texts)}<h3>Directions</h3>${paragraphs(method)}`).foods

test('leaves out likes, photos and nutrition facts below such foods', () => {
  const sweet = [...foods, '30 g sugar']
  expect(aboveDirections([...sweet, '3 likes', '12 photos', '4 comments'])).toEqual(sweet)
  expect(aboveDirections(['3 likes', '12 photos', '1.2k shares', ...sweet])).toEqual(sweet)
  expect(aboveDirections([...sweet, '320 kcal', 'Protein: 5 g', '5 g protein'])).toEqual(sweet)
})

test('does not read nutrition facts or likes as such foods', () => {
  const facts = ['20 g fat', '5 g protein', '30 g sugar']
  expect(aboveDirections(facts)).toBeUndefined()
  expect(aboveDirections(['20 g fat', '5 g salt', '30 g sugar'])).toBeUndefined()
  expect(aboveDirections(foods, '<h3>Nutrition</h3>')).toBeUndefined()
  expect(aboveDirections(['3 likes', '12 photos', '4 comments'])).toBeUndefined()
})

test('reads such foods with typed bullets', () => {
  const parts = `<h3>Fruit</h3><p>- 600 g plums</p><h3>Topping</h3><p>- 120 g flour</p><p>- 80 g butter</p>`
  expect(readCrumble(`${parts}<h3>Directions</h3>${paragraphs(method)}`).foods).toEqual([
    'Fruit: 600 g plums',
    'Topping: 120 g flour',
    'Topping: 80 g butter',
  ])
})
