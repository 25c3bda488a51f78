import { afterAll, expect, test } from 'vitest'
import { launch, newVisitor } from './browser.ts'
import { startStandInWeb } from './stand-in-web.ts'
import { siteUrl } from './site-url.ts'

const web = await startStandInWeb({
  '/toast': {
    body: `<!doctype html><title>Toast</title><h1>Plain Toast</h1><h2>Ingredients</h2><ul><li>2 slices bread</li><li>10 g butter</li></ul>
      <h2>Method</h2><ol><li>Toast the bread.</li><li>Butter it.</li></ol>`,
  },
})
const browser = await launch()
afterAll(async () => {
  await browser.close()
  await web.close()
})

const readers = { javaScriptEnabled: false }

test('home is complete and in order', async () => {
  const { page, close } = await newVisitor(browser, readers)
  await page.goto(siteUrl)
  const text = await page.getByRole('main').innerText()
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
  const places = parts.map((part) => text.replaceAll(/\s+/g, ' ').indexOf(part))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((left, right) => left - right))
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(6)
  await close()
})

test('the recipe page is complete, and scales by its links', async () => {
  const { page, close } = await newVisitor(browser, readers)
  await page.goto(`${siteUrl}/recipe/creamy-garlic-parmesan-pasta?scale=2`)
  const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
  for (const part of [
    'Creamy Garlic Parmesan Pasta',
    '800 g bucatini',
    'Soften the garlic',
    'Tips',
    'Nutrition facts',
    'Related Recipes',
  ]) {
    expect(text).toContain(part)
  }
  const linkedData = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(linkedData).toContain('HowToStep')
  await close()
})

test('a recipe comes in by plain forms', async () => {
  const { page, close } = await newVisitor(browser, readers)
  await page.goto(`${siteUrl}/import`)
  await page.getByLabel('Recipe Website URL').fill(`${web.url}/toast`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByLabel('Title').fill('')
  await page.getByLabel('Title').evaluate((field) => field.removeAttribute('required'))
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await page.getByText('Give the recipe a title').waitFor()
  expect(await page.getByLabel('Ingredients').inputValue()).toContain('2 slices bread')
  await page.getByLabel('Title').fill('Plain Toast without script')
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  await page.getByRole('heading', { level: 1, name: 'Plain Toast without script' }).waitFor()
  await close()
})

test('the newsletter takes an address', async () => {
  const { page, close } = await newVisitor(browser, readers)
  await page.goto(siteUrl)
  await page.getByPlaceholder('you@example.com').fill('plain@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Thank you for subscribing!').waitFor()
  await close()
})

test('a thank-you is said on the next page, and on no page after it', async () => {
  const { page, close } = await newVisitor(browser, readers)
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you. Somebody looks at it.' })
  const recipe = `${siteUrl}/recipe/creamy-garlic-parmesan-pasta`
  await page.goto(`${recipe}/report`)
  await page.getByLabel('What is wrong?').selectOption('Something else')
  await page.getByLabel('What did you notice?').fill('The sauce stays thin.')
  await page.getByRole('button', { name: 'Send Report' }).click()
  await page.waitForURL(recipe)
  expect(await thanks.count()).toBe(1)
  expect(await (await fetch(recipe)).text()).not.toContain('Somebody looks at it')
  for (const path of ['/latest', '/contact', '/recipe/creamy-garlic-parmesan-pasta']) {
    await page.goto(siteUrl + path)
    expect(await thanks.count()).toBe(0)
  }
  await page.goto(`${recipe}/report`)
  await page.getByRole('button', { name: 'Send Report' }).click()
  await page.getByLabel('What is wrong?').and(page.locator('[aria-invalid]')).waitFor()
  expect(await thanks.count()).toBe(0)
  await close()
})
