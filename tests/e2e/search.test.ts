import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { findingsOn } from './axe-findings.ts'
import { plainVisitor } from './plain-visitor.ts'
import { newVisitor } from './browser.ts'
import { focused, tabTo } from './by-keyboard.ts'
import { siteUrl } from './worker-site.ts'

/** Dishes with a vegetable that no other test uses, because other tests also add recipes. */
const dishes = [
  {
    title: 'Salsify Velouté',
    ingredients: '500 g salsify\n1 shallot',
    categories: ['soup'],
    cuisine: 'French',
    difficulty: 'easy',
    prepTime: '5',
    cookTime: '10',
  },
  {
    title: 'Salsify Gratin',
    ingredients: '500 g salsify\n200 ml cream',
    categories: ['dinner'],
    cuisine: 'French',
    difficulty: 'hard',
    prepTime: '20',
    cookTime: '60',
  },
  {
    title: 'Salsify Fritters',
    ingredients: '500 g salsify\n1 shallot',
    categories: ['dinner'],
    cuisine: 'Greek',
    difficulty: 'easy',
    prepTime: '10',
    cookTime: '15',
  },
]
const addDish = (dish: Record<string, unknown>) =>
  fetch(`${siteUrl}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ingredients: '500 g roots\n1 shallot', instructions: 'Peel.\n\nCook.', ...dish }),
  })
beforeAll(async () => {
  for (const dish of dishes) await addDish(dish)
})

const noneFound = 'No recipes found. Try a different search term.'
const box = (page: Page) => page.getByRole('combobox', { name: /^Search by title/ })
const found = (page: Page) => page.getByRole('heading', { level: 2, name: /^(Found|No recipes)/ }).innerText()
const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')

test('finds recipes by title, description or category in any letter case', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search`)
  async function searchFor(words: string) {
    await box(page).fill(words)
    await box(page).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === words)
  }

  await searchFor('cHoCoLaTe CHIP')
  await expect.poll(() => titlesOf(page)).toContain('Classic Chocolate Chip Cookies')
  expect(await found(page)).toMatch(/^Found \d+ recipes?$/)

  await searchFor('puddles of dark')
  await expect.poll(async () => (await titlesOf(page))[0]).toBe('Classic Chocolate Chip Cookies')

  await searchFor('BRUNCH')
  await expect.poll(() => titlesOf(page)).toContain('Avocado Toast with Poached Egg')

  await searchFor('qqzzxxvv 100%')
  await expect.poll(() => found(page)).toBe(noneFound)
  expect(await box(page).inputValue()).toBe('qqzzxxvv 100%')
  expect(pageErrors).toEqual([])
  await close()
})

test('applies filters at once, preserves the focus and stores them in the address', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search?q=salsify`)
  expect(await found(page)).toBe('Found 3 recipes')

  const easy = filters(page).getByRole('checkbox', { name: 'Easy 2 recipes' })
  await easy.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => found(page)).toBe('Found 2 recipes')
  expect(new URL(page.url()).search).toBe('?q=salsify&difficulty=easy')
  expect(await easy.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await easy.isChecked()).toBe(true)
  // The counts of a facet ignore its chosen values, so each choice shows its own result.
  expect(await filters(page).getByRole('checkbox', { name: 'Hard 1 recipe' }).count()).toBe(1)

  await filters(page).getByRole('radio', { name: 'Up to 15 min 1 recipe' }).check()
  await expect.poll(() => titlesOf(page)).toEqual(['Salsify Velouté'])
  expect((await chips(page).allInnerTexts()).map(flat)).toEqual([
    'Remove filter Easy',
    'Remove filter Up to 15 min',
    'Clear all',
  ])

  await page.goBack()
  await expect.poll(() => found(page)).toBe('Found 2 recipes')
  expect(await filters(page).getByRole('radio', { name: 'Any time' }).isChecked()).toBe(true)
  await page.goForward()
  await expect.poll(() => found(page)).toBe('Found 1 recipe')

  await chips(page).getByText('Up to 15 min').click()
  await expect.poll(() => found(page)).toBe('Found 2 recipes')
  await chips(page).getByText('Clear all').click()
  await expect.poll(() => page.url()).toBe(`${siteUrl}/search?q=salsify`)
  await expect.poll(() => chips(page).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('result')
  expect(pageErrors).toEqual([])
  await close()
})

test('shows all filters without scrolling inside their panel', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${siteUrl}/search`)
  const scrolling = await filters(page).evaluate((panel) =>
    [panel, ...panel.querySelectorAll('*')]
      .filter((part) => part.scrollHeight > part.clientHeight + 1)
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
      .map((part) => part.outerHTML.slice(0, 200)),
  )
  expect(scrolling).toEqual([])
  await close()
})

