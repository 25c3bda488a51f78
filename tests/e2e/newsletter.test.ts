import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../../src/integrations/mail/testing/mail-server.ts'
import { startSampleSite } from './sample-site.ts'
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
