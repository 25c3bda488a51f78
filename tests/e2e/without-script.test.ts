import { afterAll, expect, test } from 'vitest'
import { plainVisitor } from './plain-visitor.ts'
import { startStandInWeb } from './stand-in-web.ts'
import { siteUrl } from './worker-site.ts'

const web = await startStandInWeb({
  '/toast': {
    body: `<!doctype html><title>Toast</title><h1>Plain Toast</h1><h2>Ingredients</h2><ul><li>2 slices bread</li><li>10 g butter</li></ul>
      <h2>Method</h2><ol><li>Toast the bread.</li><li>Butter it.</li></ol>`,
  },
})
afterAll(() => web.close())

test('shows the complete home page', async () => {
  const { $, text } = await plainVisitor(siteUrl).open('/')
  const parts = [
    'Every Occasion',
    'Explore Recipes',
    'Featured Recipes',
    'Breakfast',
    'Soups & Stews',
    'All Categories',
    'Chef Ratings',
    'Latest Recipes',
    'Explore All Recipes',
    'Subscribe',
  ]
  const places = parts.map((part) => text('main').indexOf(part))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((left, right) => left - right))
  expect($('article').length).toBeGreaterThanOrEqual(6)
})

test('shows and scales a recipe with links', async () => {
  const { $, text } = await plainVisitor(siteUrl).open('/recipe/creamy-garlic-parmesan-pasta?scale=2')
  for (const part of [
    'Creamy Garlic Parmesan Pasta',
    '800 g bucatini',
    'Soften the garlic',
    'Tips',
    'Nutrition facts',
    'Related Recipes',
  ]) {
    expect(text()).toContain(part)
  }
  expect($('script[type="application/ld+json"]').first().text()).toContain('HowToStep')
})

test('scales a recipe by an ingredient at hand, and says what it does not understand', async () => {
  const visitor = plainVisitor(siteUrl)
  const recipe = await visitor.open('/recipe/creamy-garlic-parmesan-pasta')
  const refused = await recipe.send('Scale Recipe', { 'I have': 'some' })
  expect(refused.text()).toContain('Enter an amount, such as 350 g or 2 cups.')
  const scaled = await recipe.send('Scale Recipe', { 'I have': '600 g', 'Oven temperatures': 'Gas mark' })
  expect(scaled.text()).toContain('600 g bucatini')
  expect(scaled.url).toContain('?scale=1.5&oven=gas')
})

test('imports a recipe with plain forms', async () => {
  let page = await plainVisitor(siteUrl).open('/import')
  page = await page.send('Import', { 'Recipe Website URL': `${web.url}/toast` })
  page = await page.send('Save Recipe', { Title: '' })
  expect(page.text()).toContain('Give the recipe a title')
  expect(page.valueOf('Ingredients')).toContain('2 slices bread')
  page = await page.send('Save Recipe', { Title: 'Plain Toast without script' })
  expect(page.text('h1')).toBe('Plain Toast without script')
})

test('subscribes to the newsletter', async () => {
  const page = await plainVisitor(siteUrl).open('/')
  const answer = await page.send('Subscribe', { 'you@example.com': 'plain@example.com' })
  expect(answer.text()).toContain('Thank you for subscribing!')
})

test('shows a flash message only on the next page', async () => {
  const visitor = plainVisitor(siteUrl)
  const thanks = 'Thank you. We’ll look into it.'
  const recipe = '/recipe/creamy-garlic-parmesan-pasta'
  const report = await visitor.open(`${recipe}/report`)
  const next = await report.send('Send Report', {
    'What is wrong?': 'Something else',
    Details: 'The sauce stays thin.',
  })
  expect(next.url).toBe(siteUrl + recipe)
  expect(next.text().split(thanks)).toHaveLength(2)
  expect(await (await fetch(siteUrl + recipe)).text()).not.toContain('We’ll look into it')
  for (const path of ['/latest', '/contact', recipe]) expect((await visitor.open(path)).text()).not.toContain(thanks)
  const refused = await (await visitor.open(`${recipe}/report`)).send('Send Report')
  expect(refused.$('select[aria-invalid=true]').length).toBe(1)
  expect(refused.text()).not.toContain(thanks)
})
