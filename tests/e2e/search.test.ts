import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch, newVisitor } from './browser.ts'

const siteUrl = inject('siteUrl')
const browser = await launch()
afterAll(() => browser.close())

/** Other tests add recipes of their own, so these ask for a vegetable nobody else cooks. */
const dishes = [
  {
    title: 'Salsify Velouté',
    categories: ['soup'],
    cuisine: 'French',
    difficulty: 'easy',
    prepTime: '5',
    cookTime: '10',
  },
  {
    title: 'Salsify Gratin',
    categories: ['dinner'],
    cuisine: 'French',
    difficulty: 'hard',
    prepTime: '20',
    cookTime: '60',
  },
  {
    title: 'Salsify Fritters',
    categories: ['dinner'],
    cuisine: 'Greek',
    difficulty: 'easy',
    prepTime: '10',
    cookTime: '15',
  },
]
beforeAll(async () => {
  for (const dish of dishes) {
    const ingredients = dish.title.includes('Gratin') ? '500 g salsify\n200 ml cream' : '500 g salsify\n1 shallot'
    await fetch(`${siteUrl}/api/recipes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...dish, ingredients, instructions: 'Peel.\n\nCook.' }),
    })
  }
})

const noneFound = 'No recipes found. Try a different search term.'
const box = (page: Page) => page.getByRole('combobox', { name: /^Search by title/ })
const found = (page: Page) => page.getByRole('main').getByRole('status').innerText()
const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')

test('the search finds by title, description or category, in any letter case', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/search`)
  async function searchFor(words: string) {
    await box(page).fill(words)
    await box(page).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === words)
  }

  await searchFor('cHoCoLaTe CHIP')
  await expect.poll(() => titlesOf(page)).toContain('Classic Chocolate Chip Cookies')
  expect(await found(page)).toMatch(/^Found \d+ recipe\(s\)$/)

  await searchFor('puddles of dark')
  await expect.poll(async () => (await titlesOf(page))[0]).toBe('Classic Chocolate Chip Cookies')

  await searchFor('BRUNCH')
  await expect.poll(() => titlesOf(page)).toContain('Avocado Toast with Poached Egg')

  await searchFor('qqzzxxvv 100%')
  await expect.poll(() => found(page)).toBe(noneFound)
  expect(await box(page).inputValue()).toBe('qqzzxxvv 100%')
  expect(complaints).toEqual([])
  await close()
})

test('filters apply at once, keep the focus, stand in the address, and go back step by step', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(`${siteUrl}/search?q=salsify`, { waitUntil: 'networkidle' })
  expect(await found(page)).toBe('Found 3 recipe(s)')

  const easy = filters(page).getByRole('checkbox', { name: 'Easy 2 recipes' })
  await easy.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => found(page)).toBe('Found 2 recipe(s)')
  expect(new URL(page.url()).search).toBe('?q=salsify&difficulty=easy')
  expect(await easy.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await easy.isChecked()).toBe(true)
  // Within the facet itself the counts say what choosing another would bring.
  expect(await filters(page).getByRole('checkbox', { name: 'Hard 1 recipe' }).count()).toBe(1)

  await filters(page).getByRole('radio', { name: 'Up to 15 min 1 recipe' }).check()
  await expect.poll(() => titlesOf(page)).toEqual(['Salsify Velouté'])
  expect((await chips(page).allInnerTexts()).map(flat)).toEqual([
    'Remove filter Easy',
    'Remove filter Up to 15 min',
    'Clear all',
  ])

  await page.goBack()
  await expect.poll(() => found(page)).toBe('Found 2 recipe(s)')
  expect(await filters(page).getByRole('radio', { name: 'Any time' }).isChecked()).toBe(true)
  await page.goForward()
  await expect.poll(() => found(page)).toBe('Found 1 recipe(s)')

  await chips(page).getByText('Up to 15 min').click()
  await expect.poll(() => found(page)).toBe('Found 2 recipe(s)')
  await chips(page).getByText('Clear all').click()
  await expect.poll(() => page.url()).toBe(`${siteUrl}/search?q=salsify`)
  expect(await chips(page).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('result')
  expect(complaints).toEqual([])
  await close()
})
