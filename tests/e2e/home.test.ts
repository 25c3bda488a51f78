import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleChefs } from '../../src/seed/sample/content/chefs.ts'
import { sampleRatings } from '../../src/seed/sample/content/ratings.ts'
import { sampleRecipes } from '../../src/seed/sample/content/recipes.ts'
import { newVisitor } from './browser.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const titlesOf = (place: Locator) => place.getByRole('article').getByRole('heading').allInnerTexts()
const addressesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

test('shows all sections in order with their cards and links', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/latest`)
  const notFeatured = page.getByRole('article').filter({ hasNot: page.getByText('Featured', { exact: true }) })
  const newest = (await notFeatured.getByRole('heading').allInnerTexts()).slice(0, 4)

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
  expect(newest).toHaveLength(4)
  expect(await titlesOf(latest)).toEqual(newest.slice(0, 3))
  await page.setViewportSize({ width: 1920, height: 1000 })
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
  expect(pageErrors).toEqual([])
  await close()
})

test('searches from the field below the headline', async () => {
  const { page, close } = await newVisitor()
  await page.goto(siteUrl)
  await page.getByRole('main').getByRole('searchbox', { name: 'Search recipes' }).fill('garlic pasta')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${siteUrl}/search?q=garlic+pasta`)
  await close()
})

test.each(['/', '/chefs/nobody'])('moves the focus with “Explore the Chefs” on %s', async (path) => {
  const { page, close } = await newVisitor()
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
})

const adOf = (page: Page) =>
  section(page, 'Latest Recipes').getByRole('complementary', { name: 'Sponsored' }).filter({ visible: true })

test('loads the ad after the page into a skeleton of its size', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const gate = Promise.withResolvers<void>()
  await page.route('**/ads/random', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(siteUrl, { waitUntil: 'domcontentloaded' })
  await adOf(page).waitFor()
  expect(await adOf(page).getByRole('link').count()).toBe(0)
  const skeleton = await adOf(page).boundingBox()
  gate.resolve()
  await adOf(page)
    .getByRole('link', { name: /^Take a look at / })
    .waitFor()
  expect((await adOf(page).boundingBox())?.height).toBe(skeleton?.height)
  expect(await section(page, 'Latest Recipes').innerText()).not.toContain('<aside')
  expect(pageErrors).toEqual([])
  await close()
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

test('removes the space of a missing ad', async () => {
  const { page, close } = await newVisitor()
  await page.route('**/ads/random', (route) => route.fulfill({ json: null }))
  await page.goto(siteUrl)
  await adOf(page).waitFor({ state: 'detached' })
  await page.unroute('**/ads/random')
  await page.route('**/ads/random', (route) => route.abort())
  await page.reload()
  await adOf(page).waitFor({ state: 'detached' })
  await close()
})

test('includes one ad in the page without script', async () => {
  const { $ } = await plainVisitor(siteUrl).open('/')
  const ads = $('main a').filter((_, link) => $(link).text().trim().startsWith('Take a look at'))
  const labeled = $('main a[aria-label^="Take a look at "]')
  expect(ads.length + labeled.length).toBe(1)
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

test('ranks chefs with their numbers and shows one biography at a time', async () => {
  const { page, pageErrors, close } = await newVisitor()
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
  expect(pageErrors).toEqual([])
  await close()
})

test('offers to load a chef’s recipes again after a failure', async () => {
  const { page, close } = await newVisitor()
  let attempts = 0
  await page.route('**/chefs/*/recipes.data*', (route) => {
    attempts += 1
    return attempts % 2 ? route.abort() : route.fulfill({ status: 503, body: '<h1>Service Unavailable</h1>' })
  })
  await page.goto(siteUrl)
  await page.getByText('Luca Ferrante').first().click()
  await page.getByRole('button', { name: 'View recipes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Luca Ferrante Recipes' })
  await dialog.getByText('The recipes could not be loaded.').waitFor()
  expect(attempts).toBe(3)
  await page.unroute('**/chefs/*/recipes.data*')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('article').first().waitFor()
  await close()
})

test('shows a chef’s recipes in a dialog with a loading state', async () => {
  const { page, pageErrors, close } = await newVisitor()
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
  expect(pageErrors).toEqual([])
  await close()
})

test('shows a chef page with biography, signature dish, numbers and recipes', async () => {
  const { page, pageErrors, close } = await newVisitor()
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
  expect(pageErrors).toEqual([])

  expect((await page.goto(`${siteUrl}/chefs/nobody`))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Chef not found' }).waitFor()
  await close()
})

async function openNewsletter() {
  const visitor = await newVisitor()
  await visitor.page.goto(siteUrl)
  return {
    ...visitor,
    field: visitor.page.getByLabel('Email address'),
    button: visitor.page.getByRole('button', { name: /^Subscrib/ }),
    toasts: visitor.page.getByRole('region', { name: 'Notifications' }).getByRole('listitem'),
  }
}

test('refuses an invalid newsletter address in browser and server', async () => {
  const { field, button, toasts, close } = await openNewsletter()
  expect([await field.getAttribute('type'), await field.getAttribute('required')]).toEqual(['email', ''])
  await field.fill('nonsense')
  await button.click()
  await expect.poll(() => toasts.allInnerTexts()).toEqual(['Invalid email\nPlease enter a valid email address'])
  expect(await field.getAttribute('aria-invalid')).toBe('true')

  await field.evaluate((input: HTMLInputElement) => {
    if (input.form) input.form.noValidate = true
  })
  await button.click()
  await expect.poll(() => toasts.count()).toBe(2)
  expect((await toasts.allInnerTexts())[0]).toBe('Invalid email\nPlease enter a valid email address')
  expect(await field.inputValue()).toBe('nonsense')
  await close()
})

test('shows progress and thanks when subscribing, and clears the field', async () => {
  const { page, field, button, toasts, pageErrors, close } = await openNewsletter()
  const gate = Promise.withResolvers<void>()
  await page.route('**/newsletter.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await field.fill('subscriber@example.com')
  await button.click()
  await page.getByRole('button', { name: 'Subscribing...' }).waitFor()
  expect(await button.isDisabled()).toBe(true)
  gate.resolve()
  await expect
    .poll(() => toasts.allInnerTexts())
    .toEqual(["Thank you for subscribing!\nYou'll receive our latest recipes and cooking tips directly in your inbox."])
  expect([await field.inputValue(), await button.innerText()]).toEqual(['', 'Subscribe'])
  expect(pageErrors).toEqual([])
  await close()
})

test('shows a failed subscription and preserves the address', async () => {
  const { page, field, button, toasts, close } = await openNewsletter()
  await page.route('**/newsletter.data*', (route) => route.abort())
  await field.fill('subscriber@example.com')
  await button.click()
  await expect.poll(() => toasts.allInnerTexts()).toEqual(['Subscription failed\nPlease try again later'])
  expect(await field.inputValue()).toBe('subscriber@example.com')
  await close()
})
