import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { siteUrl } from './worker-site.ts'

const soup = { id: 'thai-coconut-curry-soup', title: 'Thai Coconut Curry Soup' }
const pizza = { id: 'homemade-margherita-pizza', title: 'Homemade Margherita Pizza' }
const pasta = { id: 'creamy-garlic-parmesan-pasta', title: 'Creamy Garlic Parmesan Pasta' }

const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const removerOf = (page: Page, { title }: { title: string }) =>
  page.getByRole('button', { name: `Remove ${title} from your saved recipes` })
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Opens the Saved page in a browser with these saved recipes. */
async function visitorWithSaved(ids: ReadonlyArray<string>) {
  const visitor = await newVisitor()
  await visitor.page.goto(`${siteUrl}/saved`)
  await visitor.page.evaluate((text) => localStorage.setItem('saved-recipes', text), JSON.stringify(ids))
  await visitor.page.reload({ waitUntil: 'networkidle' })
  return visitor
}

test('lists saved recipes, newest first', async () => {
  const { page, pageErrors, close } = await newVisitor()
  for (const { id } of [soup, pizza]) {
    await page.goto(`${siteUrl}/recipe/${id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await toasts(page).getByText('Recipe saved to your favorites!').waitFor()
  }
  await page.getByRole('link', { name: 'Saved recipes' }).first().click()
  await page.waitForURL(`${siteUrl}/saved`)
  await expect.poll(() => titlesOf(page)).toEqual([pizza.title, soup.title])
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await page.getByText('Your list is stored in this browser').waitFor()
  await page.getByRole('link', { name: soup.title }).click()
  await page.waitForURL(`${siteUrl}/recipe/${soup.id}`)
  expect(pageErrors).toEqual([])
  await close()
})

test('removes a recipe, also by keyboard, and restores it in its place', async () => {
  const { page, pageErrors, close } = await visitorWithSaved([soup.id, pizza.id, pasta.id])
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, pizza.title, soup.title])
  await removerOf(page, pizza).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, soup.title])
  expect(await removerOf(page, soup).evaluate((button) => button === document.activeElement)).toBe(true)
  await toasts(page).getByText('Recipe removed from your saved recipes').waitFor()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, pizza.title, soup.title])
  await page.reload()
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, pizza.title, soup.title])
  expect(pageErrors).toEqual([])
  await close()
})

test('removes and restores the whole list', async () => {
  const { page, pageErrors, close } = await visitorWithSaved([soup.id, pizza.id])
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => titlesOf(page)).toEqual([pizza.title, soup.title])
  expect(pageErrors).toEqual([])
  await close()
})

test('plans a week with saved recipes', async () => {
  const { page, pageErrors, close } = await visitorWithSaved([soup.id, pizza.id])
  await page.getByRole('main').getByRole('link', { name: 'Plan a week' }).click()
  await page.waitForURL(`${siteUrl}/meal-plan`)
  // This week has no dinner left for the second recipe on a Sunday.
  await page.getByRole('link', { name: 'Next week' }).click()
  await page.getByRole('button', { name: 'Fill dinners from saved recipes' }).click()
  const planned = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => planned.allInnerTexts()).toEqual(expect.arrayContaining([soup.title, pizza.title]))
  expect(pageErrors).toEqual([])
  await close()
})

test('shows changes of another tab at once', async () => {
  const { page, pageErrors, close } = await visitorWithSaved([soup.id])
  const other = await page.context().newPage()
  await other.goto(`${siteUrl}/recipe/${pizza.id}`)
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => titlesOf(page)).toEqual([pizza.title, soup.title])
  await removerOf(page, pizza).click()
  await other.getByRole('button', { name: 'Save', exact: true }).waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('names recipes missing on the site and removes them on request', async () => {
  const { page, pageErrors, close } = await visitorWithSaved([soup.id, 'grandmothers-secret-stew'])
  await expect.poll(() => titlesOf(page)).toEqual([soup.title])
  const gone = page.getByRole('region', { name: 'No longer on the site' })
  await gone.getByText('Grandmothers secret stew').waitFor()
  await gone.getByRole('button', { name: 'Remove it from the list' }).click()
  await gone.waitFor({ state: 'detached' })
  expect(await titlesOf(page)).toEqual([soup.title])
  expect(pageErrors).toEqual([])
  await close()
})

test('loads hundreds of saved recipes in parts and ignores invalid entries', async () => {
  const { page, pageErrors, close } = await newVisitor()
  const requests: Array<string> = []
  page.on('request', (request) => {
    if (request.url().includes('/saved/recipes?')) requests.push(request.url())
  })
  const unknown = Array.from({ length: 400 }, (_, index) => `dish-nobody-knows-${index}`)
  const list = [soup.id, 7, null, '', 'a\u0000b', '%_\\', '🍲', 'x'.repeat(5000), ...unknown, pizza.id]
  await page.addInitScript((text) => localStorage.setItem('saved-recipes', text), JSON.stringify(list))
  await page.goto(`${siteUrl}/saved`)
  await expect.poll(() => titlesOf(page), { timeout: 20_000 }).toEqual([pizza.title, soup.title])
  expect(requests.length).toBeLessThan(14)
  expect(requests.every((address) => address.length < 7000)).toBe(true)
  expect(pageErrors).toEqual([])
  await close()
})

test('treats a corrupt list as empty', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.addInitScript(() => localStorage.setItem('saved-recipes', '{"not": "a list"'))
  await page.goto(`${siteUrl}/saved`)
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('preserves the list while offline and offers a retry', async () => {
  const { page, close } = await newVisitor()
  await page.addInitScript((text) => localStorage.setItem('saved-recipes', text), JSON.stringify([soup.id]))
  await page.route('**/saved/recipes?*', (route) => route.abort())
  await page.goto(`${siteUrl}/saved`)
  await page.getByRole('alert').getByText('They are still saved').waitFor()
  await page.unroute('**/saved/recipes?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => titlesOf(page)).toEqual([soup.title])
  await close()
})

test('aborts the request for the list when the visitor leaves', async () => {
  const { page, close } = await newVisitor()
  await page.addInitScript((text) => localStorage.setItem('saved-recipes', text), JSON.stringify([soup.id]))
  await page.route('**/saved/recipes?*', () => undefined)
  const asked = page.waitForRequest('**/saved/recipes?*')
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/saved/recipes?'))
  await page.goto(`${siteUrl}/saved`)
  await asked
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  await page.waitForURL(`${siteUrl}/faq`)
  await close()
})

test('keeps the list for the tab when the browser stores nothing, and says so', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
  })
  await page.goto(`${siteUrl}/recipe/${soup.id}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await toasts(page).getByText('Your browser doesn’t allow this site to save anything').waitFor()
  await page.getByRole('link', { name: 'Saved recipes' }).first().click()
  await expect.poll(() => titlesOf(page)).toEqual([soup.title])
  await page.getByRole('main').getByRole('link', { name: 'Plan a week' }).click()
  await page.getByRole('link', { name: 'Add to Lunch, Tuesday' }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Fish pie')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('is lost when you close this tab').waitFor()
  await page.getByRole('region', { name: 'Lunch, Tuesday' }).getByText('Fish pie').waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('says where the list is without script', async () => {
  const { page, close } = await newVisitor({ javaScriptEnabled: false })
  await page.goto(`${siteUrl}/saved`)
  expect(await page.getByRole('main').innerText()).toContain('JavaScript, which is off in this browser')
  expect(await page.getByText('Loading your saved recipes...').isVisible()).toBe(false)
  await close()
})

test('shows a toast where it does not cover the pressed button', async () => {
  const { page, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  await page.goto(`${siteUrl}/recipe/thai-coconut-curry-soup`)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  const before = await save.boundingBox()
  expect(before?.y).toBeGreaterThan(600)
  await save.click()
  const toast = page.locator('[data-sonner-toast]')
  await toast.waitFor()
  await expect.poll(async () => ((await toast.boundingBox())?.y ?? 740) < 200).toBe(true)
  await close()
})
