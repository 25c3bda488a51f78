import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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
    MAIL_FROM: 'Our Kitchen <kitchen@recipes.example>',
    NEWSLETTER_WEBHOOK_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/hook`,
  },
})
afterAll(async () => {
  await site.stop()
  await mailServer[Symbol.asyncDispose]()
  service.close()
})

const timesForwarded = () => forwarded.filter((body) => body.includes('plain@')).length
const soon = { timeout: 60_000, interval: 100 }
/** Returns a link's address at the running site. The site listens on a random port, which is not in the mails. */
const here = (link: string) => site.url + new URL(link).pathname + new URL(link).search

async function mailTo(address: string, nth = 1) {
  const mails = () => mailServer.received.filter(({ to }) => to.includes(address))
  await expect.poll(() => mails().length, soon).toBe(nth)
  const mail = mails()[nth - 1]
  if (!mail) throw new Error('no mail')
  return readMail(mail)
}

test('subscribes and confirms by keyboard, and forwards the address', async () => {
  const { page, pageErrors, close } = await newVisitor()
  await page.goto(site.url)
  const field = page.getByLabel('Email address')
  await field.focus()
  await page.keyboard.type('subscriber@example.com')
  await page.keyboard.press('Enter')
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await expect
    .poll(() => toasts.allInnerTexts(), soon)
    .toEqual([
      "Thank you for subscribing!\nYou'll receive our latest recipes and cooking tips directly in your inbox. Please confirm with the link in the email we are sending you.",
    ])
  expect(await field.inputValue()).toBe('')

  const mail = await mailTo('subscriber@example.com')
  expect(mail.header('From')).toBe('Our Kitchen <kitchen@recipes.example>')
  await page.goto(here(mail.link('/newsletter/confirm')))
  await page.getByRole('heading', { level: 1, name: 'Confirm your subscription' }).waitFor()
  expect(forwarded).toEqual([])
  await page.getByRole('button', { name: 'Yes, send me recipes' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Thank you for subscribing!' }).waitFor()
  await expect.poll(() => forwarded, soon).toEqual(['{"email":"subscriber@example.com"}'])
  expect(pageErrors).toEqual([])
  await close()
})

test('subscribes, confirms, unsubscribes and subscribes again without script', async () => {
  const visitor = plainVisitor(site.url)
  const subscribe = async () => {
    const page = await visitor.open('/newsletter')
    const answer = await page.send('Subscribe', { 'Email address': 'plain@example.com' })
    expect(answer.text()).toContain('Please confirm with the link')
  }
  const confirm = async (nth: number) => {
    const mail = await mailTo('plain@example.com', nth)
    const page = await visitor.open(here(mail.link('/newsletter/confirm')))
    const answer = await page.send('Yes, send me recipes')
    expect(answer.text('h1')).toBe('Thank you for subscribing!')
    return mail
  }
  await subscribe()
  const mail = await confirm(1)
  await expect.poll(timesForwarded, soon).toBe(1)
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

test('shows a message on the page when offline', async () => {
  const { page, close } = await newVisitor()
  await page.goto(site.url)
  await page.getByLabel('Email address').fill('offline@example.com')
  await goOffline(page)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('listitem').getByText('Subscription failed').waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe('offline@example.com')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Discover')
  await close()
})

test('shows a message and the form for an incomplete link', async () => {
  const { page, close } = await newVisitor()
  await page.goto(`${site.url}/newsletter/confirm?token=cut`)
  await page.getByRole('button', { name: 'Yes, send me recipes' }).click()
  await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor()
  await page.getByLabel('Email address').waitFor()
  await close()
})
