import type { Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

const pastaUrl = `${siteUrl}/recipe/creamy-garlic-parmesan-pasta`
const pasta = 'Creamy Garlic Parmesan Pasta'

// Runs after the visitor's own hook, which saves the page of a failed test.
afterEach(async () => {
  await page.unrouteAll()
  pageErrors.length = 0
})

/** One visitor for all tests, because a new one compiles the scripts again. */
const { page, pageErrors } = await newVisitor({ hasTouch: true })

/** Saves a recipe over the API and returns its address. */
async function recipeOf(form: object) {
  const response = await fetch(`${siteUrl}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  const { id } = (await response.json()) as { id: string }
  return `${siteUrl}/recipe/${id}`
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const linesOf = () => page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem')
const ingredients = async () => (await linesOf().allInnerTexts()).map(flat)
const visibleIngredients = async () => (await linesOf().filter({ visible: true }).allInnerTexts()).map(flat)
const tile = (name: string) =>
  page.getByRole('article').locator('dl').first().locator('div').filter({ hasText: name }).locator('dd').first()
const textOf = async (place: Locator) => flat(await place.innerText())
const panel = (name: string) =>
  page.getByRole('complementary', { name: 'More for this recipe' }).getByRole('region', { name })

test('finds ingredients, and scales them with servings and steps, by any number, ingredient or pan', async () => {
  const cake = await recipeOf({
    title: 'Lemon Cake for Another Tin',
    servings: '4',
    ingredients: '250 g flour\n1 tbsp Gruyère, grated\n3 eggs\nsalt',
    instructions: 'Grease a 20 cm round cake tin.\nBeat 250 g flour with 3 eggs.\nBake at 180 °C for 40 minutes.',
  })
  await page.goto(cake)
  const search = page.getByRole('searchbox', { name: 'Search ingredients' })
  await search.fill('GRUY')
  expect(await visibleIngredients()).toEqual(['1 tbsp Gruyère, grated'])
  await search.fill('marshmallow')
  await page.getByText('No ingredients match your search').waitFor()
  expect(await visibleIngredients()).toEqual([])
  await search.fill('')
  expect(await visibleIngredients()).toHaveLength(4)

  const toggle = page.getByRole('button', { name: /Scal(e Recipe|ing)$/ })
  expect(await toggle.innerText()).toBe('Scale Recipe')
  await toggle.press('Enter')
  await expect.poll(() => toggle.innerText()).toBe('Hide Scaling')
  // The script that scales amounts must load with the panel. Otherwise, the amounts change later than the slider.
  await page.route('**/assets/show-recipe-*', (route) => route.abort())
  const slider = page.getByRole('slider', { name: 'Servings scale' })
  const bottom = () => slider.evaluate((input) => input.getBoundingClientRect().bottom / window.innerHeight)
  await expect.poll(bottom).toBeLessThan(1)
  expect(await slider.evaluate((input) => input === document.activeElement)).toBe(true)
  const factor = () => slider.getAttribute('aria-valuetext')
  const [up, down] = [page.getByRole('button', { name: 'Scale up' }), page.getByRole('button', { name: 'Scale down' })]
  await slider.press('End')
  expect([await factor(), await up.isDisabled(), await textOf(tile('Servings'))]).toEqual(['10x', true, '40'])
  await slider.press('Home')
  expect([await factor(), await down.isDisabled(), await textOf(tile('Servings'))]).toEqual(['0.5x', true, '2'])
  await expect.poll(ingredients).toEqual(['125 g flour', '½ tbsp Gruyère, grated', '1½ eggs', 'salt'])
  await page.unrouteAll()
  await up.click()
  expect(await factor()).toBe('1x')
  const multiplier = page.getByRole('group', { name: 'Ingredient multiplier' })
  await multiplier.getByRole('button', { name: 'More' }).click()
  await expect.poll(factor).toBe('1.5x')
  await page.getByRole('group', { name: 'Servings' }).getByRole('button', { name: 'Less' }).click()
  await expect.poll(() => textOf(tile('Servings'))).toBe('5')
  expect(await textOf(multiplier.getByRole('status'))).toBe('1.25x')

  await page.getByRole('button', { name: 'By an ingredient' }).press('Enter')
  const have = page.getByLabel('I have')
  await have.fill('some')
  await have.press('Enter')
  await page.getByText('Enter an amount, such as 350 g or 2 cups.').waitFor()
  await have.fill('350 g')
  await have.press('Enter')
  await page.getByText('The amounts are now 1.4x.').waitFor()
  await expect.poll(ingredients).toContain('350 g flour')
  expect(new URL(page.url()).search).toBe('?scale=1.4')
  await page.getByRole('button', { name: 'By pan size' }).press('Enter')
  expect(await page.getByLabel('Size of the recipe’s pan').inputValue()).toBe('20 cm')
  await page.getByLabel('Shape of your pan').selectOption('Square')
  const size = page.getByLabel('Size of your pan')
  await size.fill('9 in')
  await size.press('Enter')
  await expect.poll(ingredients).toContain('416 g flour')
  const steps = page.getByRole('region', { name: 'Instructions' })
  expect(await textOf(steps)).toContain('Beat 416 g flour with 5 eggs')
  await page.getByLabel('Oven').selectOption('Gas mark')
  await expect.poll(() => textOf(steps)).toContain('Bake at gas mark 4 for')
  await toggle.press('Enter')
  expect(await slider.count()).toBe(0)
  await page.getByRole('link', { name: 'Cook', exact: true }).click()
  await page.getByText('Grease a 20 cm round cake tin.').waitFor()
  expect(new URL(page.url()).search).toBe('?scale=1.6634&oven=gas')
  expect(pageErrors).toEqual([])
})

test('copies, saves, plans, prints and shops for a recipe as scaled, and shows a skeleton while the next one loads', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteUrl })
  await page.goto(`${pastaUrl}?scale=1.5`)
  await page.getByRole('group', { name: 'Share' }).getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Recipe link copied to clipboard!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${pastaUrl}?scale=1.5`)

  const save = page.getByRole('button', { name: /^Save/ })
  await save.click()
  await page.getByText('Recipe saved to your favorites!').waitFor()
  expect(await save.innerText()).toContain('Saved')
  await save.click()
  await page.getByText('Recipe removed from your saved recipes').waitFor()
  expect(await save.innerText()).toBe('Save')

  await page.getByRole('button', { name: 'Add to plan' }).click()
  const planning = page.getByRole('dialog', { name: 'Add to the meal plan' })
  await planning.getByText(`${pasta}, for 6 servings`).waitFor()
  await planning.getByLabel('Week').selectOption({ index: 1 })
  await planning.getByLabel('Meal').selectOption('Lunch')
  await planning.getByRole('button', { name: 'Add to the plan' }).click()
  await page.getByText(/^Planned for Monday/).waitFor()
  await page.getByRole('button', { name: 'Open plan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Weekly meal plan' }).waitFor()
  await page.locator('a[href="/recipe/creamy-garlic-parmesan-pasta?scale=1.5"]').first().waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: pasta }).waitFor()

  await page.evaluate(() => {
    window.print = () => sessionStorage.setItem('printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('printed'))).toBe('yes')
  await page.emulateMedia({ media: 'print' })
  const code = page.getByText(pastaUrl).locator('img')
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('complementary', { name: 'More for this recipe' }),
    save,
    page.getByRole('searchbox'),
    page.getByRole('group', { name: 'Share' }),
  ]) {
    expect(await gone.isVisible()).toBe(false)
  }
  const paper = await textOf(page.locator('body'))
  for (const text of [pasta, '600 g bucatini', 'Soften the garlic', 'Grate the parmesan']) expect(paper).toContain(text)
  expect(await textOf(tile('Servings'))).toBe('6')
  await page.emulateMedia({ media: 'screen' })

  const sent: Array<URL> = []
  await page.context().route('https://www.instacart.com/**', async (route) => {
    sent.push(new URL(route.request().url()))
    await route.fulfill({ body: 'A shop' })
  })
  const shopping = panel('Add to Shopping List')
  const dialog = page.getByRole('dialog', { name: 'Add to Shopping List' })
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await shopping.getByRole('button', { name: 'Add to Instacart' }).click()
  const boxes = dialog.getByRole('checkbox')
  await boxes.first().waitFor()
  const ticks = await boxes.evaluateAll((all: Array<HTMLInputElement>) => all.map((box) => box.checked))
  expect(ticks).toEqual(Array.from({ length: 11 }, () => true))
  const windowOfList = await dialog.getByRole('list', { name: 'Ingredients' }).evaluate((list) => {
    let box: Element | null = list
    while (box && box.clientHeight >= list.clientHeight) box = box.parentElement
    return (box?.clientHeight ?? 0) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  })
  expect(windowOfList).toBe(15)

  await boxes.evaluateAll((all: Array<HTMLInputElement>) => all.forEach((box) => box.click()))
  await dialog.getByRole('button', { name: 'Add to Instacart' }).click()
  const refusal = 'No Ingredients Selected\nPlease select at least one ingredient to add to Instacart'
  await expect.poll(() => toasts.filter({ hasText: 'No Ingredients' }).allInnerTexts()).toEqual([refusal])
  expect(sent).toEqual([])

  await boxes.nth(0).check()
  await boxes.nth(6).check()
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Add to Instacart' }).click()
  await expect.poll(() => sent.length).toBe(1)
  await (await popup).close()
  await dialog.waitFor({ state: 'detached' })
  expect(Object.fromEntries(sent[0]?.searchParams ?? [])).toEqual({
    recipe_url: `${pastaUrl}?scale=1.5`,
    partner_id: '5883',
    recipe_name: pasta,
    ingredients: '600 g bucatini,180 g parmesan finely grated plus shavings',
    partial_match: 'true',
  })

  await page.evaluate(() => {
    const Chicory = {
      handle(list: { ingredients: Array<string> }) {
        sessionStorage.setItem('handed over', list.ingredients[0] ?? '')
        throw new Error('The shop is shut')
      },
    }
    Object.assign(window, { Chicory, open: () => null })
  })
  await shopping.getByRole('button', { name: 'Add to Chicory' }).click()
  await dialog.getByRole('button', { name: 'Add to Chicory' }).click()
  await page.getByText('Could not add ingredients to Chicory').waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('handed over'))).toBe('600 g bucatini')

  await shopping.getByRole('button', { name: 'Add to Instacart' }).click()
  await dialog.getByRole('button', { name: 'Add to Instacart' }).click()
  await page.getByText('Could not open Instacart with these ingredients').waitFor()
  expect(pageErrors.splice(0).filter((pageError) => !/The shop is shut|widget_v2/.test(pageError))).toEqual([])

  const gate = Promise.withResolvers<void>()
  await page.route('**/recipe/*.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await panel('Related Recipes').getByRole('link').first().click()
  const waiting = page.getByText('Loading recipe...')
  await waiting.waitFor({ state: 'attached' })
  gate.resolve()
  await waiting.waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(pasta)
  expect(pageErrors).toEqual([])
})

