import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../../src/integrations/mail/testing/mail-server.ts'
import { startSampleSite } from './sample-site.ts'
import { goOffline, newVisitor } from './browser.ts'
import { readMail } from './mails.ts'
import { plainVisitor } from './plain-visitor.ts'

const mailServer = await startMailServer()
const site = await startSampleSite({ env: { SMTP_URL: mailServer.url, CONTACT_EMAIL: 'kitchen@recipes.example' } })
afterAll(async () => {
  await site.stop()
  await mailServer[Symbol.asyncDispose]()
})

const soon = { timeout: 60_000, interval: 100 }
const toastsOf = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

async function fillIn(page: Page, message: string) {
  await page.getByLabel('Name').fill('Ann Cook')
  await page.getByLabel('Email', { exact: true }).fill('ann@example.com')
  await page.getByLabel('Message').fill(message)
}

const typedIn = (page: Page) =>
  Promise.all(['Name', 'Email', 'Message'].map((label) => page.getByLabel(label, { exact: true }).inputValue()))

async function mailAbout(words: string) {
  const mails = () => mailServer.received.map(readMail).filter(({ text }) => text.includes(words))
  await expect.poll(() => mails().length, soon).toBe(1)
  return mails()[0]
}

test.each([
  ['/contact', 'Send Message', 'Message sent', 'Message from Ann Cook'],
  ['/support', 'Send Request', 'Support request sent', 'Support request from Ann Cook'],
])('%s sends a message by keyboard, confirms it and clears the form', async (path, button, title, subject) => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(site.url + path)
  const gate = Promise.withResolvers<void>()
  await page.route(`**${path}.data*`, async (route) => {
    if (route.request().method() === 'POST') await gate.promise
    await route.continue()
  })
  await page.getByLabel('Name').focus()
  await page.keyboard.type('Ann Cook')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ann@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`Sent from ${path}`)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(button)
  await page.keyboard.press('Enter')
  expect(await page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true)
  gate.resolve()
  const said = `${title}\nWe'll get back to you as soon as possible.`
  await expect.poll(() => page.locator('[role=status]:focus').allInnerTexts(), soon).toEqual([said])
  expect(await toastsOf(page).count()).toBe(0)
  expect(await typedIn(page)).toEqual(['', '', ''])
  const mail = await mailAbout(`Sent from ${path}`)
  expect([mail?.header('Subject'), mail?.header('Reply-To')]).toEqual([subject, 'Ann Cook <ann@example.com>'])
  expect(pageErrors).toEqual([])
  await close()
})

test.each([
  ['/contact', 'There was a problem sending your message. Please try again.'],
  ['/support', 'There was a problem sending your request. Please try again.'],
])('%s shows a failure and preserves the input', async (path, text) => {
  const { page, close } = await newVisitor()
  await page.goto(site.url + path)
  await fillIn(page, 'Not lost')
  await goOffline(page)
  const send = page.getByRole('button', { name: /^Send / })
  await send.click()
  await expect.poll(() => toastsOf(page).allInnerTexts(), soon).toEqual([`Error\n${text}`])
  await send.click()
  await expect.poll(() => toastsOf(page).allInnerTexts(), soon).toEqual([`Error\n${text}`, `Error\n${text}`])
  expect(await typedIn(page)).toEqual(['Ann Cook', 'ann@example.com', 'Not lost'])
  await close()
})

test('restores an unsent message after a reload, and forgets a sent one', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${site.url}/contact`)
  await fillIn(page, 'Half a message')
  await page.reload()
  await expect.poll(() => typedIn(page)).toEqual(['Ann Cook', 'ann@example.com', 'Half a message'])
  await page.goto(`${site.url}/support`)
  expect(await typedIn(page)).toEqual(['', '', ''])
  await page.goto(`${site.url}/contact`)
  // The text comes back a moment after the page has loaded.
  await expect.poll(() => typedIn(page)).toEqual(['Ann Cook', 'ann@example.com', 'Half a message'])
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.locator('[role=status]:focus').waitFor()
  await page.reload()
  expect(await typedIn(page)).toEqual(['', '', ''])
  expect(pageErrors).toEqual([])
  await close()
})

test.each(['/contact', '/support'])('%s shows a message at each empty field before sending', async (path) => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(site.url + path)
  await page.getByLabel('Email', { exact: true }).fill('ann')
  const sent: Array<string> = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
  await page.getByRole('button', { name: /^Send / }).click()
  const saidAt = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(),
    )
  await expect.poll(() => saidAt('Name')).toBe('Tell us your name')
  expect(await saidAt('Email')).toBe('Please enter a valid email address')
  expect(await saidAt('Message')).toBe('Enter a message')
  expect(await page.locator(':focus').getAttribute('name')).toBe('name')
  expect(await typedIn(page)).toEqual(['', 'ann', ''])
  expect(sent).toEqual([])

  await page.getByLabel('Name').fill('Ann')
  await expect.poll(() => page.getByLabel('Name').getAttribute('aria-invalid')).toBe(null)
  expect(await page.getByLabel('Message').getAttribute('aria-invalid')).toBe('true')
  expect(pageErrors).toEqual([])
  await close()
})

test('a field says what is wrong once it is left, unless nothing was typed into it', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${site.url}/contact`)
  await page.getByLabel('Name').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('ann')
  await page.keyboard.press('Tab')
  await page.getByText('Please enter a valid email address').waitFor()
  expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe(null)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('ann@example.com')
  await expect.poll(() => page.getByText('Please enter a valid email address').count()).toBe(0)
  await close()
})

