import { expect, test } from 'vitest'
import { readWebPage } from './read-web-page.ts'

const lists = '<h2>Ingredients</h2><ul><li>1 egg</li></ul><h2>Method</h2><ol><li>Boil it.</li></ol>'

test.each([
  ['the heading is longer', '<title>Rice</title><h1>Evening rice</h1>', 'Evening rice'],
  ['the heading is shorter', '<title>Evening rice from Ann | Ann’s pots</title><h1>Evening rice</h1>', 'Evening rice'],
  ['the only heading differs from it', '<title>Day 12</title><h1>Evening rice</h1>', 'Evening rice'],
  [
    'the first heading names the site',
    '<title>Evening rice</title><h1>Ann’s pots</h1><h1>Evening rice</h1>',
    'Evening rice',
  ],
  [
    'the only heading is above pictures of a network',
    '<title>Evening rice | Ann’s pots</title><h1>Instagram</h1>',
    'Evening rice',
  ],
  ['the heading ends in the word "recipe"', '<h1>Evening rice – recipe</h1>', 'Evening rice'],
])('reads the title when %s', (_, head, title) => {
  expect(readWebPage(head + lists).draft?.title).toBe(title)
})

test.each([
  ['Evening rice with leeks - pots.example - All recipes', 'Evening rice with leeks'],
  ['Evening rice with leeks - the quick one', 'Evening rice with leeks - the quick one'],
  ['Evening rice with leeks by Ann Potts', 'Evening rice with leeks'],
  ['Evening rice with leeks by candlelight', 'Evening rice with leeks by candlelight'],
  ['Evening rice with leeks 4.5 (120 ratings)', 'Evening rice with leeks'],
  ['Evening rice with leeks ★★★★☆', 'Evening rice with leeks'],
  ['Evening rice with leeks 2.0', 'Evening rice with leeks 2.0'],
])('removes the site, the cook and a rating from a marked-up name: %s', (name, title) => {
  const markup = JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeIngredient: ['1 egg'],
    recipeInstructions: 'Boil it.',
  })
  const page = `<title>${name}</title><script type="application/ld+json">${markup}</script><h1>Evening rice with leeks</h1>`
  expect(readWebPage(page, 'https://www.pots.example/rice').draft?.title).toBe(title)
})