test('skips the filters by keyboard', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search?q=salsify`)
  await box(page).focus()
  await tabTo(page, 'Skip to results')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^Found 3 recipe/)
  await tabTo(page, 'Salsify')
  expect(await titlesOf(page)).toContain(await focused(page))
  expect(pageErrors).toEqual([])
  await close()
})

test('shows included and excluded ingredients as chips', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search`)
  const have = filters(page).getByRole('textbox', { name: 'Include' })
  await have.fill('salsify, CREAM')
  await have.press('Enter')
  await expect.poll(() => titlesOf(page)).toEqual(['Salsify Gratin'])
  expect(new URL(page.url()).search).toBe('?have=CREAM&have=salsify')
  expect(await have.inputValue()).toBe('')
  const chip = filters(page).locator('label', { hasText: 'CREAM' })
  expect(await chip.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('none')

  await filters(page).getByRole('checkbox', { name: 'CREAM' }).press('Space')
  await expect.poll(() => found(page)).toBe('Found 3 recipes')
  expect(await have.evaluate((element) => element === document.activeElement)).toBe(true)

  await filters(page).getByRole('textbox', { name: 'Exclude' }).fill('shallot')
  await filters(page).getByRole('button', { name: 'Exclude this ingredient' }).click()
  await expect.poll(() => titlesOf(page)).toEqual(['Salsify Gratin'])
  await chips(page).getByText('Without shallot').click()
  await expect.poll(() => found(page)).toBe('Found 3 recipes')
  expect(pageErrors).toEqual([])
  await close()
})

test('labels diets as guidance', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search?q=salsify`)
  const diet = filters(page).getByRole('group', { name: 'Diet' })
  expect(await diet.innerText()).toContain(
    'for guidance only. If you have an allergy, check every ingredient and label yourself.',
  )
  await diet.getByRole('checkbox', { name: 'Dairy-free 2 recipes' }).check()
  await expect.poll(() => found(page)).toBe('Found 2 recipes')
  expect(await titlesOf(page)).not.toContain('Salsify Gratin')
  expect(new URL(page.url()).search).toBe('?q=salsify&diet=dairy-free')
  expect(pageErrors).toEqual([])
  await close()
})

test('applies the filter of a diet that the words name if they find nothing', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search?q=dairy+free+salsify`)
  expect(await found(page)).toBe('Found 2 recipes')
  expect(new URL(page.url()).search).toBe('?q=salsify&diet=dairy-free')
  expect(await page.getByRole('link', { name: 'Filter by diet' }).count()).toBe(0)
  expect(pageErrors).toEqual([])
  await close()
})

