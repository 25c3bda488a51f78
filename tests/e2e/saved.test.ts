import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const soup = { id: 'thai-coconut-curry-soup', title: 'Thai Coconut Curry Soup' }
const pizza = { id: 'homemade-margherita-pizza', title: 'Homemade Margherita Pizza' }
const pasta = { id: 'creamy-garlic-parmesan-pasta', title: 'Creamy Garlic Parmesan Pasta' }

const titlesOf = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts()
const removerOf = (page: Page, { title }: { title: string }) =>
  page.getByRole('button', { name: `Remove ${title} from your saved recipes` })

test('lists saved recipes, newest first, removes and restores them, and plans a week with them', async () => {
  const { page, pageErrors, close } = await newVisitor({ viewport: { width: 360, height: 740 } })
  const stored = [
    soup.id,
    7,
    null,
    '',
    'a\u0000b',
    '%_\\',
    '🍲',
    'x'.repeat(5000),
    'grandmothers-secret-stew',
    pizza.id,
  ]
  await page.addInitScript((list) => {
    if (localStorage.getItem('saved-recipes') === null) localStorage.setItem('saved-recipes', list)
  }, JSON.stringify(stored))
  await page.goto(`${siteUrl}/recipe/${pasta.id}`)
  const restore = await page.evaluateHandle(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
    return () => void (Storage.prototype.setItem = setItem)
  })
  const save = page.getByRole('button', { name: /^Save/ }).filter({ visible: true })
  await save.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  expect((await save.boundingBox())?.y).toBeGreaterThan(600)
  await save.click()
  const toast = page.locator('[data-sonner-toast]')
  await toast.getByText('Your browser doesn’t allow this site to save anything').waitFor()
  // The toast does not cover the pressed button.
  await expect.poll(async () => ((await toast.boundingBox())?.y ?? 740) < 200).toBe(true)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.route('**/saved/recipes?*', (route) => route.abort())
  await page.getByRole('link', { name: 'Saved recipes' }).first().click()
  await page.getByRole('alert').getByText('They are still saved').waitFor()
  await page.unrouteAll()
  pageErrors.length = 0
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, pizza.title, soup.title])
  await restore.evaluate((run) => run())
  await page.getByText('Your list is stored in this browser').waitFor()
  const gone = page.getByRole('region', { name: 'No longer on the site' })
  await gone.getByText('Grandmothers secret stew').waitFor()
  await gone.getByRole('button', { name: /^Remove (?:it|them) from the list$/ }).click()
  await gone.waitFor({ state: 'detached' })
  await removerOf(page, pizza).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, soup.title])
  expect(await removerOf(page, soup).evaluate((button) => button === document.activeElement)).toBe(true)
  const undo = (message: string) => toast.filter({ hasText: message }).getByRole('button', { name: 'Undo' }).click()
  await undo('Recipe removed from your saved recipes')
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, pizza.title, soup.title])
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByRole('heading', { name: 'Nothing saved yet' }).waitFor()
  await undo('All saved recipes removed')
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, pizza.title, soup.title])
  await page.reload()
  await expect.poll(() => titlesOf(page)).toEqual([pasta.title, pizza.title, soup.title])

  await page.getByRole('main').getByRole('link', { name: 'Plan a week' }).click()
  await page.waitForURL(`${siteUrl}/meal-plan`)
  // This week has no dinner left for the second recipe on a Sunday.
  await page.getByRole('link', { name: 'Next week' }).click()
  await page.getByRole('link', { name: 'This week' }).waitFor()
  await page.getByRole('button', { name: 'Fill dinners from saved recipes' }).click()
  for (const { title } of [soup, pizza])
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).waitFor()
  await page.getByRole('button', { name: 'Put on the shopping list' }).click()
  await page.getByText('Added to your list').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shopping list' }).click()
  await page.getByText('400 ml coconut milk').waitFor()
  expect(pageErrors).toEqual([])
  await close()
})

test('says where the list is without script', async () => {
  const page = await plainVisitor(siteUrl).open('/saved')
  expect(page.text('main')).toContain('This list needs JavaScript, which is off in this browser')
  expect(page.text('main')).not.toContain('Loading your saved recipes...')
  expect(page.$('meta[name=robots]').attr('content')).toBe('noindex')
})
