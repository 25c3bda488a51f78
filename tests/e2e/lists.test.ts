import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { sampleRecipes } from '../../src/seed/sample/content/recipes.ts'
import { startSampleSite } from './sample-site.ts'
import { newVisitor } from './browser.ts'
import { startStandInWeb } from './stand-in-web.ts'

/** This site is separate, because other tests add recipes that push the samples off the first pages. */
const { url: siteUrl, stop } = await startSampleSite()
const web = await startStandInWeb({
  '/picnic': {
    body: `<!doctype html><title>Picnic Pasta without a Picture</title><h1>Picnic Pasta without a Picture</h1>
      <h2>Ingredients</h2><ul><li>200 g pasta</li><li>2 tbsp olive oil</li><li>3 tomatoes, chopped</li></ul>
      <h2>Directions</h2><ol><li>Boil the pasta in plenty of salted water.</li><li>Drain it and stir in the rest.</li></ol>`,
  },
})
afterAll(async () => {
  await stop()
  await web.close()
})

async function addRecipe(title: string, categories: Array<string>) {
  await fetch(`${siteUrl}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title, categories, ingredients: '1 quince', instructions: 'Poach.' }),
  })
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const addressesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const badgesOf = (card: Locator) => card.getByRole('listitem').allInnerTexts()

test('shows categories as tabs, starting with all recipes', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/categories`)
  await page.getByRole('heading', { level: 1, name: 'Recipe Categories' }).waitFor()
  const tabs = page.getByRole('navigation', { name: 'Recipe categories' }).getByRole('link')
  const [all, ...named] = await tabs.allInnerTexts()
  expect(all).toBe('All Recipes')
  const wanted = [...new Set(sampleRecipes.flatMap((recipe) => recipe.categories))]
  for (const name of wanted) expect(named).toContain(name.charAt(0).toUpperCase() + name.slice(1))
  expect(named.every((label) => !/^\p{Ll}/u.test(label))).toBe(true)
  const lower = named.map((label) => label.toLowerCase())
  expect(lower).toEqual(lower.toSorted((left, right) => left.localeCompare(right, 'en')))
  expect(new Set(lower).size).toBe(lower.length)
  const titles = await titlesOf(page)
  for (const recipe of sampleRecipes) expect(titles).toContain(recipe.title)

  await tabs.getByText('Thai', { exact: true }).click()
  await page.waitForURL(`${siteUrl}/categories/thai`)
  await expect.poll(() => titlesOf(page)).toEqual(['Thai Coconut Curry Soup'])
  expect(await page.locator('[aria-current=page]', { hasText: 'Thai' }).count()).toBe(1)

  expect(pageErrors).toEqual([])
  await close()
})

test('shows an empty category and responds 404 to an unknown one', async () => {
  const { page, close } = await newVisitor()
  for (const [slug, status] of [
    ['slow-cooker', 200],
    ['ice-sculptures', 404],
  ] as const) {
    const answer = await page.goto(`${siteUrl}/categories/${slug}`)
    expect([slug, answer?.status()]).toEqual([slug, status])
    await page.getByRole('heading', { name: 'No recipes found' }).waitFor()
    await page.getByText('There are no recipes in this category yet.').waitFor()
    expect(await page.title()).toMatch(/^No recipes found \|/)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  }
  await close()
})

test('leads from every home page tile to recipes', async () => {
  const { page, pageErrors, close } = await newVisitor()
  for (const [slug, dish] of [
    ['breakfast', 'Mixed Berry Smoothie Bowl'],
    ['quick-meals', 'Creamy Garlic Parmesan Pasta'],
    ['soups-stews', 'Thai Coconut Curry Soup'],
    ['main-dishes', 'Homemade Margherita Pizza'],
    ['desserts', 'Classic Chocolate Chip Cookies'],
  ]) {
    await page.goto(`${siteUrl}/categories/${slug}`, { waitUntil: 'domcontentloaded' })
    expect(await titlesOf(page)).toContain(dish)
  }
  expect(pageErrors).toEqual([])
  await close()
})

