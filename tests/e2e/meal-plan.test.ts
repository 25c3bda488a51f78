import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { newVisitor } from './browser.ts'
import { focused, tabTo } from './by-keyboard.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl, workerSite } from './worker-site.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const week = '2030-01-07'
const plan = `${siteUrl}/meal-plan?week=${week}`
const pasta = 'Creamy Garlic Parmesan Pasta'
const slot = (page: Page, name: string) => page.getByRole('region', { name })
const main = (page: Page) => page.getByRole('main')

test('plans a week on a phone, copies it, and moves it into the account, its calendar and a link', async () => {
  const { page, pageErrors, close } = await newVisitor(phone)
  await page.goto(plan)
  await page.getByRole('link', { name: 'Add to Dinner, Monday, January 7' }).tap()
  await page.getByRole('searchbox').fill('parmesan')
  await page.getByRole('button', { name: pasta }).tap()
  const dinner = slot(page, 'Dinner, Monday, January 7')
  await dinner.getByRole('link', { name: pasta, exact: true }).waitFor()

  await dinner.getByRole('link', { name: `Change ${pasta}` }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Servings').fill('6')
  await dialog.getByLabel('Note').fill('With salad, and bread')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await dinner.getByText('6 servings').waitFor()
  expect(await dinner.getByRole('link', { name: pasta, exact: true }).getAttribute('href')).toContain('?scale=1.5')

  await page.getByRole('link', { name: 'Add to Lunch, Tuesday, January 8' }).tap()
  await dialog.getByRole('button', { name: `${pasta} from Monday` }).tap()
  await slot(page, 'Lunch, Tuesday, January 8').getByText('Leftovers').waitFor()
  await page.getByRole('button', { name: 'Copy to next week' }).tap()
  await page.waitForURL('**/meal-plan?week=2030-01-14')
  await slot(page, 'Lunch, Tuesday, January 15').getByText('Leftovers').waitFor()

  await signIn(page, workerSite, 'cook')
  await page.goto(plan)
  await page.getByText('Your plan is in your account').waitFor()
  await page.getByRole('button', { name: 'Create the address' }).tap()
  const calendar = main(page).getByRole('link', { name: '/meal-plan/calendar/' })
  const address = (await calendar.getAttribute('href')) ?? ''
  const events = async () => (await (await fetch(address)).text()).replaceAll('\r\n ', '').match(/^SUMMARY:.*$/gm)
  await expect
    .poll(events)
    .toEqual([
      `SUMMARY:Dinner: ${pasta}`,
      `SUMMARY:Lunch: Leftovers: ${pasta}`,
      `SUMMARY:Dinner: ${pasta}`,
      `SUMMARY:Lunch: Leftovers: ${pasta}`,
    ])

  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Add to Dinner, Sunday, January 13' }).tap()
  await page.getByRole('searchbox').fill('Picnic')
  await page.keyboard.press('Enter')
  await page.getByText('Your account could not be reached').waitFor()
  await page.context().setOffline(false)
  await expect.poll(async () => (await events())?.filter((event) => event.includes('Picnic'))).toHaveLength(1)
  await page.getByText('Your account could not be reached').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Share by link' }).tap()
  const link = await main(page).getByRole('link', { name: '/meal-plan/shared/' }).getAttribute('href')
  const guest = await plainVisitor(siteUrl).open(new URL(link ?? '').pathname)
  expect(guest.text('main')).toContain('With salad, and bread')
  await page.getByRole('button', { name: 'Remove the link' }).tap()
  await page.getByRole('button', { name: 'Share by link' }).waitFor()
  expect((await plainVisitor(siteUrl).open(new URL(link ?? '').pathname)).status).toBe(404)
  expect(pageErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await close()
})

test('plans by keyboard and by dragging, removes and restores dishes, and never loses the focus', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.addInitScript(storeBefore)
  await page.goto(plan)
  await tabTo(page, 'Add to Lunch, Monday')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('searchbox').waitFor()
  await page.keyboard.type('Pizza at Ada’s')
  await page.keyboard.press('Enter')
  const lunch = slot(page, 'Lunch, Monday, January 7')
  await lunch.getByText('Pizza at Ada’s').waitFor()
  await tabTo(page, 'Change Pizza')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Meal').selectOption('Dinner')
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  const dinner = slot(page, 'Dinner, Monday, January 7')
  await dinner.getByText('Pizza at Ada’s').waitFor()
  await expect.poll(() => focused(page)).toBe('Change Pizza at Ada’s')

  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Note').fill('With salad')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  await tabTo(page, 'Stay')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toContain('Note')
  expect(await page.getByRole('dialog').getByLabel('Note').inputValue()).toBe('With salad')
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await dinner.getByText('With salad').waitFor()

  await page.getByRole('button', { name: 'Clear the week' }).press('Enter')
  await dinner.getByText('Pizza at Ada’s').waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('Undo')
  await page.keyboard.press('Enter')
  await dinner.getByText('Pizza at Ada’s').waitFor()
  await expect.poll(() => focused(page)).toBe('Print')
  await page.reload()
  await dinner.getByText('Pizza at Ada’s').waitFor()
  await page.getByRole('link', { name: 'Change Pizza at Ada’s' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).press('Enter')
  await dinner.getByText('Pizza at Ada’s').waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Add to Dinner, Monday, January 7')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await dinner.getByText('Pizza at Ada’s').waitFor()

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await drag(page, `Drag ${pasta}`, 'Lunch, Monday, January 7')
  await slot(page, 'Lunch, Monday, January 7').getByRole('link', { name: pasta, exact: true }).waitFor()
  await drag(page, `Drag ${pasta}`, 'Dinner, Tuesday, January 8')
  await slot(page, 'Dinner, Tuesday, January 8').getByText(pasta).waitFor()
  expect(await slot(page, 'Lunch, Monday, January 7').getByText(pasta).count()).toBe(0)

  // A screen reader hears names, and no ids.
  const said = (text: RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' })
  await slot(page, 'Dinner, Tuesday, January 8')
    .getByRole('button', { name: `Drag ${pasta}` })
    .focus()
  await page.keyboard.press('Space')
  await said(new RegExp(`${pasta} is (?:picked up|over Dinner, Tuesday, January 8)`))
  await page.keyboard.press('Escape')
  await said(new RegExp(`${pasta} stays where it was`))

  // Each arrow key moves it by one meal or day.
  await page.keyboard.press('Space')
  for (const [key, place] of [
    ['ArrowUp', 'Dinner, Monday, January 7'],
    ['ArrowLeft', 'Lunch, Monday, January 7'],
    ['ArrowDown', 'Lunch, Tuesday, January 8'],
    ['ArrowDown', 'Lunch, Wednesday, January 9'],
  ] as const) {
    await page.keyboard.press(key)
    await said(new RegExp(`${pasta} is over ${place}`))
  }
  await page.keyboard.press('Space')
  await slot(page, 'Lunch, Wednesday, January 9').getByText(pasta).waitFor()
  expect(await slot(page, 'Dinner, Tuesday, January 8').getByText(pasta).count()).toBe(0)

  // The list of a plan from before there was a shopping list is on the shopping list.
  const stored = await page.evaluate(() => Object.entries({ ...localStorage }))
  expect(stored.filter(([, text]) => text.includes('Tea')).map(([name]) => name)).toEqual(['shopping-list'])
  expect(stored.find(([name]) => name === 'meal-plan')?.[1]).toContain('Fish pie')
  expect(pageErrors).toEqual([])
  await close()
})

/** Runs in the page. A visitor has saved a recipe, and planned before there were weeks. */
function storeBefore() {
  if (localStorage.getItem('meal-plan') !== null) return
  const before = { version: 1, value: { dishes: { 'Friday Dinner': 'Fish pie' }, shopping: 'Tea' } }
  localStorage.setItem('meal-plan', JSON.stringify(before))
  localStorage.setItem('saved-recipes', JSON.stringify(['creamy-garlic-parmesan-pasta']))
}

async function drag(page: Page, handle: string, target: string) {
  const from = await page.getByRole('button', { name: handle }).first().boundingBox()
  const to = await slot(page, target).boundingBox()
  if (!from || !to) throw new Error(`There is no ${handle} or no ${target}`)
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x - 20, from.y + 10, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 })
  await page.mouse.up()
}
