import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createUserAt } from '../accounts.ts'
import { goOffline, newVisitor } from './browser.ts'
import { plainVisitor } from './plain-visitor.ts'
import { siteUrl, workerSite } from './worker-site.ts'

const soon = { timeout: 60_000, interval: 100 }

const typedIn = (page: Page) =>
  Promise.all(['Name', 'Email', 'Message'].map((label) => page.getByLabel(label, { exact: true }).inputValue()))
const saidAt = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(),
  )
const isInvalid = async (page: Page, label: string) =>
  (await page.getByLabel(label, { exact: true }).getAttribute('aria-invalid')) === 'true'

test('checks a message field by field, keeps it while it is not sent, and confirms it, by keyboard', async () => {
  const { page, pageErrors } = await newVisitor()
  await page.goto(`${siteUrl}/contact`)
  const sent: Array<string> = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))

  // A field says what is wrong once it is left, unless nothing was typed into it.
  await page.getByLabel('Name').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('ann')
  await page.keyboard.press('Tab')
  await page.getByText('Please enter a valid email address').waitFor()
  expect(await isInvalid(page, 'Name')).toBe(false)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send Message')
  await page.keyboard.press('Enter')
  await expect.poll(() => saidAt(page, 'Name')).toBe('Tell us your name')
  expect(await saidAt(page, 'Email')).toBe('Please enter a valid email address')
  expect(await saidAt(page, 'Message')).toBe('Enter a message')
  expect(await page.locator(':focus').getAttribute('name')).toBe('name')
  expect(await typedIn(page)).toEqual(['', 'ann', ''])
  expect(sent).toEqual([])
  await page.keyboard.type('Ann Cook')
  await expect.poll(() => isInvalid(page, 'Name')).toBe(false)
  expect(await isInvalid(page, 'Message')).toBe(true)
  await page.getByLabel('Email', { exact: true }).fill('ann@example.com')
  await page.getByLabel('Message').fill('Typed by keyboard')

  await page.reload()
  const typed = ['Ann Cook', 'ann@example.com', 'Typed by keyboard']
  // The text comes back a moment after the page has loaded.
  await expect.poll(() => typedIn(page)).toEqual(typed)
  expect(pageErrors).toEqual([])
  await goOffline(page)
  const send = page.getByRole('button', { name: 'Send Message' })
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await send.click()
  const failed = 'Error\nThere was a problem sending your message. Please try again.'
  await expect.poll(() => toasts.allInnerTexts(), soon).toEqual([failed])
  await send.click()
  await expect.poll(() => toasts.allInnerTexts(), soon).toEqual([failed, failed])
  expect(await typedIn(page)).toEqual(typed)

  await page.context().setOffline(false)
  const gate = Promise.withResolvers<void>()
  await page.route('**/contact.data*', async (route) => {
    if (route.request().method() === 'POST') await gate.promise
    await route.continue()
  })
  await send.press('Enter')
  expect(await page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true)
  gate.resolve()
  const thanks = "Message sent\nWe'll get back to you as soon as possible."
  await expect.poll(() => page.locator('[role=status]:focus').allInnerTexts(), soon).toEqual([thanks])
  expect(await typedIn(page)).toEqual(['', '', ''])
  const admin = plainVisitor(siteUrl, { cookie: (await createUserAt(workerSite, 'admin')).cookie })
  expect((await admin.open('/admin/messages')).text('main')).toContain('Typed by keyboard')

  // The next attempt hides the notice about the last message.
  const notice = page.getByRole('main').getByRole('status').getByText('Message sent')
  await send.click()
  await page.getByText('Tell us your name').waitFor()
  expect(await notice.count()).toBe(0)
  await page.reload()
  expect(await typedIn(page)).toEqual(['', '', ''])
})
