import { afterAll, expect, test } from 'vitest'
import { newAddress } from './new-address.ts'
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

test('adds recipes to one list, which moves to the account later', async () => {
  const visitor = plainVisitor(siteUrl)
  const nothing = await (await visitor.open('/shopping-list')).send('Open this browser’s list')
  expect(nothing.text()).toContain('This browser has no list yet.')
  const scaled = await visitor.open('/recipe/creamy-garlic-parmesan-pasta?scale=2&units=us')
  let list = await scaled.send('Add to shopping list')
  expect(list.url).toMatch(/\/shopping-list\/[\w-]{32}$/)
  expect(list.text()).toContain('items added to your list')
  expect(list.text('main')).toContain('bucatini')
  expect(list.text('main')).not.toContain('400 g')
  expect(list.text('main')).toContain('For Creamy Garlic Parmesan Pasta')
  const { url } = list
  await (await visitor.open('/recipe/classic-chocolate-chip-cookies')).send('Add to shopping list')
  list = await (await visitor.open('/shopping-list')).send('Add', { 'Add an item': '3 leeks, 4 carrots' })
  expect(list.url).toBe(url)
  await list.send('Tick 4 carrots')
  for (const part of ['bucatini', 'for Classic Chocolate Chip Cookies', '3 leeks']) expect(list.text()).toContain(part)
  expect((await (await visitor.open('/shopping-list')).send('Open this browser’s list')).url).toBe(url)
  const stopped = await (await visitor.open('/shopping-list')).send('Stop sharing it')
  expect(stopped.text()).toContain('The link no longer works')
  expect((await visitor.open(new URL(url).pathname)).status).toBe(404)
  const again = await stopped.send('Open this browser’s list')
  expect(again.url).not.toBe(url)
  expect(again.text('main')).toContain('3 leeks')

  const account = { Email: 'pia@cooks.example', Password: 'plum-orchard-7-evening' }
  await (await visitor.open('/auth?mode=create-account')).send('Create Account', account)
  const own = await visitor.open('/shopping-list')
  expect(own.text('main')).not.toContain('3 leeks')
  expect(own.text('main')).toContain('Nothing to buy.')
  expect(own.text('main')).not.toContain('JavaScript is off')
  const moved = await own.send('Move it into my account')
  expect(moved.text('main')).toContain('3 leeks')
  expect(moved.text('main')).not.toContain('Move it into my account')
})

test('imports a recipe with plain forms', async () => {
  let page = await plainVisitor(siteUrl).open('/import')
  const pasted = { 'Text of the recipe, or HTML of the page': 'Soup, as I remember it' }
  page = await page.send('Read the pasted text', pasted)
  expect(page.valueOf('Text of the recipe, or HTML of the page')).toBe('Soup, as I remember it')
  page = await page.send('Import', { 'Recipe Website URL': newAddress(`${web.url}/toast`) })
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
