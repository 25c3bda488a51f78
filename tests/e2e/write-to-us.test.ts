import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../../src/integrations/mail/testing/mail-server.ts'
import { startSite } from '../site.ts'
import { goOffline, launch, newVisitor } from './browser.ts'
import { readMail } from './mails.ts'

const browser = await launch()
const mailServer = await startMailServer()
const site = await startSite({ env: { SMTP_URL: mailServer.url, CONTACT_EMAIL: 'kitchen@recipes.example' } })
afterAll(async () => {
  await browser.close()
  await site.stop()
  await mailServer[Symbol.asyncDispose]()
})

const soon = { timeout: 30_000, interval: 100 }
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
])('%s sends by keyboard alone, says so, and clears the form', async (path, button, title, subject) => {
  const { page, complaints, close } = await newVisitor(browser)
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
  await page.keyboard.type(`Written at ${path}`)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(button)
  await page.keyboard.press('Enter')
  expect(await page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true)
  gate.resolve()
  await expect
    .poll(() => toastsOf(page).allInnerTexts(), soon)
    .toEqual([`${title}\nWe'll get back to you as soon as possible.`])
  expect(await page.locator('[role=status]:focus').innerText()).toContain(title)
  expect(await typedIn(page)).toEqual(['', '', ''])
  const mail = await mailAbout(`Written at ${path}`)
  expect([mail?.header('Subject'), mail?.header('Reply-To')]).toEqual([subject, 'Ann Cook <ann@example.com>'])
  expect(complaints).toEqual([])
  await close()
})

test.each([
  ['/contact', 'There was a problem sending your message. Please try again.'],
  ['/support', 'There was a problem sending your request. Please try again.'],
])('%s says when it failed, and keeps what was typed', async (path, text) => {
  const { page, close } = await newVisitor(browser)
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

test.each(['/contact', '/support'])(
  '%s says at each empty field what is missing, before anything is sent',
  async (path) => {
    const { page, complaints, close } = await newVisitor(browser)
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
    expect(await saidAt('Message')).toBe('Write what you would like to tell us')
    expect(await page.locator(':focus').getAttribute('name')).toBe('name')
    expect(await typedIn(page)).toEqual(['', 'ann', ''])
    expect(sent).toEqual([])

    await page.getByLabel('Name').fill('Ann')
    await expect.poll(() => page.getByLabel('Name').getAttribute('aria-invalid')).toBe(null)
    expect(await page.getByLabel('Message').getAttribute('aria-invalid')).toBe('true')
    expect(complaints).toEqual([])
    await close()
  },
)

test('what was said of the message before goes with the next one', async () => {
  const { page, close } = await newVisitor(browser, { extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.98' } })
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

test('what is wrong is said at its field, which gets the focus', async () => {
  const { page, close } = await newVisitor(browser)
  await page.goto(`${site.url}/support`)
  await fillIn(page, '   ')
  await page.getByRole('button', { name: 'Send Request' }).click()
  await page.getByText('Write what you would like to tell us').waitFor()
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
])('without script %s answers on the page', async (path, button, title) => {
  const visitor = { javaScriptEnabled: false, extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${path.length}` } }
  const { page, close } = await newVisitor(browser, visitor)
  await page.goto(site.url + path)
  await fillIn(page, ' ')
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('alert').getByText('Please look at the marked fields').waitFor()
  expect((await typedIn(page)).slice(0, 2)).toEqual(['Ann Cook', 'ann@example.com'])

  await fillIn(page, `Plain ${path}`)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('status').getByText(title).waitFor()
  expect(await typedIn(page)).toEqual(['', '', ''])
  await mailAbout(`Plain ${path}`)
  await close()
})

test('whoever sends too much is told so, and loses nothing', async () => {
  const visitor = { javaScriptEnabled: false, extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.99' } }
  const { page, close } = await newVisitor(browser, visitor)
  await page.goto(`${site.url}/contact`)
  for (let nth = 0; nth < 11; nth++) {
    await fillIn(page, `Message number ${nth}`)
    await page.getByRole('button', { name: 'Send Message' }).click()
  }
  await page.getByRole('alert').getByText('Please try again in an hour').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Message number 10')
  await close()
})

test('a mail server that hangs delays nobody', async () => {
  await using asleep = await startMailServer({ hang: true })
  const other = await startSite({ env: { SMTP_URL: asleep.url, CONTACT_EMAIL: 'kitchen@recipes.example' } })
  const body = new URLSearchParams({ name: 'Ann', email: 'ann@example.com', message: 'Hello' })
  await fetch(`${other.url}/support`, { method: 'POST', body })
  body.set('message', 'Hello again')
  const started = performance.now()
  const answer = await fetch(`${other.url}/support`, { method: 'POST', body })
  expect(await answer.text()).toContain('Support request sent')
  expect(performance.now() - started).toBeLessThan(3_000)
  const leaving = performance.now()
  await other.stop()
  expect(performance.now() - leaving).toBeLessThan(10_000)
})
