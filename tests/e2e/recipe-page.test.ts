import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleRecipes } from '../../src/seed/sample/content/recipes.ts'
import { newVisitor } from './browser.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const pastaUrl = `${siteUrl}/recipe/creamy-garlic-parmesan-pasta`
const pasta = sampleRecipes.find((recipe) => recipe.id === 'creamy-garlic-parmesan-pasta')

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
const ingredientsOf = async (page: Page) =>
  (await page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').allInnerTexts()).map(flat)
const tile = (page: Page, name: string) =>
  page.getByRole('article').locator('dl').first().locator('div').filter({ hasText: name }).locator('dd').first()
const textOf = async (place: Locator) => flat(await place.innerText())
const panel = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'More for this recipe' }).getByRole('region', { name })
const toastsOf = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

test('keeps a number and its unit on one line in narrow tiles', async () => {
  const url = await recipeOf({
    title: 'Slow lemon posset',
    description: 'Worth the wait.',
    prepTime: 120,
    cookTime: 30,
    servings: 6,
    ingredients: '600 ml cream',
    instructions: 'Boil the cream.',
  })
  const { page, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto(url)
  const time = tile(page, 'Time')
  expect(flat(await time.innerText())).toBe('2 h 30 min')
  const isTogether = await time.evaluate((place) => {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    const boxes: Array<DOMRect> = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      if (text.textContent?.trim()) boxes.push(range.getBoundingClientRect())
    }
    const [two, hours, thirty, minutes] = boxes
    return [
      [two, hours],
      [thirty, minutes],
    ].map(([number, unit]) => number && unit && unit.left > number.left && unit.top < number.bottom)
  })
  expect(isTogether).toEqual([true, true])
  await close()
})

test('offers an import at a missing recipe', async () => {
  const { page, close } = await newVisitor()
  const answer = await page.goto(`${siteUrl}/recipe/no-such-recipe`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { level: 1, name: 'Recipe not found' }).waitFor()
  const main = page.getByRole('main')
  await main.getByText('Would you like to import a recipe from a website?').waitFor()
  expect(await main.getByRole('link', { name: 'Import Recipe' }).getAttribute('href')).toBe('/import')
  await close()
})

test('shows a skeleton while a recipe loads', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(pastaUrl)
  const gate = Promise.withResolvers<void>()
  await page.route('**/recipe/*.data*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await panel(page, 'Related Recipes').getByRole('link').first().click()
  const waiting = page.getByText('Loading recipe...')
  await waiting.waitFor({ state: 'attached' })
  gate.resolve()
  await waiting.waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe(pasta?.title)
  expect(pageErrors).toEqual([])
  await close()
})

test('numbers the steps of a Hebrew recipe on the right, where its lines begin', async () => {
  const { page, close } = await newVisitor()
  const title = 'מרק עדשים'
  const lines = { ingredients: '2 כוסות עדשים', instructions: 'לבשל 25 דקות.\n\nלטחון.' }
  const recipe = await recipeOf({ title, language: 'he', ...lines })
  await page.goto(recipe)
  const step = page.getByRole('region', { name: 'Instructions' }).getByRole('listitem').first()
  const number = await step.getByText('1', { exact: true }).boundingBox()
  const text = await step.getByRole('paragraph').boundingBox()
  expect(number?.x).toBeGreaterThan(text?.x ?? Infinity)
  expect(number?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0))

  await page.goto(`${siteUrl}/latest`)
  const onCard = page.getByRole('heading', { name: title })
  expect(await onCard.evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl')
  await page.goto(`${recipe}/cook`)
  expect(await page.getByRole('heading', { level: 1, name: title }).getAttribute('lang')).toBe('he')
  await close()
})

test('a link to the reviews stops right above them', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto(`${pastaUrl}#reviews`)
  const top = async () => (await page.locator('#reviews').boundingBox())?.y
  await expect.poll(top).toBeLessThan(110)
  expect(await top()).toBeGreaterThan(50)
  await close()
})

