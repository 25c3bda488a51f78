import type { Locator } from 'playwright-core'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { focused, tabTo } from './by-keyboard.ts'
import { type PlainPage, plainVisitor } from './plain-visitor.ts'
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
const skirrets = Array.from({ length: 25 }, (_, index) => ({
  title: `Skirret Number ${index}`,
  difficulty: index < 2 ? 'hard' : 'easy',
}))
const addDish = (dish: Record<string, unknown>) =>
  fetch(`${siteUrl}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ingredients: '500 g roots\n1 shallot', instructions: 'Peel.\n\nCook.', ...dish }),
  })
beforeAll(async () => {
  for (const dish of dishes) await addDish(dish)
  await Promise.all(skirrets.map(addDish))
})

const noneFound = 'No recipes found. Try a different search term.'
const visit = (path: string) => plainVisitor(siteUrl).open(path)
const foundIn = (page: PlainPage) => page.text('#result')
const titlesIn = ({ $ }: PlainPage) =>
  $('main article :is(h2, h3)')
    .toArray()
    .map((heading) => $(heading).text())
const chipsIn = ({ $ }: PlainPage) =>
  $('[aria-label="Chosen filters"] a')
    .toArray()
    .map((chip) => $(chip).text())
const isChosen = ({ $ }: PlainPage, label: string) => $(`label:contains("${label}") input`).is('[checked]')

test('finds recipes by title, description or category in any letter case', async () => {
  const visitor = plainVisitor(siteUrl)
  const searchFor = async (words: string) => {
    const page = await visitor.open('/search')
    page.$('#words').attr('value', words)
    return page.send('Search')
  }
  const byTitle = await searchFor('cHoCoLaTe CHIP')
  expect(titlesIn(byTitle)).toContain('Classic Chocolate Chip Cookies')
  expect(foundIn(byTitle)).toMatch(/^Found \d+ recipes?$/)
  expect(titlesIn(await searchFor('puddles of dark'))[0]).toBe('Classic Chocolate Chip Cookies')
  expect(titlesIn(await searchFor('BRUNCH'))).toContain('Avocado Toast with Poached Egg')
  const nothing = await searchFor('qqzzxxvv 100%')
  expect(foundIn(nothing)).toBe(noneFound)
  expect(nothing.$('#words').val()).toBe('qqzzxxvv 100%')
})

test('labels diets as guidance', async () => {
  const page = await visit('/search?q=salsify&diet=dairy-free')
  expect(page.text('fieldset:contains("Diet")')).toContain(
    'for guidance only. If you have an allergy, check every ingredient and label yourself.',
  )
  expect(isChosen(page, 'Dairy-free')).toBe(true)
  expect(titlesIn(page).toSorted()).toEqual(['Salsify Fritters', 'Salsify Velouté'])
})

test('applies the filter of a diet that the words name if they find nothing', async () => {
  const page = await visit('/search?q=dairy+free+salsify')
  expect(foundIn(page)).toBe('Found 2 recipes')
  expect(page.url).toBe(`${siteUrl}/search?q=salsify&diet=dairy-free`)
})

test('shows the search as one form without script', async () => {
  let page = await visit('/search?q=salsify')
  page = await page.send('Apply', { Exclude: 'cream', Easy: true, 'Sort by': 'Quickest' })
  expect(titlesIn(page)).toEqual(['Salsify Velouté', 'Salsify Fritters'])
  expect(page.$('#words').val()).toBe('salsify')

  page = await page.send('Apply', { 'Up to 15 min': true })
  expect(titlesIn(page)).toEqual(['Salsify Velouté'])
  expect(chipsIn(page)).toEqual([
    'Remove filter Easy',
    'Remove filter Without cream',
    'Remove filter Up to 15 min',
    'Clear all',
  ])
  page = await page.follow('Remove filter Easy')
  expect(isChosen(page, 'Easy')).toBe(false)
  page = await page.follow('Clear all')
  expect(foundIn(page)).toBe('Found 3 recipes')
  expect(page.valueOf('Sort by')).toBe('quickest')
})

test('pages through results and starts over for a new choice', async () => {
  const first = await visit('/search?q=skirret')
  expect(foundIn(first)).toBe('Found 25 recipes')
  expect(titlesIn(first)).toHaveLength(24)
  const second = await first.follow('Next')
  expect(second.url).toBe(`${siteUrl}/search?q=skirret&page=2`)
  expect(titlesIn(second)).toHaveLength(1)
  expect(titlesIn(first)).not.toContain(titlesIn(second)[0])
  const chosen = await second.send('Apply', { Hard: true })
  expect(foundIn(chosen)).toBe('Found 2 recipes')
  expect(chosen.url).not.toContain('page=')
})

test('corrects a typo and shows the corrected search', async () => {
  const corrected = await visit('/search?q=salsfy')
  expect(foundIn(corrected)).toBe('Found 3 recipes')
  expect(corrected.text('main')).toContain('Showing results for salsify instead of “salsfy”.')
  const asked = await corrected.follow('salsify')
  expect(asked.url).toBe(`${siteUrl}/search?q=salsify`)
  expect(asked.text('main')).not.toContain('Showing results for')

  const narrowed = await visit('/search?q=salsfy&category=dinner&time=15')
  expect(foundIn(narrowed)).toBe(noneFound)
  expect(narrowed.text('main')).toContain('Did you mean salsify?')
  expect(narrowed.text('section[aria-labelledby=nearest]')).toMatch(/^Closest matches.*Salsify Gratin/)
})

test('suggests alternatives when nothing is found', async () => {
  const narrowed = await visit('/search?q=salsify&category=dinner&time=15')
  expect(foundIn(narrowed)).toBe(noneFound)
  expect(narrowed.$('main a:contains("Import Recipe")').attr('href')).toBe('/import')
  // Chosen filters stay visible, so that visitors can remove them.
  expect(isChosen(narrowed, 'Dinner')).toBe(true)
  expect(foundIn(await narrowed.follow('Search without filters'))).toBe('Found 3 recipes')
  const nothing = await visit('/search?q=qqzzxxvv')
  expect((await nothing.follow('Browse All Recipes')).text('h1')).toBe('Recipe Browser')
})

test('shows any address parameter as text', async () => {
  for (const words of [
    `'"%_\\`,
    '<img src=x onerror=alert(1)>',
    '"soup" -onion OR (| & !',
    '🍲🧅',
    'شوربة عدس',
    '../../etc',
  ]) {
    const page = await visit(`/search?${new URLSearchParams({ q: words })}`)
    expect([words, page.status, page.$('#words').val()]).toEqual([words, 200, words])
    expect(foundIn(page)).toMatch(/^(?:Found|No recipes found)/)
    expect(page.$('[onerror]').length).toBe(0)
  }
  for (const rest of [
    'page=1000000000',
    'time=1e9&stars=-1&sort=;drop',
    'chef=nobody',
    'category=%27%22&diet=x',
    'have=%25&without=_',
  ])
    expect([rest, (await visit(`/search?${rest}`)).status]).toEqual([rest, 200])

  const long = await visit(`/search?q=${'soup'.repeat(2_500)}`)
  expect(long.text('main')).toContain('Your search was long. We used its first 200 characters.')
  expect(long.$('#words').val()).toHaveLength(200)
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

