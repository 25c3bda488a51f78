import type { Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { sampleChefs } from '../../src/seed/sample/content/chefs.ts'
import { sampleRatings } from '../../src/seed/sample/content/ratings.ts'
import { sampleRecipes } from '../../src/seed/sample/content/recipes.ts'
import { newVisitor } from './browser.ts'
import { type PlainPage, plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const visit = (path: string) => plainVisitor(siteUrl).open(path)
const textsIn = ({ $ }: PlainPage, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => flat($(element).text()))
const addressesIn = ({ $ }: PlainPage, selector: string) =>
  $(selector)
    .toArray()
    .map((link) => $(link).attr('href'))

test('shows all sections in order with their cards and links', async () => {
  const all = await visit('/latest')
  all.$('article:contains("Featured")').remove()
  const newest = textsIn(all, 'article :is(h2, h3)').slice(0, 4)
  expect(newest).toHaveLength(4)

  const page = await visit('/')
  expect(textsIn(page, 'main :is(h1, section > h2, section > div > h2, section > div > div > h2)')).toEqual([
    'Discover Delicious Recipes For Every Occasion',
    'Featured Recipes',
    'What are you in the mood for?',
    'Chef Ratings',
    'Latest Recipes',
    'New recipes, warm from the oven',
  ])
  const featured = '[aria-labelledby=featured-title]'
  expect(page.$(`${featured} article`).length).toBe(3)
  expect(page.$(`${featured} article:contains("Featured")`).length).toBe(3)
  expect(page.$(`${featured} a:contains("View All")`).attr('href')).toBe('/search')

  const tiles = '[aria-labelledby=categories-title] a'
  expect(textsIn(page, tiles)).toEqual([
    'Breakfast',
    'Quick Meals',
    'Soups & Stews',
    'Main Dishes',
    'Desserts',
    'All Categories',
  ])
  expect(addressesIn(page, tiles)).toEqual([
    '/categories/breakfast',
    '/categories/quick-meals',
    '/categories/soups-stews',
    '/categories/main-dishes',
    '/categories/desserts',
    '/categories',
  ])

  const latest = '[aria-labelledby=latest-title]'
  // The fourth is only for the widest screens.
  expect(textsIn(page, `${latest} article :is(h2, h3)`)).toEqual(newest)
  expect(page.$(`${latest} a:contains("Explore All Recipes")`).attr('href')).toBe('/search')
  const ad = page.$(`${latest} aside[aria-label=Sponsored] a`)
  expect([ad.length, ad.attr('rel')?.includes('sponsored')]).toEqual([1, true])
  expect(page.$('main a:contains("Explore Recipes")').attr('href')).toBe('/categories')
  const asked = await page.send('Search', { 'Search recipes': 'garlic pasta' })
  expect(asked.url).toBe(`${siteUrl}/search?q=garlic+pasta`)
})

test('rotates ads for every visitor', async () => {
  const ids = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const answer = await fetch(`${siteUrl}/ads/random`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return ((await answer.json()) as { id: string }).id
    }),
  )
  expect(new Set(ids).size).toBeGreaterThan(1)
})

/** Counts a chef's numbers from the sample recipes. */
function numbersOf(name: string) {
  const id = sampleChefs.find((chef) => chef.name === name)?.id
  const recipes = sampleRecipes.filter((recipe) => recipe.chefId === id)
  const counts = recipes.map((recipe) => sampleRatings[recipe.id] ?? [0, 0, 0, 0, 0])
  const total = counts.flat().reduce((sum, count) => sum + count, 0)
  const stars = counts.flatMap((each) => each.map((count, index) => count * (index + 1))).reduce((sum, n) => sum + n, 0)
  return { recipes: recipes.length, total, average: (stars / total).toFixed(1) }
}