test('clears the previous message when sending again', async () => {
  const { page, close } = await newVisitor({ extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.98' } })
  await page.goto(`${site.url}/contact`)
  const panel = page.getByRole('main').getByRole('status').getByText('Message sent')
  const send = page.getByRole('button', { name: 'Send Message' })
  await fillIn(page, 'The first of two')
  await send.click()
  await panel.waitFor()
  await send.click()
  await page.getByText('Tell us your name').waitFor()
  expect(await panel.count()).toBe(0)

  const gate = Promise.withResolvers<void>()
  await page.route('**/contact.data*', async (route) => {
    if (route.request().method() === 'POST') await gate.promise
    await route.continue()
  })
  await fillIn(page, 'The second of two')
  await send.click()
  await page.getByRole('button', { name: 'Sending...' }).waitFor()
  expect(await panel.count()).toBe(0)
  gate.resolve()
  await panel.waitFor()
  expect(await page.locator('[role=status]:focus').innerText()).toContain('Message sent')
  await close()
})

test('focuses the invalid field and shows its message', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${site.url}/support`)
  await fillIn(page, '   ')
  await page.getByRole('button', { name: 'Send Request' }).click()
  await page.getByText('Enter a message').waitFor()
  const message = page.getByLabel('Message')
  expect(await message.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await message.getAttribute('aria-invalid')).toBe('true')
  expect(await message.getAttribute('aria-describedby')).toBeTruthy()
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann Cook')

  await message.fill('o'.repeat(5_001))
  await page.getByRole('button', { name: 'Send Request' }).click()
  await page.getByText('A message has at most 5,000 characters here').waitFor()
  expect(await message.inputValue()).toHaveLength(5_001)
  await close()
})

test.each([
  ['/contact', 'Send Message', 'Message sent'],
  ['/support', 'Send Request', 'Support request sent'],
])('%s responds on the page without script', async (path, button, title) => {
  const visitor = plainVisitor(site.url, { 'x-forwarded-for': `203.0.113.${path.length}` })
  const ann = { Name: 'Ann Cook', Email: 'ann@example.com' }
  let page = await visitor.open(path)
  page = await page.send(button, { ...ann, Message: ' ' })
  expect(page.text('[role=alert]')).toContain('Please check the marked fields')
  expect(Object.keys(ann).map((label) => page.valueOf(label))).toEqual(Object.values(ann))

  page = await page.send(button, { ...ann, Message: `Plain ${path}` })
  expect(page.text('[role=status]')).toContain(title)
  expect(['Name', 'Email', 'Message'].map((label) => page.valueOf(label))).toEqual(['', '', ''])
  await mailAbout(`Plain ${path}`)
})

test('shows the limit to a visitor with too many messages and preserves the input', async () => {
  let page = await plainVisitor(site.url, { 'x-forwarded-for': '203.0.113.99' }).open('/contact')
  for (let nth = 0; nth < 11; nth++) {
    const message = { Name: 'Ann Cook', Email: 'ann@example.com', Message: `Message number ${nth}` }
    page = await page.send('Send Message', message)
  }
  expect(page.text('[role=alert]')).toContain('Please try again in an hour')
  expect(page.valueOf('Message')).toBe('Message number 10')
})

test('does not wait for a hanging mail server', async () => {
  await using asleep = await startMailServer({ hang: true })
  const other = await startSampleSite({ env: { SMTP_URL: asleep.url, CONTACT_EMAIL: 'kitchen@recipes.example' } })
  const body = new URLSearchParams({ name: 'Ann', email: 'ann@example.com', message: 'Hello' })
  await fetch(`${other.url}/support`, { method: 'POST', body })
  body.set('message', 'Hello again')
  const answer = await fetch(`${other.url}/support`, { method: 'POST', body })
  expect(await answer.text()).toContain('Support request sent')
  await other.stop()
})