const missing = ({ $ }: PlainPage) =>
  Number(/(\d+) missing:/.exec($('article:contains("Creamy Garlic Parmesan Pasta")').text())?.[1])

test('says what can be made with the foods at home, and what is missing', async () => {
  const visitor = plainVisitor(siteUrl)
  const empty = await visitor.open('/what-can-i-make')
  const some = await empty.send('Show recipes', { 'I have': 'bucatini, garlic' })
  expect(missing(some)).toBeGreaterThan(1)
  const more = await some.send('Show recipes', { 'I have': 'butter' })
  expect(missing(more)).toBe(missing(some) - 1)
})

// Runs after the visitor's own hook, which saves the page of a failed test.
afterEach(async () => {
  await page.unrouteAll()
  pageErrors.length = 0
})

/** One visitor for all tests, because a new one compiles the scripts again. */
const { page, pageErrors } = await newVisitor()
const box = () => page.getByRole('combobox', { name: /^Search by title/ })
const found = () => page.getByRole('heading', { level: 2, name: /^(Found|No recipes)/ }).innerText()
const titles = () => page.getByRole('article').getByRole('heading').allInnerTexts()
const filters = () => page.getByRole('region', { name: 'Filters' })
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const chips = () => page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')

const activeId = () => page.evaluate(() => document.activeElement?.id)
const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement)