test('sorts by time and includes the typed words in the next choice', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search`)
  await box(page).fill('salsify')
  await page.getByLabel('Sort by').selectOption('Quickest')
  await expect.poll(() => titlesOf(page)).toEqual(['Salsify Velouté', 'Salsify Fritters', 'Salsify Gratin'])
  expect(new URL(page.url()).search).toBe('?q=salsify&sort=quickest')
  await page.reload()
  expect(await page.getByLabel('Sort by').inputValue()).toBe('quickest')
  expect(pageErrors).toEqual([])
  await close()
})

test('shows suggestions while typing that keys can choose', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const requests: Array<string> = []
  page.on('request', (request) => {
    if (request.url().includes('/search/suggestions')) requests.push(new URL(request.url()).searchParams.get('q') ?? '')
  })
  await page.clock.install()
  await page.goto(`${siteUrl}/search`)
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const pointedAt = () =>
    box(page).evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.innerText)

  // The clock is stopped, so that typing is equally fast on any machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await box(page).pressSequentially('salsify')
  await page.clock.runFor(100)
  await box(page).pressSequentially(' gra')
  expect(requests).toEqual([])
  await page.clock.resume()
  await list.getByRole('option', { name: 'Salsify Gratin' }).waitFor()
  expect(requests).toEqual(['salsify gra'])
  expect(await box(page).getAttribute('aria-expanded')).toBe('true')
  expect(await pointedAt()).toBeUndefined()

  await page.keyboard.press('ArrowDown')
  expect(flat((await pointedAt()) ?? '')).toContain('Salsify Gratin')
  expect(await list.getByRole('option', { selected: true }).innerText()).toContain('Salsify Gratin')
  await page.keyboard.press('Escape')
  expect(await list.count()).toBe(0)
  expect(await box(page).inputValue()).toBe('salsify gra')
  expect(await box(page).getAttribute('aria-expanded')).toBe('false')

  await page.keyboard.press('ArrowDown')
  await list.waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Salsify Gratin' }).waitFor()

  await page.goBack()
  await box(page).fill('salsify')
  await list.waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => found(page)).toBe('Found 3 recipes')
  expect(await list.count()).toBe(0)
  expect(await box(page).evaluate((element) => element === document.activeElement)).toBe(true)

  await box(page).fill('salsify fri')
  await list.getByRole('option', { name: 'Salsify Fritters' }).click()
  await page.getByRole('heading', { level: 1, name: 'Salsify Fritters' }).waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('cancels outdated suggestions and ignores failed ones', async () => {
  const { page, close } = await newVisitor()
  await page.route(/search\/suggestions/, async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q')
    if (words === 'sal') return
    if (words === 'salsify grat') return route.abort()
    await route.continue()
  })
  await page.goto(`${siteUrl}/search`)
  const held = page.waitForRequest(/search\/suggestions/)
  await box(page).fill('sal')
  const request = await held
  const calledOff = page.waitForEvent('requestfailed', (failed) => failed === request)
  await box(page).fill('salsify f')
  await page.getByRole('option', { name: 'Salsify Fritters' }).waitFor()
  await calledOff
  const failed = page.waitForEvent('requestfailed', (gone) => gone.url().includes('grat'))
  await box(page).fill('salsify grat')
  await failed
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
  await box(page).press('Enter')
  await expect.poll(() => titlesOf(page)).toEqual(['Salsify Gratin'])
  await close()
})

test('shows filters in a sheet with a count on a phone', async () => {
  const { page, pageErrors, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto(siteUrl)
  await page.goto(`${siteUrl}/search?q=salsify`)
  expect(await filters(page).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('radio', { name: /^Up to 30 min/ }).check()
  await sheet.getByText('Found 2 recipes').waitFor()
  await sheet.getByRole('checkbox', { name: /^Dinner/ }).check()
  await sheet.getByText('Found 1 recipe').waitFor()
  expect(await sheet.getByRole('radio', { name: /^Up to 30 min/ }).isChecked()).toBe(true)
  await sheet.getByRole('button', { name: 'Show recipes' }).click()
  await sheet.waitFor({ state: 'detached' })
  const button = page.getByRole('button', { name: 'Filters 2 chosen' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await titlesOf(page)).toEqual(['Salsify Fritters'])
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBe(widths[1])

  await button.click()
  await sheet.getByRole('button', { name: 'Clear all' }).press('Enter')
  await sheet.getByText('Found 3 recipes').waitFor()
  expect(await focused(page)).toBe('Show recipes')
  // Back closes the sheet and keeps the choice. Then it takes choices back, one for each press.
  const chosen = page.url()
  await page.goBack()
  await sheet.waitFor({ state: 'detached' })
  expect(page.url()).toBe(chosen)
  expect((await titlesOf(page)).length).toBe(3)
  await page.goBack()
  await expect.poll(() => titlesOf(page)).toEqual(['Salsify Fritters'])
  await page.goBack()
  await expect.poll(() => titlesOf(page)).toHaveLength(2)
  await page.goBack()
  await expect.poll(() => page.url()).toBe(`${siteUrl}/search?q=salsify`)
  await page.goBack()
  await page.waitForURL(`${siteUrl}/`)
  expect(pageErrors).toEqual([])
  await close()
})

test('takes a food that was typed but not added when the sheet shows the recipes', async () => {
  const { page, pageErrors, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto(`${siteUrl}/search?q=salsify`)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('textbox', { name: 'Exclude', exact: true }).fill('cream')
  await sheet.getByRole('button', { name: 'Show recipes' }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.waitForURL(`${siteUrl}/search?q=salsify&without=cream`)
  await chips(page).getByText('Without cream').waitFor()
  await page.goBack()
  await page.waitForURL(`${siteUrl}/search?q=salsify`)
  expect(pageErrors).toEqual([])
  await close()
})

test('shows the search as one form without script', async () => {
  const { page, close } = await newVisitor({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await page.goto(`${siteUrl}/search`)
  await box(page).fill('salsify')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.poll(() => found(page)).toBe('Found 3 recipes')

  await page.getByRole('link', { name: 'Filters' }).click()
  await filters(page).getByRole('textbox', { name: 'Exclude' }).fill('cream')
  await filters(page).getByRole('checkbox', { name: /^Easy/ }).check()
  await page.getByLabel('Sort by').selectOption('Quickest')
  await filters(page).getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => titlesOf(page)).toEqual(['Salsify Velouté', 'Salsify Fritters'])
  expect(await box(page).inputValue()).toBe('salsify')

  await filters(page)
    .getByRole('radio', { name: /^Up to 15 min/ })
    .check()
  await filters(page).getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => titlesOf(page)).toEqual(['Salsify Velouté'])
  await expect
    .poll(async () => (await chips(page).allInnerTexts()).map(flat))
    .toEqual(['Remove filter Easy', 'Remove filter Without cream', 'Remove filter Up to 15 min', 'Clear all'])
  await chips(page).getByText('Clear all').click()
  await expect.poll(() => found(page)).toBe('Found 3 recipes')
  expect(await page.getByLabel('Sort by').inputValue()).toBe('quickest')
  await close()
})

test('focuses the search box from the header’s search link', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(siteUrl)
  await page.getByRole('banner').getByRole('link', { name: 'Search recipes' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('words')
  await page.keyboard.type('salsify')
  await page.keyboard.press('Enter')
  await expect.poll(() => found(page)).toBe('Found 3 recipes')
  expect(pageErrors).toEqual([])
  await close()
})

test('preserves input made before the script loads', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${siteUrl}/search`, { waitUntil: 'commit' })
  await box(page).fill('salsify')
  await filters(page).getByRole('checkbox', { name: /^Easy/ }).check()
  letThrough()
  await page.waitForURL(`${siteUrl}/search?q=salsify&difficulty=easy`)
  await expect.poll(() => found(page)).toBe('Found 2 recipes')
  expect(pageErrors).toEqual([])
  await close()
})