test('ranks chefs with their numbers and biographies', async () => {
  const page = await visit('/')
  const chefs = '[aria-labelledby=chef-ratings-title]'
  expect(page.text(chefs)).toMatch(/ranked by recipe count and customer ratings/)
  const rows = textsIn(page, `${chefs} summary`)
  expect(rows).toHaveLength(sampleChefs.length)
  for (const [index, row] of rows.entries()) {
    const { name = '', bio = '' } = sampleChefs.find((chef) => row.includes(chef.name)) ?? {}
    const { recipes, total, average } = numbersOf(name)
    expect(row.replaceAll(/\W/g, '')).toBe(
      `Rank ${index + 1} ${name} ${recipes} ${recipes === 1 ? 'recipe' : 'recipes'} ${average} out of 5 ${total} ratings`.replaceAll(
        /\W/g,
        '',
      ),
    )
    expect(page.text(`${chefs} li:contains("${name}") details > div`)).toContain(bio)
  }
  expect(page.$(`${chefs} summary img`).length).toBe(sampleChefs.length)
  const luca = page.text(`${chefs} li:contains("Luca Ferrante")`)
  for (const part of ['Signature Dish: Creamy Garlic Parmesan Pasta', 'Six cloves of garlic'])
    expect(luca).toContain(part)
})

test('shows a chef page with biography, signature dish, numbers and recipes', async () => {
  const page = await (await visit('/')).follow('About Luca Ferrante')
  expect([page.url, page.text('h1')]).toEqual([`${siteUrl}/chefs/luca-ferrante`, 'Luca Ferrante'])
  const { recipes, total, average } = numbersOf('Luca Ferrante')
  for (const part of [`${recipes} recipes`, 'Luca ran the night shift']) expect(page.text('main')).toContain(part)
  expect(page.text('main header')).toMatch(new RegExp(`${average}.*out of 5.*${total} ratings`))
  expect(page.$('main img').attr('alt')).toMatch(/^Portrait of Luca Ferrante/)
  const own = sampleRecipes.filter((recipe) => recipe.chefId === 'luca-ferrante').map(({ title }) => title)
  expect(textsIn(page, 'main article :is(h2, h3)').toSorted()).toEqual(own.toSorted())
  const dish = await page.follow('Creamy Garlic Parmesan Pasta')
  expect(dish.url).toBe(`${siteUrl}/recipe/creamy-garlic-parmesan-pasta`)
  expect((await dish.follow('Luca Ferrante')).url).toBe(page.url)

  const nobody = await visit('/chefs/nobody')
  expect([nobody.status, nobody.text('h1')]).toEqual([404, 'Chef not found'])
})

// Runs after the visitor's own hook, which saves the page of a failed test.
afterEach(async () => {
  await page.unrouteAll()
  pageErrors.length = 0
})

/** One visitor for all tests, because a new one compiles the scripts again. */
const { page, pageErrors } = await newVisitor()
const section = (name: string) => page.getByRole('main').getByRole('region', { name })
const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement)
const ad = () => section('Latest Recipes').getByRole('complementary', { name: 'Sponsored' }).filter({ visible: true })

test('loads the ad after the page into a skeleton of its size', async () => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/ads/random', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(siteUrl, { waitUntil: 'domcontentloaded' })
  await ad().waitFor()
  expect(await ad().getByRole('link').count()).toBe(0)
  const skeleton = await ad().boundingBox()
  gate.resolve()
  await ad()
    .getByRole('link', { name: /^Take a look at / })
    .waitFor()
  expect((await ad().boundingBox())?.height).toBe(skeleton?.height)
  expect(await section('Latest Recipes').innerText()).not.toContain('<aside')
  const newest = section('Latest Recipes').getByRole('article')
  expect(await newest.count()).toBe(3)
  await page.setViewportSize({ width: 1920, height: 1000 })
  expect(await newest.count()).toBe(4)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(pageErrors).toEqual([])
})