test('applies filters, order and foods at once, keeps the focus, and stores them in the address', async () => {
  await page.goto(`${siteUrl}/about`)
  await page.getByRole('banner').getByRole('link', { name: 'Search recipes' }).click()
  await expect.poll(activeId).toBe('words')
  await page.keyboard.type('salsify gratin')
  await page.keyboard.press('Enter')
  await expect.poll(found).toBe('Found 1 recipe')
  await box().fill('salsify')
  await page.getByLabel('Sort by').selectOption('Quickest')
  await expect.poll(titles).toEqual(['Salsify Velouté', 'Salsify Fritters', 'Salsify Gratin'])
  expect(new URL(page.url()).search).toBe('?q=salsify&sort=quickest')
  const easy = filters().getByRole('checkbox', { name: 'Easy 2 recipes' })
  await easy.press('Space')
  await expect.poll(found).toBe('Found 2 recipes')
  expect(new URL(page.url()).search).toBe('?q=salsify&difficulty=easy&sort=quickest')
  expect([await isFocused(easy), await easy.isChecked()]).toEqual([true, true])
  // The counts of a facet ignore its chosen values, so each choice shows its own result.
  expect(await filters().getByRole('checkbox', { name: 'Hard 1 recipe' }).count()).toBe(1)
  await page.goBack()
  await expect.poll(found).toBe('Found 3 recipes')
  expect(await filters().getByRole('checkbox', { name: /^Easy/ }).isChecked()).toBe(false)

  const have = filters().getByRole('textbox', { name: 'Include' })
  await have.fill('CREAM')
  await have.press('Enter')
  await expect.poll(titles).toEqual(['Salsify Gratin'])
  expect(new URL(page.url()).search).toBe('?q=salsify&have=CREAM&sort=quickest')
  expect(await have.inputValue()).toBe('')
  await filters().getByRole('checkbox', { name: 'CREAM' }).press('Space')
  await expect.poll(found).toBe('Found 3 recipes')
  expect(await isFocused(have)).toBe(true)
  await filters().getByRole('textbox', { name: 'Exclude' }).fill('shallot')
  await filters().getByRole('button', { name: 'Exclude this ingredient' }).click()
  await expect.poll(titles).toEqual(['Salsify Gratin'])
  expect((await chips().allInnerTexts()).map(flat)).toEqual(['Remove filter Without shallot', 'Clear all'])
  await chips().getByText('Clear all').click()
  await expect.poll(found).toBe('Found 3 recipes')
  await expect.poll(activeId).toBe('result')
  await box().focus()
  await tabTo(page, 'Skip to results')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^Found 3 recipes/)

  await page.getByRole('link', { name: 'What can I make with what I have at home?' }).click()
  await page.getByRole('textbox', { name: 'I have', exact: true }).fill('salsify, cream')
  await page.keyboard.press('Enter')
  await page.getByRole('article').filter({ hasText: 'Salsify Gratin' }).getByText('You have everything').waitFor()
  expect(pageErrors).toEqual([])
})

