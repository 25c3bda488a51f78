import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { sampleChefs } from '../../src/operations/sample/content/chefs.ts'
import { sampleRatings } from '../../src/operations/sample/content/ratings.ts'
import { sampleRecipes } from '../../src/operations/sample/content/recipes.ts'
import { launch, newVisitor } from './browser.ts'
import { siteUrl } from './site-url.ts'

const browser = await launch()
afterAll(() => browser.close())

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const titlesOf = (place: Locator) => place.getByRole('article').getByRole('heading').allInnerTexts()
const addressesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

test('the sections stand in order, each with its cards, tiles and ways on', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/latest`)
  const notFeatured = page.getByRole('article').filter({ hasNot: page.getByText('Featured', { exact: true }) })
  const newest = (await notFeatured.getByRole('heading').allInnerTexts()).slice(0, 3)

  await page.goto(siteUrl)
  const headings = await page
    .getByRole('main')
    .locator('h1, section > h2, section > div > h2, section > div > div > h2')
    .allInnerTexts()
  expect(headings.map((heading) => heading.replaceAll(/\s+/g, ' '))).toEqual([
    'Discover Delicious Recipes For Every Occasion',
    'Featured Recipes',
    'What are you in the mood for?',
    'Chef Ratings',
    'Latest Recipes',
    'New recipes, warm from the oven',
  ])

  const featured = section(page, 'Featured Recipes')
  const featuredCount = await featured.getByRole('article').count()
  expect(featuredCount).toBe(3)
  expect(await featured.getByText('Featured', { exact: true }).count()).toBe(featuredCount)
  expect(await featured.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/search')

  const tiles = section(page, 'What are you in the mood for?').getByRole('link')
  expect(await tiles.allInnerTexts()).toEqual([
    'Breakfast',
    'Quick Meals',
    'Soups & Stews',
    'Main Dishes',
    'Desserts',
    'All Categories',
  ])
  expect(await addressesOf(tiles)).toEqual([
    '/categories/breakfast',
    '/categories/quick-meals',
    '/categories/soups-stews',
    '/categories/main-dishes',
    '/categories/desserts',
    '/categories',
  ])

  const latest = section(page, 'Latest Recipes')
  expect(newest).toHaveLength(3)
  expect(await titlesOf(latest)).toEqual(newest)
  expect(await latest.getByRole('link', { name: 'Explore All Recipes' }).getAttribute('href')).toBe('/search')
  const ad = latest.getByRole('complementary', { name: 'Sponsored' })
  expect(await ad.getByRole('link').getAttribute('rel')).toContain('sponsored')
  expect(await ad.getByRole('link').count()).toBe(1)

  expect(await page.getByRole('link', { name: 'Explore Recipes' }).getAttribute('href')).toBe('/categories')
  await page.getByRole('link', { name: 'Explore the Chefs' }).click()
  expect(new URL(page.url()).hash).toBe('#chef-ratings')
  await expect
    .poll(() => section(page, 'Chef Ratings').evaluate((chefs) => chefs.getBoundingClientRect().top))
    .toBeLessThan(200)
  expect(complaints).toEqual([])
  await close()
})

test.each(['/', '/chefs/nobody'])(
  '“Explore the Chefs” of %s takes the keyboard along, and shows where it is',
  async (path) => {
    const { page, close } = await newVisitor(browser)
    await page.goto(siteUrl + path)
    await page.getByRole('link', { name: 'Explore the Chefs' }).focus()
    await page.keyboard.press('Enter')
    const chefs = section(page, 'Chef Ratings')
    await expect.poll(() => chefs.evaluate((element) => element === document.activeElement)).toBe(true)
    const title = chefs.getByRole('heading', { name: 'Chef Ratings' })
    expect(await title.evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('solid')
    await expect.poll(() => title.evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(300)
    await page.keyboard.press('Tab')
    expect(await chefs.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await close()
  },
)

const adOf = (page: Page) =>
  section(page, 'Latest Recipes').getByRole('complementary', { name: 'Sponsored' }).filter({ visible: true })

test('the ad comes after the page, into a skeleton of its size', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  const gate = Promise.withResolvers<void>()
  await page.route('**/ads/random', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(siteUrl, { waitUntil: 'domcontentloaded' })
  await adOf(page).waitFor()
  expect(await adOf(page).getByRole('link').count()).toBe(0)
  const kept = await adOf(page).boundingBox()
  gate.resolve()
  await adOf(page)
    .getByRole('link', { name: /^Take a look at / })
    .waitFor()
  expect((await adOf(page).boundingBox())?.height).toBe(kept?.height)
  expect(await section(page, 'Latest Recipes').innerText()).not.toContain('<aside')
  expect(complaints).toEqual([])
  await close()
})

test('an ad is another one from time to time, chosen anew for every visitor', async () => {
  const ids = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const answer = await fetch(`${siteUrl}/ads/random`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return ((await answer.json()) as { id: string }).id
    }),
  )
  expect(new Set(ids).size).toBeGreaterThan(1)
})

test('where there is no ad, or it cannot be had, nothing is left of it', async () => {
  const { page, close } = await newVisitor(browser)
  await page.route('**/ads/random', (route) => route.fulfill({ json: null }))
  await page.goto(siteUrl)
  await adOf(page).waitFor({ state: 'detached' })
  await page.unroute('**/ads/random')
  await page.route('**/ads/random', (route) => route.abort())
  await page.reload()
  await adOf(page).waitFor({ state: 'detached' })
  await close()
})

test('without script one ad is there with the page', async () => {
  const { page, close } = await newVisitor(browser, { javaScriptEnabled: false })
  await page.goto(siteUrl)
  expect(await adOf(page).count()).toBe(1)
  expect(
    await adOf(page)
      .getByRole('link', { name: /^Take a look at / })
      .count(),
  ).toBe(1)
  await close()
})

/** The numbers of a chef, counted from the samples themselves. */
function numbersOf(name: string) {
  const id = sampleChefs.find((chef) => chef.name === name)?.id
  const recipes = sampleRecipes.filter((recipe) => recipe.chefId === id)
  const counts = recipes.map((recipe) => sampleRatings[recipe.id] ?? [0, 0, 0, 0, 0])
  const total = counts.flat().reduce((sum, count) => sum + count, 0)
  const stars = counts.flatMap((each) => each.map((count, index) => count * (index + 1))).reduce((sum, n) => sum + n, 0)
  return { recipes: recipes.length, total, average: (stars / total).toFixed(1) }
}

test('the chefs are ranked with their numbers, and one at a time shows who they are', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(siteUrl)
  const chefs = section(page, 'Chef Ratings')
  expect(await chefs.innerText()).toMatch(/ranked by recipe count and customer ratings/)
  const rows = chefs.getByRole('listitem')
  const shown = await rows.locator('summary').allInnerTexts()
  expect(shown).toHaveLength(sampleChefs.length)
  for (const [index, row] of shown.entries()) {
    const name = sampleChefs.find((chef) => row.includes(chef.name))?.name ?? ''
    const { recipes, total, average } = numbersOf(name)
    expect(row.replaceAll(/\s+/g, ' ')).toMatch(
      new RegExp(`^Rank ${index + 1} ${name} ${recipes} recipes? ${average} out of 5, ${total} ratings$`),
    )
  }
  expect(await rows.locator('summary img').count()).toBe(sampleChefs.length)

  const bios = sampleChefs.map((chef) => chefs.getByText(chef.bio))
  const openBios = async () => (await Promise.all(bios.map((bio) => bio.isVisible()))).filter(Boolean).length
  expect(await openBios()).toBe(0)
  await rows.filter({ hasText: 'Luca Ferrante' }).locator('summary').click()
  await chefs.getByText('Luca ran the night shift').waitFor()
  await chefs.getByText('Signature Dish: Creamy Garlic Parmesan Pasta').waitFor()
  await chefs.getByText('Six cloves of garlic').waitFor()
  await rows.filter({ hasText: 'Mei Tanaka' }).locator('summary').click()
  await chefs.getByText('Mei trained as a chemist').waitFor()
  expect(await openBios()).toBe(1)
  await rows.filter({ hasText: 'Mei Tanaka' }).locator('summary').click()
  expect(await openBios()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('a chef’s recipes come in a dialog that says it is loading, and leads to each of them', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  const gate = Promise.withResolvers<void>()
  await page.route('**/chefs/*/recipes.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(siteUrl)
  await page.getByText('Luca Ferrante').first().click()
  const opener = page.getByRole('button', { name: 'View recipes' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Luca Ferrante Recipes' })
  await dialog.getByText('Loading recipes...').waitFor()
  gate.resolve()

  await dialog.getByText('Browse all recipes by the chef').waitFor()
  await dialog.getByRole('article').first().waitFor()
  const wanted = sampleRecipes.filter((recipe) => recipe.chefId === 'luca-ferrante').map(({ id }) => `/recipe/${id}`)
  expect(new Set(await addressesOf(dialog.getByRole('link')))).toEqual(new Set(wanted))
  const columns = await dialog
    .getByRole('article')
    .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size)
  expect(columns).toBe(2)
  const limit = await dialog.evaluate((box) => Number.parseFloat(getComputedStyle(box).maxHeight) / window.innerHeight)
  expect(limit).toBeCloseTo(0.8, 2)

  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await opener.click()
  await dialog.getByRole('link').first().click()
  await page.waitForURL(/\/recipe\//)
  expect(complaints).toEqual([])
  await close()
})

test('a chef has a page: who it is, the signature dish, the numbers and the recipes', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(siteUrl)
  await page.getByText('Luca Ferrante').first().click()
  await page.getByRole('link', { name: 'About Luca Ferrante' }).click()
  await page.waitForURL(`${siteUrl}/chefs/luca-ferrante`)
  await page.getByRole('heading', { level: 1, name: 'Luca Ferrante' }).waitFor()
  const { recipes, total, average } = numbersOf('Luca Ferrante')
  const head = await page.getByRole('main').innerText()
  expect(head).toContain(`${recipes} recipes`)
  expect(head).toContain(`${average} out of 5, ${total} ratings`)
  await page.getByText('Luca ran the night shift').waitFor()
  expect(await page.getByRole('main').locator('img').first().getAttribute('alt')).toMatch(/^Portrait of Luca Ferrante/)
  const own = sampleRecipes.filter((recipe) => recipe.chefId === 'luca-ferrante').map(({ title }) => title)
  expect(new Set(await titlesOf(page.getByRole('main')))).toEqual(new Set(own))
  await page.getByRole('region', { name: 'Signature Dish' }).getByRole('link').click()
  await page.waitForURL(`${siteUrl}/recipe/creamy-garlic-parmesan-pasta`)
  await page.getByRole('link', { name: 'Luca Ferrante' }).click()
  await page.waitForURL(`${siteUrl}/chefs/luca-ferrante`)
  expect(complaints).toEqual([])

  expect((await page.goto(`${siteUrl}/chefs/nobody`))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Chef not found' }).waitFor()
  await close()
})

async function newsletterReader() {
  const visitor = await newVisitor(browser)
  await visitor.page.goto(siteUrl)
  return {
    ...visitor,
    field: visitor.page.getByLabel('Email address'),
    button: visitor.page.getByRole('button', { name: /^Subscrib/ }),
    toasts: visitor.page.getByRole('region', { name: 'Notifications' }).getByRole('listitem'),
  }
}

test('the newsletter refuses what is no address, in the browser and on the server', async () => {
  const { field, button, toasts, close } = await newsletterReader()
  expect([await field.getAttribute('type'), await field.getAttribute('required')]).toEqual(['email', ''])
  await field.fill('nonsense')
  await button.click()
  await expect.poll(() => toasts.allInnerTexts()).toEqual(['Invalid email\nPlease enter a valid email address'])

  await field.evaluate((input: HTMLInputElement) => {
    if (input.form) input.form.noValidate = true
  })
  await button.click()
  await expect.poll(() => toasts.count()).toBe(2)
  expect((await toasts.allInnerTexts())[0]).toBe('Invalid email\nPlease enter a valid email address')
  expect(await field.inputValue()).toBe('nonsense')
  await close()
})

test('the newsletter says that it is subscribing, thanks, and clears the field', async () => {
  const { page, field, button, toasts, complaints, close } = await newsletterReader()
  const gate = Promise.withResolvers<void>()
  await page.route('**/newsletter.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await field.fill('reader@example.com')
  await button.click()
  await page.getByRole('button', { name: 'Subscribing...' }).waitFor()
  expect(await button.isDisabled()).toBe(true)
  gate.resolve()
  await expect
    .poll(() => toasts.allInnerTexts())
    .toEqual(["Thank you for subscribing!\nYou'll receive our latest recipes and cooking tips directly in your inbox."])
  expect([await field.inputValue(), await button.innerText()]).toEqual(['', 'Subscribe'])
  expect(complaints).toEqual([])
  await close()
})

test('the newsletter says when it failed, and keeps what was typed', async () => {
  const { page, field, button, toasts, close } = await newsletterReader()
  await page.route('**/newsletter.data*', (route) => route.abort())
  await field.fill('reader@example.com')
  await button.click()
  await expect.poll(() => toasts.allInnerTexts()).toEqual(['Subscription failed\nPlease try again later'])
  expect(await field.inputValue()).toBe('reader@example.com')
  await close()
})
