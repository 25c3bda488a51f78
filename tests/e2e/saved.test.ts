import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { launch, newVisitor } from './browser.ts'
import { siteUrl } from './site-url.ts'

const browser = await launch()
afterAll(() => browser.close())

const soup = { id: 'thai-coconut-curry-soup', title: 'Thai Coconut Curry Soup' }
const pizza = { id: 'homemade-margherita-pizza', title: 'Homemade Margherita Pizza' }
const pasta = { id: 'creamy-garlic-parmesan-pasta', title: 'Creamy Garlic Parmesan Pasta' }

const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const removerOf = (page: Page, { title }: { title: string }) =>
  page.getByRole('button', { name: `Remove ${title} from your favorites` })
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** A reader whose browser has saved these before. */
async function readerOf(ids: ReadonlyArray<string>) {
  const visitor = await newVisitor(browser)
  await visitor.page.goto(`${siteUrl}/saved`)
  await visitor.page.evaluate((text) => localStorage.setItem('saved-recipes', text), JSON.stringify(ids))
  await visitor.page.reload({ waitUntil: 'networkidle' })
  return visitor
}

test('what was saved on recipe pages is listed, the last one first, behind the heart', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  for (const { id } of [soup, pizza]) {
    await page.goto(`${siteUrl}/recipe/${id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await toasts(page).getByText('Recipe saved to your favorites!').waitFor()
  }
  await page.getByRole('link', { name: 'Saved recipes' }).first().click()
  await page.waitForURL(`${siteUrl}/saved`)
  await expect.poll(() => titlesOf(page)).toEqual([pizza.title, soup.title])
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await page.getByText('Your list lives in this browser').waitFor()
  await page.getByRole('link', { name: soup.title }).click()
  await page.waitForURL(`${siteUrl}/recipe/${soup.id}`)
  expect(complaints).toEqual([])
  await close()
})

test('a recipe is taken off the list, by keyboard too, and put back where it was', async () => {
  const { page, complaints, close } = await readerOf([soup.id, pizza.id, pasta.id])
  expect(await titlesOf(page)).toEqual([pasta.title, pizza.title, soup.title])
  await removerOf(page, pizza).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, soup.title])
  expect(await removerOf(page, soup).evaluate((button) => button === document.activeElement)).toBe(true)
  await toasts(page).getByText('Recipe removed from your favorites').waitFor()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, pizza.title, soup.title])
  await page.reload()
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, pizza.title, soup.title])
  expect(complaints).toEqual([])
  await close()
})

test('the whole list is removed, and comes back whole', async () => {
  const { page, complaints, close } = await readerOf([soup.id, pizza.id])
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titlesOf(page)).toEqual([pizza.title, soup.title])
  expect(complaints).toEqual([])
  await close()
})

test('a week is planned with what was saved', async () => {
  const { page, complaints, close } = await readerOf([soup.id, pizza.id])
  await page.getByRole('main').getByRole('link', { name: 'Plan a week' }).click()
  await page.waitForURL(`${siteUrl}/meal-plan`)
  await page.getByRole('button', { name: 'Fill dinners from saved recipes' }).click()
  const dinners = () =>
    page.getByLabel('Dinner').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await expect.poll(dinners).toEqual(expect.arrayContaining([soup.title, pizza.title]))
  expect(complaints).toEqual([])
  await close()
})

test('what another tab saves or removes is there at once', async () => {
  const { page, complaints, close } = await readerOf([soup.id])
  const other = await page.context().newPage()
  await other.goto(`${siteUrl}/recipe/${pizza.id}`, { waitUntil: 'networkidle' })
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => titlesOf(page)).toEqual([pizza.title, soup.title])
  await removerOf(page, pizza).click()
  await other.getByRole('button', { name: 'Save', exact: true }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('what is no longer on the site is named, and leaves the list when asked to', async () => {
  const { page, complaints, close } = await readerOf([soup.id, 'grandmothers-secret-stew'])
  expect(await titlesOf(page)).toEqual([soup.title])
  const gone = page.getByRole('region', { name: 'No longer on the site' })
  await gone.getByText('Grandmothers secret stew').waitFor()
  await gone.getByRole('button', { name: 'Remove it from the list' }).click()
  await gone.waitFor({ state: 'detached' })
  expect(await titlesOf(page)).toEqual([soup.title])
  expect(complaints).toEqual([])
  await close()
})

test('several hundred are asked for in parts, and nonsense in the list harms nobody', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  const asked: Array<string> = []
  page.on('request', (request) => {
    if (request.url().includes('/saved/recipes?')) asked.push(request.url())
  })
  const unknown = Array.from({ length: 400 }, (_, index) => `dish-nobody-knows-${index}`)
  const list = [soup.id, 7, null, '', 'a\u0000b', '%_\\', '🍲', 'x'.repeat(5000), ...unknown, pizza.id]
  await page.addInitScript((text) => localStorage.setItem('saved-recipes', text), JSON.stringify(list))
  await page.goto(`${siteUrl}/saved`)
  await expect.poll(() => titlesOf(page), { timeout: 20_000 }).toEqual([pizza.title, soup.title])
  expect(asked.length).toBeLessThan(14)
  expect(asked.every((address) => address.length < 7000)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test('a list that somebody else broke is an empty one', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.addInitScript(() => localStorage.setItem('saved-recipes', '{"not": "a list"'))
  await page.goto(`${siteUrl}/saved`)
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('without a connection the list is kept and can be asked for again', async () => {
  const { page, close } = await newVisitor(browser)
  await page.addInitScript((text) => localStorage.setItem('saved-recipes', text), JSON.stringify([soup.id]))
  await page.route('**/saved/recipes?*', (route) => route.abort())
  await page.goto(`${siteUrl}/saved`)
  await page.getByRole('alert').getByText('They are still on your list').waitFor()
  await page.unroute('**/saved/recipes?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => titlesOf(page)).toEqual([soup.title])
  await close()
})

test('without script the page says where the list is', async () => {
  const { page, close } = await newVisitor(browser, { javaScriptEnabled: false })
  await page.goto(`${siteUrl}/saved`)
  expect(await page.getByRole('main').innerText()).toContain('scripts are switched off in this browser')
  expect(await page.getByText('Loading your saved recipes...').isVisible()).toBe(false)
  await close()
})