test('shows the whole recipe and related links', async () => {
  if (!pasta) throw new Error('The sample pasta is gone')
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(pastaUrl)
  await page.getByRole('heading', { level: 1, name: pasta.title }).waitFor()
  const main = page.getByRole('main')
  expect(await main.locator('picture img').first().getAttribute('src')).toMatch(/^\/images\//)
  await main.getByText(pasta.description).waitFor()
  // What is for browsers without script stays hidden.
  expect(await main.innerText()).not.toContain('<form')

  expect(await textOf(tile(page, 'Time'))).toBe('30 min')
  expect(await textOf(tile(page, 'Servings'))).toBe('4')
  expect(await textOf(tile(page, 'Difficulty'))).toMatch(/^easy$/i)
  expect(await ingredientsOf(page)).toEqual(pasta.ingredients.flatMap((group) => group.lines))
  const steps = main.getByRole('region', { name: 'Instructions' }).locator('li[id^="step-"]')
  const written = pasta.instructions
    .flatMap((group) => group.steps)
    .map((step, index) => `${index + 1} ${step.name} ${step.text}`)
  const shown = (await steps.allInnerTexts()).map(flat)
  expect(shown.map((text, index) => text.slice(0, written[index]?.length))).toEqual(written)
  const ofSteps = main.getByRole('list', { name: 'Ingredients of this step' })
  expect(flat((await ofSteps.allInnerTexts()).join(' '))).toContain('6 garlic cloves')
  expect(await main.getByRole('region', { name: 'Tips' }).getByRole('listitem').allInnerTexts()).toEqual(pasta.tips)
  const nutrition = await textOf(main.getByRole('region', { name: /^Nutrition facts/ }).locator('dl'))
  expect(nutrition).toBe('Calories 800 Protein 23 g Carbs 74 g Fat 45 g')

  const side = page.getByRole('complementary', { name: 'More for this recipe' })
  expect(await side.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Add to Shopping List',
    'Delivery Options',
    'Related Recipes',
    'Recommended Products',
  ])
  const related = panel(page, 'Related Recipes').getByRole('link')
  const relatedTo = await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(relatedTo).size).toBe(3)
  expect(relatedTo.every((address) => /^\/recipe\/(?!creamy-garlic)/.test(address ?? ''))).toBe(true)
  expect(await panel(page, 'Recommended Products').getByRole('link').getAttribute('rel')).toContain('sponsored')
  expect(await side.getByRole('link', { name: 'Import Another Recipe' }).getAttribute('href')).toBe('/import')

  const searches = await panel(page, 'Delivery Options')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(searches).toHaveLength(3)
  expect(new Set(searches.map((address) => new URL(address).host)).size).toBe(3)
  for (const address of searches) expect(decodeURIComponent(address)).toContain(pasta.title)
  expect(pageErrors).toEqual([])
  await close()
})