test('preserves typed words while results load and restores them on going back', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search?q=salsify`)
  await page.route('**/search.data?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await box(page).fill('salsify gratin')
  await box(page).press('Enter')
  await box(page).fill('salsify fritters')
  await expect.poll(() => titlesOf(page)).toEqual(['Salsify Gratin'])
  expect(await box(page).inputValue()).toBe('salsify fritters')
  await page.goBack()
  await expect.poll(() => box(page).inputValue()).toBe('salsify')
  expect(pageErrors).toEqual([])
  await close()
})

test('pages through results and starts over for a new choice', async () => {
  await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      addDish({ title: `Skirret Number ${index}`, difficulty: index < 2 ? 'hard' : 'easy' }),
    ),
  )
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search?q=skirret`)
  expect(await found(page)).toBe('Found 25 recipes')
  const first = await titlesOf(page)
  expect(first).toHaveLength(24)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect.poll(async () => (await titlesOf(page)).length).toBe(1)
  expect(page.url()).toBe(`${siteUrl}/search?q=skirret&page=2`)
  expect(first).not.toContain((await titlesOf(page))[0])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('result')
  await filters(page).getByRole('checkbox', { name: 'Hard 2 recipes' }).check()
  await page.waitForURL(`${siteUrl}/search?q=skirret&difficulty=hard`)
  await expect.poll(() => found(page)).toBe('Found 2 recipes')
  expect(pageErrors).toEqual([])
  await close()
})

