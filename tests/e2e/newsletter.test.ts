import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../../src/integrations/mail/testing/mail-server.ts'
import { startSite } from '../site.ts'
import { goOffline, launch, newVisitor } from './browser.ts'
import { readMail } from './mails.ts'

/** What the newsletter's service was told. */
const told: Array<string> = []
const service = createServer(async (request, response) => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk)
  told.push(Buffer.concat(chunks).toString())
  response.end()
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))

const browser = await launch()
const mailServer = await startMailServer()
const site = await startSite({
  env: {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Our Kitchen <kitchen@recipes.example>',
    NEWSLETTER_WEBHOOK_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/hook`,
  },
})
afterAll(async () => {
  await browser.close()
  await site.stop()
  await mailServer[Symbol.asyncDispose]()
  service.close()
})

const timesTold = () => told.filter((body) => body.includes('plain@')).length
const soon = { timeout: 30_000, interval: 100 }
/** Port 0 was asked for, so the mail cannot know the port: links are opened where the site really is. */
const here = (link: string) => site.url + new URL(link).pathname + new URL(link).search

async function mailTo(address: string, nth = 1) {
  const mails = () => mailServer.received.filter(({ to }) => to.includes(address))
  await expect.poll(() => mails().length, soon).toBe(nth)
  const mail = mails()[nth - 1]
  if (!mail) throw new Error('no mail')
  return readMail(mail)
}

test('a reader subscribes, confirms by keyboard, and the newsletter’s service learns of it', async () => {
  const { page, complaints, close } = await newVisitor(browser)
  await page.goto(site.url)
  const field = page.getByLabel('Email address')
  await field.focus()
  await page.keyboard.type('reader@example.com')
  await page.keyboard.press('Enter')
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
  await expect
    .poll(() => toasts.allInnerTexts(), soon)
    .toEqual([
      "Thank you for subscribing!\nYou'll receive our latest recipes and cooking tips directly in your inbox. Please confirm with the link in the mail we are sending you.",
    ])
  expect(await field.inputValue()).toBe('')

  const mail = await mailTo('reader@example.com')
  expect(mail.header('From')).toBe('Our Kitchen <kitchen@recipes.example>')
  await page.goto(here(mail.link('/newsletter/confirm')))
  await page.getByRole('heading', { level: 1, name: 'Confirm your subscription' }).waitFor()
  expect(told).toEqual([])
  await page.getByRole('button', { name: 'Yes, send me recipes' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Thank you for subscribing!' }).waitFor()
  await expect.poll(() => told, soon).toEqual(['{"email":"reader@example.com"}'])
  expect(complaints).toEqual([])
  await close()
})

test('without script a reader subscribes, confirms, leaves, and comes back', async () => {
  const { page, close } = await newVisitor(browser, { javaScriptEnabled: false })
  const subscribe = async () => {
    await page.goto(`${site.url}/newsletter`)
    await page.getByLabel('Email address').fill('plain@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByText('Please confirm with the link').waitFor()
  }
  const confirm = async (nth: number) => {
    const mail = await mailTo('plain@example.com', nth)
    await page.goto(here(mail.link('/newsletter/confirm')))
    await page.getByRole('button', { name: 'Yes, send me recipes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Thank you for subscribing!' }).waitFor()
    return mail
  }
  await subscribe()
  const mail = await confirm(1)
  await expect.poll(timesTold, soon).toBe(1)
  for (let times = 0; times < 2; times++) {
    await page.goto(here(mail.link('/newsletter/unsubscribe')))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('heading', { level: 1, name: 'You are unsubscribed' }).waitFor()
  }
  await subscribe()
  await confirm(2)
  await expect.poll(timesTold, soon).toBe(2)
  await close()
})

test('a mail program unsubscribes with its own button', async () => {
  const { page, close } = await newVisitor(browser, { javaScriptEnabled: false })
  await page.goto(`${site.url}/newsletter`)
  await page.getByLabel('Email address').fill('click@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const mail = await mailTo('click@example.com')
  expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const address = here(mail.header('List-Unsubscribe')?.slice(1, -1) ?? '')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const answer = await fetch(address, { method: 'POST', body, headers: { origin: 'https://mail.example' } })
  expect(answer.status).toBe(200)
  await close()
})

test('without a connection the form says so, and the page it stands on stays', async () => {
  const { page, close } = await newVisitor(browser)
  await page.goto(site.url)
  await page.getByLabel('Email address').fill('offline@example.com')
  await goOffline(page)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('listitem').getByText('Subscription failed').waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe('offline@example.com')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Discover')
  await close()
})

test('a link cut off by a mail program says so and offers the form', async () => {
  const { page, close } = await newVisitor(browser)
  await page.goto(`${site.url}/newsletter/confirm?token=cut`)
  await page.getByRole('button', { name: 'Yes, send me recipes' }).click()
  await page.getByRole('heading', { level: 1, name: 'This link does not work' }).waitFor()
  await page.getByLabel('Email address').waitFor()
  await close()
})