test('shares, copies and saves a recipe', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteUrl })
  await page.goto(pastaUrl)
  const share = page.getByRole('group', { name: 'Share' })
  const shareUrl = async (name: string) => new URL((await share.getByRole('link', { name }).getAttribute('href')) ?? '')
  const facebook = await shareUrl('Share on Facebook')
  expect([facebook.host, facebook.searchParams.get('u')]).toEqual(['www.facebook.com', pastaUrl])
  const twitter = await shareUrl('Share on Twitter')
  expect([twitter.host, twitter.pathname, twitter.searchParams.get('url')]).toEqual([
    'twitter.com',
    '/intent/tweet',
    pastaUrl,
  ])
  expect((await shareUrl('Instagram')).host).toBe('www.instagram.com')
  expect((await shareUrl('Share by email')).searchParams.get('body')).toContain(pastaUrl)
  expect((await shareUrl('Share on Pinterest')).searchParams.get('media')).toMatch(/^http.*\/images\/.*\.webp$/)

  await share.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Recipe link copied to clipboard!').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pastaUrl)

  const save = page.getByRole('button', { name: /^Save/ })
  await save.click()
  await page.getByText('Recipe saved to your favorites!').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Saved' }).waitFor()
  await save.click()
  await page.getByText('Recipe removed from your saved recipes').waitFor()
  expect(await save.innerText()).toBe('Save')

  await page.evaluate(() => {
    window.print = () => sessionStorage.setItem('printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('printed'))).toBe('yes')
  await page.emulateMedia({ media: 'print' })
  const code = page.getByText(pastaUrl).locator('img')
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(pageErrors).toEqual([])
  await close()
})

test('scales servings, ingredients and steps together, from half to tenfold and to any number', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(pastaUrl)
  const toggle = page.getByRole('button', { name: /Scal(e Recipe|ing)$/ })
  expect(await toggle.innerText()).toBe('Scale Recipe')
  await toggle.click()
  await expect.poll(() => toggle.innerText()).toBe('Hide Scaling')

  const slider = page.getByRole('slider', { name: 'Servings scale' })
  const bottom = () => slider.evaluate((input) => input.getBoundingClientRect().bottom / window.innerHeight)
  await expect.poll(bottom).toBeLessThan(1)
  expect(await slider.evaluate((input) => input === document.activeElement)).toBe(true)
  const up = page.getByRole('button', { name: 'Scale up' })
  const down = page.getByRole('button', { name: 'Scale down' })
  await down.click()
  expect(await down.isDisabled()).toBe(true)
  await expect.poll(() => textOf(tile(page, 'Servings'))).toBe('2')
  await expect.poll(() => ingredientsOf(page)).toContain('200 g bucatini')
  const halved = await ingredientsOf(page)
  expect(halved).toContain('½ tbsp olive oil')
  expect(halved).toContain('⅛ tsp nutmeg, grated')
  expect(halved).toContain('sea salt, to taste')

  await slider.press('End')
  expect([await slider.getAttribute('aria-valuetext'), await up.isDisabled()]).toEqual(['10x', true])
  expect(await textOf(tile(page, 'Servings'))).toBe('40')
  await slider.press('Home')
  expect([await slider.getAttribute('aria-valuetext'), await down.isDisabled()]).toEqual(['0.5x', true])
  await slider.press('ArrowRight')
  await slider.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toBe('1.5x')
  await up.click()
  expect(await slider.getAttribute('aria-valuetext')).toBe('2x')

  const multiplier = page.getByRole('group', { name: 'Ingredient multiplier' })
  await multiplier.getByRole('button', { name: 'More' }).click()
  await expect.poll(() => ingredientsOf(page)).toContain('2½ tbsp olive oil')
  expect(await textOf(tile(page, 'Servings'))).toBe('10')
  expect(await slider.getAttribute('aria-valuetext')).toBe('2.5x')
  const less = multiplier.getByRole('button', { name: 'Less' })
  for (let presses = 0; presses < 4; presses += 1) await less.click()
  expect([await textOf(multiplier.getByRole('status')), await less.isDisabled()]).toEqual(['0.5x', true])

  const servings = page.getByRole('group', { name: 'Servings' })
  for (let presses = 0; presses < 3; presses += 1) await servings.getByRole('button', { name: 'More' }).click()
  await expect.poll(() => textOf(tile(page, 'Servings'))).toBe('5')
  expect(await textOf(multiplier.getByRole('status'))).toBe('1.25x')
  await expect.poll(() => ingredientsOf(page)).toContain('500 g bucatini')

  const before = await ingredientsOf(page)
  await page.reload()
  expect(await ingredientsOf(page)).toEqual(before)
  await toggle.click()
  expect(await slider.count()).toBe(0)
  expect(pageErrors).toEqual([])
  await close()
})

