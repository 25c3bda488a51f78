import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../../src/integrations/mail/testing/mail-server.ts'
import { startSampleSite } from './sample-site.ts'
import { goOffline, newVisitor } from './browser.ts'
import { readMail } from './mails.ts'
import { plainVisitor } from './plain-visitor.ts'

/** The requests the newsletter service received. */
const forwarded: Array<string> = []
const service = createServer(async (request, response) => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk)
  forwarded.push(Buffer.concat(chunks).toString())
  response.end()
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))

const mailServer = await startMailServer()
const site = await startSampleSite({
  env: {
    SMTP_URL: mailServer.url,
    CONTACT_EMAIL: 'kitchen@recipes.example',
    MAIL_FROM: 'Our Kitchen <kitchen@recipes.example>',
    NEWSLETTER_WEBHOOK_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/hook`,
  },
})
afterAll(async () => {
  await site.stop()
  await mailServer[Symbol.asyncDispose]()
  service.close()
})

const soon = { timeout: 60_000, interval: 100 }

async function mailAbout(words: string) {
  const mails = () => mailServer.received.map(readMail).filter(({ text }) => text.includes(words))
  await expect.poll(() => mails().length, soon).toBe(1)
  return mails()[0]
}

test.each([
  ['/contact', 'Send Message', 'Message sent', 'Message from Ann Cook'],
  ['/support', 'Send Request', 'Support request sent', 'Support request from Ann Cook'],
])('%s sends a message, responds on the page and clears the form', async (path, button, title, subject) => {
  const visitor = plainVisitor(site.url, { 'x-forwarded-for': `203.0.113.${path.length}` })
  const ann = { Name: 'Ann Cook', Email: 'ann@example.com' }
  let page = await visitor.open(path)
  page = await page.send(button, { ...ann, Message: ' ' })
  expect(page.text('[role=alert]')).toContain('Please check the marked fields')
  expect(page.text('main')).toContain('Enter a message')
  expect(page.$('[aria-invalid=true]').attr('name')).toBe('message')
  expect(Object.keys(ann).map((label) => page.valueOf(label))).toEqual(Object.values(ann))

  page = await page.send(button, { ...ann, Message: `Plain ${path}` })
  expect(page.text('[role=status]')).toContain(title)
  expect(page.text('[role=status]')).toContain("We'll get back to you as soon as possible.")
  expect(['Name', 'Email', 'Message'].map((label) => page.valueOf(label))).toEqual(['', '', ''])
  const mail = await mailAbout(`Plain ${path}`)
  expect([mail?.header('Subject'), mail?.header('Reply-To')]).toEqual([subject, 'Ann Cook <ann@example.com>'])
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
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(`${site.url}/contact`)
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
  await mailAbout('Typed by keyboard')

  // The next attempt hides the notice about the last message.
  const notice = page.getByRole('main').getByRole('status').getByText('Message sent')
  await send.click()
  await page.getByText('Tell us your name').waitFor()
  expect(await notice.count()).toBe(0)
  await page.reload()
  expect(await typedIn(page)).toEqual(['', '', ''])
  await close()
})

const timesForwarded = () => forwarded.filter((body) => body.includes('plain@')).length
/** Returns a link's address at the running site. The site listens on a random port, which is not in the mails. */
const here = (link: string) => site.url + new URL(link).pathname + new URL(link).search

async function mailTo(address: string, nth = 1) {
  const mails = () => mailServer.received.filter(({ to }) => to.includes(address))
  await expect.poll(() => mails().length, soon).toBe(nth)
  const mail = mails()[nth - 1]
  if (!mail) throw new Error('no mail')
  return readMail(mail)
}

test('subscribes, confirms, unsubscribes and subscribes again without script', async () => {
  const visitor = plainVisitor(site.url)
  const subscribe = async () => {
    const page = await visitor.open('/newsletter')
    const answer = await page.send('Subscribe', { 'Email address': 'plain@example.com' })
    expect(answer.text()).toContain('Please confirm with the link')
  }
  const confirm = async (nth: number) => {
    const mail = await mailTo('plain@example.com', nth)
    expect(mail.header('From')).toBe('Our Kitchen <kitchen@recipes.example>')
    const page = await visitor.open(here(mail.link('/newsletter/confirm')))
    const answer = await page.send('Yes, send me recipes')
    expect(answer.text('h1')).toBe('Thank you for subscribing!')
    return mail
  }
  await subscribe()
  await mailTo('plain@example.com')
  expect(forwarded).toEqual([])
  const mail = await confirm(1)
  await expect.poll(() => forwarded, soon).toEqual(['{"email":"plain@example.com"}'])
  for (let times = 0; times < 2; times++) {
    const page = await visitor.open(here(mail.link('/newsletter/unsubscribe')))
    expect((await page.send('Unsubscribe')).text('h1')).toBe('You are unsubscribed')
  }
  await subscribe()
  await confirm(2)
  await expect.poll(timesForwarded, soon).toBe(2)
})

test('unsubscribes with the button of an email program', async () => {
  const page = await plainVisitor(site.url).open('/newsletter')
  await page.send('Subscribe', { 'Email address': 'click@example.com' })
  const mail = await mailTo('click@example.com')
  expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const address = here(mail.header('List-Unsubscribe')?.slice(1, -1) ?? '')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const answer = await fetch(address, { method: 'POST', body, headers: { origin: 'https://mail.example' } })
  expect(answer.status).toBe(200)
})

test('shows a message and the form for an incomplete link', async () => {
  const page = await plainVisitor(site.url).open('/newsletter/confirm?token=cut')
  const answer = await page.send('Yes, send me recipes')
  expect(answer.text('h1')).toBe('This link does not work')
  expect(answer.valueOf('Email address')).toBe('')
})