test('removes the space of a missing ad, and shows a chef’s recipes in a dialog, also after they failed to load', async () => {
  await page.route('**/ads/random', (route) => route.fulfill({ json: null }))
  await page.goto(`${siteUrl}/chefs/nobody`)
  await page.getByRole('link', { name: 'Explore the Chefs' }).focus()
  await page.keyboard.press('Enter')
  const chefs = section('Chef Ratings')
  await expect.poll(() => isFocused(chefs)).toBe(true)
  const title = chefs.getByRole('heading', { name: 'Chef Ratings' })
  expect(await title.evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('solid')
  await expect.poll(() => title.evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(300)
  await ad().waitFor({ state: 'detached' })
  pageErrors.length = 0

  const bios = sampleChefs.map((chef) => chefs.getByText(chef.bio))
  const openBios = async () => (await Promise.all(bios.map((bio) => bio.isVisible()))).filter(Boolean).length
  expect(await openBios()).toBe(0)
  await chefs.locator('summary').filter({ hasText: 'Mei Tanaka' }).click()
  await chefs.getByText('Mei trained as a chemist').waitFor()
  await chefs.locator('summary').filter({ hasText: 'Luca Ferrante' }).click()
  await chefs.getByText('Luca ran the night shift').waitFor()
  expect(await openBios()).toBe(1)

  const gate = Promise.withResolvers<void>()
  await page.route('**/chefs/*/recipes.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  const opener = page.getByRole('button', { name: 'View recipes' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Luca Ferrante Recipes' })
  await dialog.getByText('Loading recipes...').waitFor()
  gate.resolve()
  await dialog.getByText('Browse all recipes by the chef').waitFor()
  const cards = dialog.getByRole('article')
  await cards.first().waitFor()
  const wanted = sampleRecipes.filter((recipe) => recipe.chefId === 'luca-ferrante').map(({ id }) => `/recipe/${id}`)
  const links = await dialog.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(links)).toEqual(new Set(wanted))
  const columns = await cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size)
  expect(columns).toBe(2)
  const limit = await dialog.evaluate((box) => Number.parseFloat(getComputedStyle(box).maxHeight) / window.innerHeight)
  expect(limit).toBeCloseTo(0.8, 2)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  expect(await isFocused(opener)).toBe(true)
  expect(pageErrors.splice(0)).toEqual([])

  await page.unroute('**/chefs/*/recipes.data*')
  await chefs.locator('summary').filter({ hasText: 'Mei Tanaka' }).click()
  let attempts = 0
  await page.route('**/chefs/*/recipes.data*', (route) => {
    attempts += 1
    return attempts % 2 ? route.abort() : route.fulfill({ status: 503, body: '<h1>Service Unavailable</h1>' })
  })
  await opener.click()
  const other = page.getByRole('dialog', { name: 'Mei Tanaka Recipes' })
  await other.getByText('The recipes could not be loaded.').waitFor()
  expect(attempts).toBe(3)
  await page.unroute('**/chefs/*/recipes.data*')
  await other.getByRole('button', { name: 'Try again' }).click()
  await other.getByRole('article').first().waitFor()
})

test('says how a newsletter subscription went: invalid address, failed, in progress, done', async () => {
  await page.goto(`${siteUrl}/newsletter`)
  const field = page.getByLabel('Email address')
  const button = page.getByRole('button', { name: /^Subscrib/ })
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  const newestToast = async () => (await toasts.allInnerTexts())[0]
  expect([await field.getAttribute('type'), await field.getAttribute('required')]).toEqual(['email', ''])
  await field.fill('nonsense')
  await button.click()
  const invalid = 'Invalid email\nPlease enter a valid email address'
  await expect.poll(() => toasts.allInnerTexts()).toEqual([invalid])
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await field.evaluate((input: HTMLInputElement) => {
    if (input.form) input.form.noValidate = true
  })
  // Now the server refuses it.
  await button.click()
  await expect.poll(() => toasts.count()).toBe(2)
  expect([await newestToast(), await field.inputValue()]).toEqual([invalid, 'nonsense'])

  await page.route('**/newsletter.data*', (route) => route.abort())
  await field.fill('subscriber@example.com')
  await button.click()
  await expect.poll(newestToast).toBe('Subscription failed\nPlease try again later')
  expect(await field.inputValue()).toBe('subscriber@example.com')
  await page.unroute('**/newsletter.data*')

  const gate = Promise.withResolvers<void>()
  await page.route('**/newsletter.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await button.click()
  await page.getByRole('button', { name: 'Subscribing...' }).waitFor()
  expect(await button.isDisabled()).toBe(true)
  gate.resolve()
  await expect
    .poll(newestToast)
    .toBe("Thank you for subscribing!\nYou'll receive our latest recipes and cooking tips directly in your inbox.")
  expect([await field.inputValue(), await button.innerText()]).toEqual(['', 'Subscribe'])
})