test('scales by an ingredient at hand and to another pan, and shows the heat of another oven, by keyboard', async () => {
  const url = await recipeOf({
    title: 'Lemon Cake for Another Tin',
    ingredients: '250 g flour\n3 eggs\nsalt',
    instructions: 'Grease a 20 cm round cake tin.\nBeat 250 g flour with 3 eggs.\nBake at 180 °C for 40 minutes.',
  })
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(url)
  await page.getByRole('button', { name: 'Scale Recipe' }).press('Enter')
  const byIngredient = page.getByRole('button', { name: 'By an ingredient' })
  await byIngredient.press('Enter')
  const have = page.getByLabel('I have')
  await have.fill('some')
  await have.press('Enter')
  await page.getByText('Enter an amount, such as 350 g or 2 cups.').waitFor()
  await have.fill('350 g')
  await have.press('Enter')
  await expect.poll(() => ingredientsOf(page)).toEqual(['350 g flour', '4 eggs', 'salt'])
  await page.getByText('The amounts are now 1.4x.').waitFor()
  expect(new URL(page.url()).search).toBe('?scale=1.4')

  await page.getByRole('button', { name: 'By pan size' }).press('Enter')
  expect(await page.getByLabel('Size of the recipe’s pan').inputValue()).toBe('20 cm')
  await page.getByLabel('Shape of your pan').selectOption('Square')
  const size = page.getByLabel('Size of your pan')
  await size.fill('9 in')
  await size.press('Enter')
  await expect.poll(() => ingredientsOf(page)).toContain('416 g flour')
  const steps = page.getByRole('region', { name: 'Instructions' })
  expect(await textOf(steps)).toContain('Beat 416 g flour with 5 eggs')

  await page.getByLabel('Oven').selectOption('Gas mark')
  await expect.poll(() => textOf(steps)).toContain('Bake at gas mark 4 for')
  expect(new URL(page.url()).search).toBe('?scale=1.6634&oven=gas')
  await page.getByRole('link', { name: 'Cook', exact: true }).click()
  await page.getByText('Grease a 20 cm round cake tin.').waitFor()
  expect(new URL(page.url()).search).toBe('?scale=1.6634&oven=gas')
  expect(pageErrors).toEqual([])
  await close()
})

test('shows the ingredients early on a phone, also from every step, and hides the header while scrolling', async () => {
  const { page, pageErrors, close } = await newVisitor({ viewport: { width: 360, height: 740 }, hasTouch: true })
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
  expect(pageErrors).toEqual([])
  await close()
})