const long = (length: number) => 'broccoli'.repeat(length / 8)

test('on a phone, jumps to the ingredients and reviews, hides the header while scrolling, and fits long texts', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(pastaUrl)
  const heading = page.getByRole('heading', { name: 'Ingredients', exact: true })
  expect((await heading.boundingBox())?.y).toBeLessThan(1_110)
  const header = page.getByRole('banner')
  const headerTop = async () => (await header.boundingBox())?.y ?? 0
  const topOfHeading = async () => (await heading.boundingBox())?.y ?? -1
  await page.getByRole('link', { name: 'Jump to recipe' }).tap()
  await expect.poll(topOfHeading).toBeLessThan(200)
  await expect.poll(headerTop).toBeLessThan(0)
  expect(await topOfHeading()).toBeGreaterThan(0)

  await page.locator('#step-3').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Instructions' }).getByRole('link', { name: 'Ingredients' }).tap()
  await expect.poll(topOfHeading).toBeLessThan(200)
  // The way up shows the header, which leaves room for the heading.
  await expect.poll(headerTop).toBe(0)
  expect(await topOfHeading()).toBeGreaterThan(68)
  await page.mouse.wheel(0, 400)
  await expect.poll(headerTop).toBeLessThan(0)
  await header.getByRole('link', { name: 'Search recipes' }).focus()
  await expect.poll(headerTop).toBe(0)

  await page.goto(`${pastaUrl}#reviews`)
  const topOfReviews = async () => (await page.locator('#reviews').boundingBox())?.y
  await expect.poll(topOfReviews).toBeLessThan(110)
  expect(await topOfReviews()).toBeGreaterThan(50)

  const longest = await recipeOf({
    title: long(296),
    description: long(1_000),
    ingredients: `1 leek\n${long(1_000)}`,
    instructions: long(1_000),
    tips: long(1_000),
    author: long(200),
    sourceUrl: `https://example.com/${long(1_600)}`,
  })
  await page.goto(longest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(pageErrors).toEqual([])
})
