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
  [
    'a heading is the name of the site, as its address says',
    '<base href="https://www.eveningpots.example/"><title>Evening pots | Rice with leeks</title><meta property="og:title" content="Rice with leeks | Pots"><h1>Evening Pots</h1><h1>Rice with leeks</h1>',
    'Rice with leeks',
  ],
  [
    'the only main heading names the site, above the dish',
    '<title>Evening rice -- Ann’s pots</title><h1>Ann’s pots and pans</h1><h2>Evening rice</h2>',
    'Evening rice',
  ],
  [
    'a heading of the menu starts it, above the dish',
    '<title>Desserts - Evening rice</title><h3>Desserts</h3><h1>Evening rice</h1>',
    'Evening rice',
  ],
  [
    'its second line is a heading of its own',
    '<title>Evening rice | Pots</title><h1>Evening rice</h1><h2>with leeks and beans</h2>',
    'Evening rice with leeks and beans',
  ],
  [
    'only its second line is a heading',
    '<title>Evening Rice With Leeks | Pots</title><h1>pilaf</h1><h1>with leeks</h1>',
    'Evening Rice With Leeks',
  ],
  [
    'the first heading is its second line',
    '<head><title>Evening Rice With Leeks | Pots</title></head><h1>with leeks</h1>',
    'Evening Rice With Leeks',
  ],
  [
    'the dish is the address of a blog',
    '<base href="https://risotto.blogs.example/"><title>Evening rice | Ann’s pots</title><h1>Risotto</h1>',
    'Risotto',
  ],
  [
    'the dish is the name of the site, and the window has no other name',
    '<base href="https://www.risotto.example/"><title>Evening rice</title><h1>Risotto</h1>',
    'Risotto',
  ],
  [
    'a heading is the name of the site in another country',
    '<base href="https://www.rice.co.uk/"><title>Rice | Leeks in a pot</title><meta property="og:title" content="Leeks in a pot"><h1>Rice</h1><h1>Leeks in a pot</h1>',
    'Leeks in a pot',
  ],
  ['the heading ends in the word "recipe"', '<h1>Evening rice – recipe</h1>', 'Evening rice'],
  ['the heading is a recipe for it', '<h1>Recipe for Evening Rice</h1>', 'Evening Rice'],
  ['the heading is a recipe for disaster', '<h1>Recipe for Disaster Rice</h1>', 'Recipe for Disaster Rice'],
  ['the heading is a recipe for an evening', '<h1>Recipe for a rainy evening</h1>', 'Recipe for a rainy evening'],
  ['the heading is a German recipe for it', '<h1>Rezept für Abendreis</h1>', 'Abendreis'],
  ['the heading ends in the section of the site', '<h1>Evening rice | Recipes</h1>', 'Evening rice'],
])('reads the title when %s', (_, head, title) => {
  expect(readWebPage(head + lists).draft?.title).toBe(title)
})

test.each([
  ['Evening rice with leeks - pots.example - All recipes', 'Evening rice with leeks'],
  ['Evening rice with leeks - the quick one', 'Evening rice with leeks - the quick one'],
  ['Evening rice with leeks by Ann Potts', 'Evening rice with leeks'],
  ['Evening rice with leeks by candlelight', 'Evening rice with leeks by candlelight'],
  ['Evening rice with leeks 4.5 (120 ratings)', 'Evening rice with leeks'],
  ['Evening rice with leeks Recipe | Best Rice', 'Evening rice with leeks'],
  ['Evening rice with leeks ★★★★☆', 'Evening rice with leeks'],
  ['Evening rice with leeks 2.0', 'Evening rice with leeks 2.0'],
])('removes the site, the cook, a rating and words for search engines from a marked-up name: %s', (name, title) => {
  const markup = JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeIngredient: ['1 egg'],
    recipeInstructions: 'Boil it.',
  })
  const page = `<title>${name}</title><script type="application/ld+json">${markup}</script><h1>Evening rice with leeks</h1>`
  expect(readWebPage(page, 'https://www.pots.example/rice').draft?.title).toBe(title)
})