test('adds a recipe to the meal plan at the chosen servings', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${pastaUrl}?scale=1.5`)
  await page.getByRole('button', { name: 'Add to plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to the meal plan' })
  await dialog.getByText('Creamy Garlic Parmesan Pasta, for 6 servings').waitFor()
  await dialog.getByLabel('Week').selectOption({ index: 1 })
  await dialog.getByLabel('Meal').selectOption('Lunch')
  await dialog.getByRole('button', { name: 'Add to the plan' }).click()
  await page.getByText(/^Planned for Monday/).waitFor()
  await page.getByRole('button', { name: 'Open plan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Weekly meal plan' }).waitFor()
  await page.locator('a[href="/recipe/creamy-garlic-parmesan-pasta?scale=1.5"]').first().waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('finds ingredients by part of their name in any letter case', async () => {
  const url = await recipeOf({
    title: 'Leek Gratin with Letters of Both Cases',
    ingredients: '2 leeks\n100 g Gruyère, grated\n200 ml cream',
    instructions: 'Bake.',
  })
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(url)
  const lines = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem')
  const shown = async () => (await lines.filter({ visible: true }).allInnerTexts()).map(flat)
  const search = page.getByRole('searchbox', { name: 'Search ingredients' })
  await search.fill('gruy')
  expect(await shown()).toEqual(['100 g Gruyère, grated'])
  await search.fill('LEEK')
  expect(await shown()).toEqual(['2 leeks'])
  await search.fill('marshmallow')
  await page.getByText('No ingredients match your search').waitFor()
  expect(await shown()).toEqual([])
  await search.fill('')
  expect(await shown()).toHaveLength(3)
  expect(await page.getByText('No ingredients match your search').count()).toBe(0)
  expect(pageErrors).toEqual([])
  await close()
})

test('opens the shopping list with everything selected and sends the selection', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const sent: Array<URL> = []
  await page.context().route('https://www.instacart.com/**', async (route) => {
    sent.push(new URL(route.request().url()))
    await route.fulfill({ body: 'A shop' })
  })
  await page.goto(`${pastaUrl}?scale=2`)
  const shopping = panel(page, 'Add to Shopping List')
  const dialog = page.getByRole('dialog', { name: 'Add to Shopping List' })
  const toasts = toastsOf(page)

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

  for (let index = 0; index < 11; index += 1) await boxes.nth(index).press('Space')
  await dialog.getByRole('button', { name: 'Add to Instacart' }).click()
  const refusal = 'No Ingredients Selected\nPlease select at least one ingredient to add to Instacart'
  await expect.poll(() => toasts.allInnerTexts()).toEqual([refusal])
  expect(sent).toEqual([])

  await boxes.nth(0).check()
  await boxes.nth(6).check()
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Add to Instacart' }).click()
  await expect.poll(() => sent.length).toBe(1)
  await (await popup).close()
  await dialog.waitFor({ state: 'detached' })
  expect(Object.fromEntries(sent[0]?.searchParams ?? [])).toEqual({
    recipe_url: `${pastaUrl}?scale=2`,
    partner_id: '5883',
    recipe_name: 'Creamy Garlic Parmesan Pasta',
    ingredients: '800 g bucatini,240 g parmesan finely grated plus shavings',
    partial_match: 'true',
  })

  await shopping.getByRole('button', { name: 'Add to Chicory' }).click()
  await dialog.getByRole('button', { name: 'Add to Chicory' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Chicory Not Available').waitFor()
  await page.getByText('Chicory integration is not available in preview mode. It will work on the live site.').waitFor()

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
  expect(await page.evaluate(() => sessionStorage.getItem('handed over'))).toBe('800 g bucatini')

  await shopping.getByRole('button', { name: 'Add to Instacart' }).click()
  await dialog.getByRole('button', { name: 'Add to Instacart' }).click()
  await page.getByText('Could not open Instacart with these ingredients').waitFor()
  expect(pageErrors.filter((pageError) => !/The shop is shut|widget_v2/.test(pageError))).toEqual([])
  await close()
})

test('prints only the recipe, scaled as chosen', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${pastaUrl}?scale=2`)
  await page.emulateMedia({ media: 'print' })
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('complementary', { name: 'More for this recipe' }),
    page.getByRole('button', { name: 'Save' }),
    page.getByRole('slider'),
    page.getByRole('searchbox'),
    page.getByRole('group', { name: 'Share' }),
  ]) {
    expect(await gone.isVisible()).toBe(false)
  }
  const paper = await textOf(page.locator('body'))
  for (const text of ['Creamy Garlic Parmesan Pasta', '800 g bucatini', 'Soften the garlic', 'Grate the parmesan']) {
    expect(paper).toContain(text)
  }
  expect(await textOf(tile(page, 'Servings'))).toBe('8')
  expect(pageErrors).toEqual([])
  await close()
})