test('corrects a typo and shows the corrected search', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search?q=salsfy`)
  expect(await found(page)).toBe('Found 3 recipes')
  const note = page.getByRole('main').getByText('Showing results for salsify instead of “salsfy”.')
  await note.getByRole('link', { name: 'salsify' }).click()
  await page.waitForURL(`${siteUrl}/search?q=salsify`)
  await note.waitFor({ state: 'detached' })
  expect(await box(page).inputValue()).toBe('salsify')

  await page.goto(`${siteUrl}/search?q=salsfy&category=dinner&time=15`)
  expect(await found(page)).toBe(noneFound)
  await page.getByText('Did you mean salsify?').waitFor()
  const nearest = page.getByRole('region', { name: 'Closest matches' })
  expect(await nearest.getByRole('heading', { level: 3 }).allInnerTexts()).toContain('Salsify Gratin')
  expect(pageErrors).toEqual([])
  await close()
})

test('suggests alternatives when nothing is found', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search?q=salsify&category=dinner&time=15`)
  expect(await found(page)).toBe(noneFound)
  expect(await page.getByRole('main').getByRole('link', { name: 'Import Recipe' }).getAttribute('href')).toBe('/import')
  // Chosen filters stay visible, so that visitors can remove them.
  expect(await filters(page).getByRole('checkbox', { name: 'Dinner' }).isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Search without filters' }).click()
  await expect.poll(() => found(page)).toBe('Found 3 recipes')

  await page.goto(`${siteUrl}/search?q=qqzzxxvv`)
  await page.getByRole('link', { name: 'Browse All Recipes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Recipe Browser' }).waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('shows any address parameter as text', async () => {
  const { page, pageErrors, close } = await newVisitor()
  for (const words of [
    `'"%_\\`,
    '<img src=x onerror=alert(1)>',
    '"soup" -onion OR (| & !',
    '🍲🧅',
    'شوربة عدس',
    '../../etc',
  ]) {
    const response = await page.goto(`${siteUrl}/search?${new URLSearchParams({ q: words })}`)
    expect([words, response?.status()]).toEqual([words, 200])
    expect(await box(page).inputValue()).toBe(words)
    expect(await found(page)).toMatch(/^(?:Found|No recipes found)/)
  }
  for (const rest of [
    'page=1000000000',
    'time=1e9&stars=-1&sort=;drop',
    'chef=nobody',
    'category=%27%22&diet=x',
    'have=%25&without=_',
  ])
    expect([rest, (await page.goto(`${siteUrl}/search?${rest}`))?.status()]).toEqual([rest, 200])

  await page.goto(`${siteUrl}/search?q=${'soup'.repeat(2_500)}`)
  await page.getByText('Your search was long. We used its first 200 characters.').waitFor()
  expect((await box(page).inputValue()).length).toBe(200)
  expect(pageErrors).toEqual([])
  await close()
})

async function headOf(address: string) {
  const html = await (await fetch(siteUrl + address)).text()
  return {
    noindex: /<meta name="robots" content="noindex"/.test(html),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  }
}

test('lets search engines index the collection but not every search', async () => {
  expect(await headOf('/search')).toEqual({ noindex: false, canonical: `${siteUrl}/search` })
  expect(await headOf('/search?sort=newest&utm_source=newsletter')).toEqual({
    noindex: false,
    canonical: `${siteUrl}/search`,
  })
  for (const narrowed of ['q=soup', 'category=soup', 'diet=vegan', 'have=leek', 'time=30'])
    expect([narrowed, await headOf(`/search?${narrowed}`)]).toEqual([narrowed, { noindex: true, canonical: undefined }])
})

test('says what can be made with the foods at home, and what is missing, with and without script', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/search`)
  await page.getByRole('link', { name: 'What can I make with what I have at home?' }).click()
  await page.getByRole('textbox', { name: 'I have', exact: true }).fill('bucatini, garlic')
  await page.keyboard.press('Enter')
  // The recipe is not always first, because other tests also add recipes.
  const pasta = page.getByRole('main').getByRole('article').filter({ hasText: 'Creamy Garlic Parmesan Pasta' })
  const missing = async () => Number(/(\d+) missing:/.exec(await pasta.innerText())?.[1])
  const before = await missing()
  expect(before).toBeGreaterThan(1)
  await page.getByRole('textbox', { name: 'I have', exact: true }).fill('butter')
  await page.keyboard.press('Enter')
  await expect.poll(missing).toBe(before - 1)
  expect(await findingsOn(page, 'what can I make')).toEqual([])
  expect(pageErrors).toEqual([])
  await close()

  const empty = await plainVisitor(siteUrl).open('/what-can-i-make')
  const plain = await empty.send('Show recipes', { 'I have': 'bucatini, garlic' })
  expect(plain.text('main')).toContain(`${before} missing:`)
})