test('shows the key facts on cards, newest first', async () => {
  await addRecipe('Quince Compote the First', ['dessert'])
  await addRecipe('Quince Compote the Second', ['dessert'])
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/latest`)
  const titles = await titlesOf(page)
  expect(titles.slice(0, 2)).toEqual(['Quince Compote the Second', 'Quince Compote the First'])
  const samples = sampleRecipes.toSorted((left, right) => right.datePublished.localeCompare(left.datePublished))
  const sampleTitles = samples.map((recipe) => recipe.title)
  expect(titles.filter((title) => sampleTitles.includes(title))).toEqual(sampleTitles)

  const recipe = sampleRecipes.find(({ id }) => id === 'homemade-margherita-pizza')
  if (!recipe) throw new Error('The sample pizza is gone')
  const card = cardOf(page, recipe.title)
  expect(await card.locator('picture img').count()).toBe(1)
  const badges = await card.locator('ul').first().getByRole('listitem').allInnerTexts()
  expect(badges.map((badge) => badge.toLowerCase())).toEqual(recipe.categories.slice(0, 3))
  expect(flat(await card.locator('ul').last().innerText())).toBe(
    `Total time: ${recipe.prepTime + recipe.cookTime} min Difficulty: ${recipe.difficulty} ${recipe.servings} servings`,
  )
  expect(await addressesOf(card.getByRole('link'))).toEqual([`/recipe/${recipe.id}`])
  const description = card.getByText(recipe.description)
  expect(await description.evaluate((text) => getComputedStyle(text).webkitLineClamp)).toBe('2')

  for (const { title, featured } of sampleRecipes) {
    const mark = cardOf(page, title).getByText('Featured', { exact: true })
    expect([title, await mark.count()]).toEqual([title, featured ? 1 : 0])
  }
  expect(pageErrors).toEqual([])
  await close()
})

test('shows cards or a list with two categories and the number of others', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/recipes`)
  await page.getByRole('heading', { level: 1, name: 'Recipe Browser' }).waitFor()
  const toast = cardOf(page, 'Avocado Toast with Poached Egg')
  const shown = async () => (await badgesOf(toast)).map(flat)
  expect(await shown()).toEqual(expect.arrayContaining(['Breakfast', 'Brunch', '+3 more categories']))
  expect(await shown()).not.toContain('Vegetarian')

  const view = page.getByRole('group', { name: 'View' })
  const pressed = () => view.getByRole('button', { pressed: true }).innerText()
  expect(await pressed()).toBe('Grid')
  const gridHeight = (await toast.boundingBox())?.height ?? 0
  await view.getByRole('button', { name: 'List' }).click()
  await page.waitForURL(/view=list/)
  await expect.poll(pressed).toBe('List')
  expect((await toast.boundingBox())?.height).toBeLessThan(gridHeight / 2)
  expect(await shown()).toContain('+3 more categories')

  const shelf = page.getByRole('navigation', { name: 'Categories' }).filter({ visible: true })
  await shelf.getByRole('link', { name: /^Pizza/ }).click()
  await expect.poll(() => titlesOf(page)).toEqual(['Homemade Margherita Pizza'])
  expect(new URL(page.url()).searchParams.get('view')).toBe('list')
  await view.getByRole('button', { name: 'Grid' }).click()
  await expect.poll(pressed).toBe('Grid')
  expect(await titlesOf(page)).toEqual(['Homemade Margherita Pizza'])
  expect(pageErrors).toEqual([])
  await close()
})

test('offers pictures for an imported page without one and opens the recipe', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/recipes`)
  await page.getByRole('main').getByText('Import Recipe').first().click()
  const dialog = page.getByRole('dialog', { name: 'Import Recipe' })
  await dialog.getByLabel('Recipe Website URL').fill(`${web.url}/picnic`)
  await dialog.getByRole('button', { name: 'Import Recipe' }).click()

  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  const pictures = picker.getByRole('listitem')
  await pictures.first().waitFor()
  const sources = await pictures.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  expect(sources.length).toBeLessThanOrEqual(4)
  expect(new Set(sources).size).toBe(sources.length)
  await pictures.first().getByRole('button').click()
  await page.getByText('Image added to recipe!').waitFor()

  await page.getByRole('dialog', { name: 'Edit before saving' }).getByRole('button', { name: 'Save Recipe' }).click()
  await page.waitForURL(/\/recipe\/picnic-pasta/)
  await page.getByText('Recipe saved to your collection!').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Picnic Pasta without a Picture' }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(sources).toContain(await page.getByRole('main').locator('picture img').first().getAttribute('src'))
  expect(pageErrors).toEqual([])
  await close()
})