test('describes the recipe for search engines and link previews', async () => {
  const { $ } = await plainVisitor(siteUrl).open(`${pastaUrl}?scale=2`)
  const content = (selector: string) => $(selector).attr('content')
  expect($('link[rel=canonical]').attr('href')).toBe(pastaUrl)
  expect(content('meta[property="og:url"]')).toBe(pastaUrl)
  expect(content('meta[property="og:type"]')).toBe('article')
  expect(content('meta[property="og:title"]')).toBe(pasta?.title)
  expect(content('meta[property="og:description"]')).toBe(pasta?.description)
  const picture = await fetch(content('meta[property="og:image"]') ?? '')
  expect(picture.headers.get('content-type')).toMatch(/^image\//)

  const texts = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).text())
  const recipe = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Recipe')
  expect(recipe).toMatchObject({
    '@context': 'https://schema.org',
    name: pasta?.title,
    url: pastaUrl,
    prepTime: 'PT10M',
    cookTime: 'PT20M',
    totalTime: 'PT30M',
    recipeIngredient: pasta?.ingredients.flatMap((group) => group.lines),
    nutrition: { '@type': 'NutritionInformation', calories: '800 calories', proteinContent: '23 g' },
  })
  expect(recipe.recipeYield).toContain('4')
  expect(recipe.recipeInstructions.map((step: { '@type': string }) => step['@type'])).toEqual(
    Array.from({ length: 5 }, () => 'HowToStep'),
  )
  for (const step of recipe.recipeInstructions) {
    expect(step.text).not.toBe('')
    expect($(new URL(step.url).hash).length).toBe(1)
  }
  for (const image of recipe.image) {
    expect(image['@type']).toBe('ImageObject')
    expect(image.width).toBeGreaterThan(0)
    expect(image.height).toBeGreaterThan(0)
  }
})

test('shows a sparse recipe without unknown values, with a drawn plate and its source', async () => {
  const url = await recipeOf({
    title: 'Nettle Broth of Few Words',
    ingredients: '200 g nettles\n1 l stock',
    instructions: 'Simmer.',
    sourceUrl: 'https://www.example.com/soups/nettle?serves=many',
  })
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${url}?scale=1.5`)
  for (const unknown of ['Time', 'Servings', 'Difficulty']) expect(await tile(page, unknown).count()).toBe(0)
  const source = page.getByRole('link', { name: /^Source:/ })
  expect(await source.innerText()).toMatch(/^Source: example\.com\b/)
  expect(await source.getAttribute('href')).toBe('https://www.example.com/soups/nettle?serves=many')
  const plate = page.getByRole('img', { name: 'Nettle Broth of Few Words' })
  expect(await plate.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true)
  expect(await page.getByRole('heading', { name: /^(Tips|Nutrition facts)/ }).count()).toBe(0)

  await page.goto(`${siteUrl}/latest`)
  const card = page.getByRole('article').filter({ hasText: 'Nettle Broth of Few Words' })
  expect(await textOf(card)).not.toMatch(/Total time|Difficulty|servings/)
  expect(pageErrors).toEqual([])
  await close()
})

const long = (length: number) => 'broccoli'.repeat(length / 8)

test('refuses endless texts and shows the longest accepted ones', async () => {
  const endless = { title: long(100_000), ingredients: '1 leek', instructions: 'Eat.' }
  const refused = await fetch(`${siteUrl}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(endless),
  })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('The title is longer than 300 characters')

  const url = await recipeOf({
    title: long(296),
    description: long(5_000),
    ingredients: `1 leek\n${long(50_000)}`,
    instructions: long(100_000),
    tips: long(20_000),
    author: long(200),
    sourceUrl: `https://example.com/${long(1_600)}`,
  })
  const { page, pageErrors, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  for (const address of [`${siteUrl}/latest`, siteUrl, `${siteUrl}/recipes?view=list`, url]) {
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
  expect((await page.locator('meta[property="og:title"]').getAttribute('content'))?.length).toBeLessThanOrEqual(120)
  await panel(page, 'Add to Shopping List').getByRole('button', { name: 'Add to Instacart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Instacart' }).click()
  await page.getByText('Could not open Instacart with these ingredients').waitFor()
  expect(pageErrors).toEqual([])
  await close()
})