test('shows filters in a sheet with a count on a phone, and takes a food that was typed but not added', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${siteUrl}/search?q=salsify`)
  expect(await filters().isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('radio', { name: /^Up to 30 min/ }).check()
  await sheet.getByText('Found 2 recipes').waitFor()
  await sheet.getByRole('checkbox', { name: /^Dinner/ }).check()
  await sheet.getByText('Found 1 recipe').waitFor()
  expect(await sheet.getByRole('radio', { name: /^Up to 30 min/ }).isChecked()).toBe(true)
  await sheet.getByRole('button', { name: 'Clear all' }).press('Enter')
  await sheet.getByText('Found 3 recipes').waitFor()
  expect(await focused(page)).toBe('Show recipes')

  await sheet.getByRole('textbox', { name: 'Exclude', exact: true }).fill('cream')
  await sheet.getByRole('button', { name: 'Show recipes' }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.waitForURL(`${siteUrl}/search?q=salsify&without=cream`)
  await chips().getByText('Without cream').waitFor()
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Filters 1 chosen' }))).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // The closed sheet is no step back.
  await page.goBack()
  await page.waitForURL(`${siteUrl}/search?q=salsify`)
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(pageErrors).toEqual([])
})

test('preserves what is typed before the script loads and while results load', async () => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`${siteUrl}/search`, { waitUntil: 'commit' })
  await box().fill('salsify')
  await filters().getByRole('checkbox', { name: /^Easy/ }).check()
  scripts.resolve()
  await page.waitForURL(`${siteUrl}/search?q=salsify&difficulty=easy`)
  await expect.poll(found).toBe('Found 2 recipes')
  await page.unrouteAll()

  const results = Promise.withResolvers<void>()
  await page.route('**/search.data?*', async (route) => {
    await results.promise
    await route.continue()
  })
  await box().fill('salsify fritters')
  await box().press('Enter')
  await box().fill('salsify gratin')
  results.resolve()
  await expect.poll(titles).toEqual(['Salsify Fritters'])
  expect(await box().inputValue()).toBe('salsify gratin')
  await page.goBack()
  await expect.poll(() => box().inputValue()).toBe('salsify')
  expect(pageErrors).toEqual([])
})

test('shows suggestions while typing that keys can choose, and drops outdated and failed ones', async () => {
  const requests: Array<string> = []
  page.on('request', (request) => {
    if (request.url().includes('/search/suggestions')) requests.push(new URL(request.url()).searchParams.get('q') ?? '')
  })
  await page.clock.install()
  await page.goto(`${siteUrl}/search?q=gratin`)
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const pointedAt = () =>
    box().evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.innerText)

  // The clock is stopped, so that typing is equally fast on any machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await box().fill('salsify')
  await page.clock.runFor(100)
  await box().fill('salsify gra')
  expect(requests).toEqual([])
  await page.clock.resume()
  await list.getByRole('option', { name: 'Salsify Gratin' }).waitFor()
  expect(requests).toEqual(['salsify gra'])
  expect(await box().getAttribute('aria-expanded')).toBe('true')
  expect(await pointedAt()).toBeUndefined()

  await page.keyboard.press('ArrowDown')
  expect(flat((await pointedAt()) ?? '')).toContain('Salsify Gratin')
  expect(await list.getByRole('option', { selected: true }).innerText()).toContain('Salsify Gratin')
  await page.keyboard.press('Escape')
  expect(await list.count()).toBe(0)
  expect(await box().inputValue()).toBe('salsify gra')
  expect(await box().getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('ArrowDown')
  await list.waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Salsify Gratin' }).waitFor()

  await page.goBack()
  await box().fill('salsify fri')
  await list.getByRole('option', { name: 'Salsify Fritters' }).click()
  await page.getByRole('heading', { level: 1, name: 'Salsify Fritters' }).waitFor()
  expect(pageErrors.splice(0)).toEqual([])

  await page.goBack()
  await page.route(/search\/suggestions/, async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q')
    if (words === 'sal') return
    if (words === 'salsify grat') return route.abort()
    await route.continue()
  })
  const held = page.waitForRequest(/search\/suggestions/)
  await box().fill('sal')
  const request = await held
  const calledOff = page.waitForEvent('requestfailed', (failed) => failed === request)
  await box().fill('salsify f')
  await list.getByRole('option', { name: 'Salsify Fritters' }).waitFor()
  await calledOff
  const failed = page.waitForEvent('requestfailed', (gone) => gone.url().includes('grat'))
  await box().fill('salsify grat')
  await failed
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
  await box().press('Enter')
  await expect.poll(titles).toEqual(['Salsify Gratin'])
  expect(await isFocused(box())).toBe(true)
})
