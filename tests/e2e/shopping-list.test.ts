import { expect, test } from 'vitest'
import { findingsOn } from './axe-findings.ts'
import { newVisitor } from './browser.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl } from './worker-site.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('two phones tick one list, also after a reload and without a connection', async () => {
  const { page, pageErrors, close } = await newVisitor(phone)
  await page.goto(`${siteUrl}/recipe/creamy-garlic-parmesan-pasta?scale=2`)
  // What is for browsers without script is not shown.
  expect(await page.getByRole('main').innerText()).not.toContain('<')
  await page.getByRole('button', { name: 'Add to shopping list' }).tap()
  await page.getByText('Added to your list').waitFor()
  await page.getByRole('link', { name: 'View list' }).tap()
  await page.waitForURL(`${siteUrl}/shopping-list`)
  const item = page.getByLabel('Add an item, such as “2 l milk”')
  await item.fill('3 leeks')
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await item.fill('1 large leek')
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await page.getByRole('checkbox', { name: '4 leeks' }).waitFor()
  await page.getByRole('link', { name: 'Creamy Garlic Parmesan Pasta' }).first().waitFor()
  expect(await findingsOn(page, 'the shopping list')).toEqual([])

  await page.getByRole('button', { name: 'Share' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Share by link' }).tap()
  await dialog.getByAltText('QR code of the link').waitFor()
  const address = (await dialog.getByText('/shopping-list/').textContent()) ?? ''
  await page.keyboard.press('Escape')

  const other = await newVisitor(phone)
  await other.page.goto(address)
  await other.page.getByRole('checkbox', { name: '4 leeks' }).check()
  await expect.poll(() => page.getByRole('checkbox', { name: '4 leeks' }).isChecked()).toBe(true)

  await other.page.context().setOffline(true)
  const garlic = other.page.getByRole('checkbox', { name: 'garlic' })
  await garlic.check()
  await page.getByRole('checkbox', { name: '4 leeks' }).uncheck()
  await other.page.context().setOffline(false)
  await expect.poll(() => page.getByRole('checkbox', { name: 'garlic' }).isChecked()).toBe(true)
  await page.reload()
  await expect.poll(() => page.getByRole('checkbox', { name: 'garlic' }).isChecked()).toBe(true)
  await expect.poll(() => other.page.getByRole('checkbox', { name: '4 leeks' }).isChecked()).toBe(false)
  await expect.poll(() => garlic.isChecked()).toBe(true)

  // A guest puts recipes on the shared list.
  await other.page.getByRole('checkbox', { name: 'Use this list for recipes I add' }).check()
  await other.page.goto(`${siteUrl}/recipe/classic-chocolate-chip-cookies`)
  await other.page.getByRole('button', { name: 'Add to shopping list' }).tap()
  await other.page.getByText('Added to the shared list').waitFor()
  await page.getByRole('link', { name: 'Chocolate Chip Cookies' }).first().waitFor()

  // Without script, every button is a form.
  let plain = await plainVisitor(siteUrl).open(new URL(address).pathname)
  plain = await plain.send('Add', { 'Add an item': '2 l milk' })
  plain = await plain.follow('Change 2 l milk')
  plain = await plain.send('Save', { 'Amount and item': '1 l milk' })
  plain = await (await plain.send('Tick 1 l milk')).send('Untick 1 l milk')
  plain = await (await plain.follow('Change 1 l milk')).send('I have this at home')
  plain = await plain.send('Add back 1 l milk')
  await page.getByRole('checkbox', { name: '1 l milk' }).waitFor()
  plain = await (await plain.follow('Change 1 l milk')).send('Remove')
  await page.getByRole('checkbox', { name: '1 l milk' }).waitFor({ state: 'detached' })
  expect(plain.text()).toContain('4 leeks')
  expect(pageErrors).toEqual([])
  await other.close()
  await close()
})
