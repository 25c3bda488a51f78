import { afterAll, expect, test } from 'vitest'
import { sampleRecipes } from '../../src/seed/sample/content/recipes.ts'
import { newVisitor } from './browser.ts'
import { newAddress } from './new-address.ts'
import { type PlainPage, plainVisitor } from './plain-visitor.ts'
import { startStandInWeb } from './stand-in-web.ts'
import { siteUrl } from './worker-site.ts'

const web = await startStandInWeb({
  '/picnic': {
    body: `<!doctype html><title>Picnic Pasta without a Picture</title><h1>Picnic Pasta without a Picture</h1>
      <h2>Ingredients</h2><ul><li>200 g pasta</li><li>2 tbsp olive oil</li><li>3 tomatoes, chopped</li></ul>
      <h2>Directions</h2><ol><li>Boil the pasta in plenty of salted water.</li><li>Drain it and stir in the rest.</li></ol>`,
  },
})
afterAll(() => web.close())

async function addRecipe(title: string, categories: Array<string>) {
  await fetch(`${siteUrl}/api/recipes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title, categories, ingredients: '1 quince', instructions: 'Poach.' }),
  })
}

const visit = (path: string) => plainVisitor(siteUrl).open(path)
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const textsOf = ({ $ }: PlainPage, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => flat($(element).text()))
const titlesOf = (page: PlainPage) => textsOf(page, 'main article :is(h2, h3)')
const cardOf = (title: string) => `main article:has(:is(h2, h3):contains("${title}"))`

/** Returns all pages of the newest recipes, because other tests push the samples off the first one. */
async function latestPages() {
  const pages = [await visit('/latest')]
  for (let page = pages[0]; page && page.$('a[rel=next]').length > 0; page = pages.at(-1))
    pages.push(await page.follow('Older recipes'))
  return pages
}

test('shows categories as tabs, starting with all recipes', async () => {
  const page = await visit('/categories')
  expect(page.text('h1')).toBe('Recipe Categories')
  const [all, ...named] = textsOf(page, 'nav[aria-label="Recipe categories"] a')
  expect(all).toBe('All Recipes')
  const wanted = [...new Set(sampleRecipes.flatMap((recipe) => recipe.categories))]
  for (const name of wanted) expect(named).toContain(name.charAt(0).toUpperCase() + name.slice(1))
  expect(named.every((label) => !/^\p{Ll}/u.test(label))).toBe(true)
  const lower = named.map((label) => label.toLowerCase())
  expect(lower).toEqual(lower.toSorted((left, right) => left.localeCompare(right, 'en')))
  expect(new Set(lower).size).toBe(lower.length)
  expect(titlesOf(page)).toEqual(titlesOf(await visit('/latest')))

  const thai = await page.follow('Thai')
  expect(thai.url).toBe(`${siteUrl}/categories/thai`)
  expect(titlesOf(thai)).toEqual(['Thai Coconut Curry Soup'])
  expect(textsOf(thai, '[aria-label="Recipe categories"] [aria-current=page]')).toEqual(['Thai'])
})

test.each([
  ['slow-cooker', 200],
  ['ice-sculptures', 404],
])('shows the empty category %s with the status %i', async (slug, status) => {
  const page = await visit(`/categories/${slug}`)
  expect(page.status).toBe(status)
  expect(page.text('main')).toContain('No recipes found')
  expect(page.text('main')).toContain('There are no recipes in this category yet.')
  expect(page.text('title')).toMatch(/^No recipes found \|/)
  expect(page.$('meta[name=robots]').attr('content')).toBe('noindex')
})

test.each([
  ['breakfast', 'Mixed Berry Smoothie Bowl'],
  ['quick-meals', 'Creamy Garlic Parmesan Pasta'],
  ['soups-stews', 'Thai Coconut Curry Soup'],
  ['main-dishes', 'Homemade Margherita Pizza'],
  ['desserts', 'Classic Chocolate Chip Cookies'],
])('leads from the home page tile %s to recipes', async (slug, dish) => {
  expect(titlesOf(await visit(`/categories/${slug}`))).toContain(dish)
})

test('shows the key facts on cards, newest first', async () => {
  await addRecipe('Quince Compote the First', ['dessert'])
  await addRecipe('Quince Compote the Second', ['dessert'])
  const pages = await latestPages()
  const titles = pages.flatMap(titlesOf)
  expect(titles.slice(0, 2)).toEqual(['Quince Compote the Second', 'Quince Compote the First'])
  const samples = sampleRecipes.toSorted((left, right) => right.datePublished.localeCompare(left.datePublished))
  const sampleTitles = samples.map((recipe) => recipe.title)
  expect(titles.filter((title) => sampleTitles.includes(title))).toEqual(sampleTitles)

  const recipe = sampleRecipes.find(({ id }) => id === 'homemade-margherita-pizza')
  if (!recipe) throw new Error('The sample pizza is gone')
  const card = cardOf(recipe.title)
  const page = pages.find((candidate) => candidate.$(card).length > 0)
  if (!page) throw new Error('The sample pizza is not listed')
  expect(page.$(`${card} picture img`).length).toBe(1)
  expect(textsOf(page, `${card} ul:first li`).map((badge) => badge.toLowerCase())).toEqual(
    recipe.categories.slice(0, 3),
  )
  expect(textsOf(page, `${card} ul:last li`)).toEqual([
    `Total time: ${recipe.prepTime + recipe.cookTime} min`,
    `Difficulty: ${recipe.difficulty}`,
    `${recipe.servings} servings`,
  ])
  expect(page.$(`${card} a`).attr('href')).toBe(`/recipe/${recipe.id}`)
  expect(page.$(`${card} p.line-clamp-2`).text()).toBe(recipe.description)
  for (const { title, featured } of sampleRecipes) {
    const marks = pages.reduce((sum, { $ }) => sum + $(`${cardOf(title)}:contains("Featured")`).length, 0)
    expect([title, marks]).toEqual([title, featured ? 1 : 0])
  }
})

const viewOf = ({ $ }: PlainPage) => $('fieldset[aria-label=View] [aria-pressed=true]').text()

test('shows cards or a list with two categories and the number of others', async () => {
  const cards = await visit('/recipes?category=brunch')
  expect(cards.text('h1')).toBe('Recipe Browser')
  const toast = cardOf('Avocado Toast with Poached Egg')
  const badges = expect.arrayContaining(['Breakfast', 'Brunch', '+3 more categories'])
  expect(textsOf(cards, `${toast} li`)).toEqual(badges)
  const list = await cards.send('List')
  expect([viewOf(cards), viewOf(list)]).toEqual(['Grid', 'List'])
  expect(new URL(list.url).search).toBe('?category=brunch&view=list')
  expect(textsOf(list, `${toast} li`)).toEqual(badges)
  expect(list.$(toast).attr('class')).not.toBe(cards.$(toast).attr('class'))
  const toPizza = textsOf(list, '[aria-label=Categories] a').find((text) => text.startsWith('Pizza')) ?? ''
  const pizza = await list.follow(toPizza)
  expect(new URL(pizza.url).search).toBe('?category=pizza&view=list')
  expect(titlesOf(pizza)).toEqual(['Homemade Margherita Pizza'])
})

test('offers pictures for an imported page without one and opens the recipe', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${siteUrl}/recipes?category=brunch`)
  await page.getByRole('main').getByText('Import Recipe').first().click()
  const dialog = page.getByRole('dialog', { name: 'Import Recipe' })
  await dialog.getByLabel('Recipe Website URL').fill(newAddress(`${web.url}/picnic`))
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
