import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../src/integrations/mail/testing/mail-server.ts'
import { startJobs } from '../src/jobs/start-jobs.ts'
import { sendMessage } from '../src/operations/messages/send-message.ts'
import { readMail } from './e2e/mails.ts'
import { plainVisitor } from './e2e/plain-visitor.ts'
import { createWholeSite } from './whole-site.ts'

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
const { app, site, send, origin, visitor } = await createWholeSite({
  SMTP_URL: mailServer.url,
  CONTACT_EMAIL: 'kitchen@recipes.example',
  MAIL_FROM: 'Our Kitchen <kitchen@recipes.example>',
  NEWSLETTER_WEBHOOK_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/hook`,
})
await startJobs(app)
afterAll(async () => {
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
  const ann = { Name: 'Ann Cook', Email: 'ann@example.com' }
  let page = await visitor().open(path)
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
  const remoteAddress = '203.0.113.99'
  const fields = { name: 'Ann Cook', email: 'ann@example.com' }
  for (let nth = 0; nth < 10; nth++)
    expect(await sendMessage(app, 'contact', { ...fields, message: `Message number ${nth}` }, remoteAddress)).toBe(
      'sent',
    )
  const connection = { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } } }
  const headers = { host: new URL(origin).host }
  const sender = plainVisitor(origin, headers, ({ href }, init) => site.request(href, init, connection))
  const form = await sender.open('/contact')
  const page = await form.send('Send Message', {
    Name: 'Ann Cook',
    Email: 'ann@example.com',
    Message: 'Message number 10',
  })
  expect(page.text('[role=alert]')).toContain('Please try again in an hour')
  expect(page.valueOf('Message')).toBe('Message number 10')
})

const timesForwarded = () => forwarded.filter((body) => body.includes('plain@')).length
const pathOf = (link: string) => new URL(link).pathname + new URL(link).search

async function mailTo(address: string, nth = 1) {
  const mails = () => mailServer.received.filter(({ to }) => to.includes(address))
  await expect.poll(() => mails().length, soon).toBe(nth)
  const mail = mails()[nth - 1]
  if (!mail) throw new Error('no mail')
  return readMail(mail)
}

test('subscribes, confirms, unsubscribes and subscribes again without script', async () => {
  const subscriber = visitor()
  const subscribe = async () => {
    const page = await subscriber.open('/newsletter')
    const answer = await page.send('Subscribe', { 'Email address': 'plain@example.com' })
    expect(answer.text()).toContain('Please confirm with the link')
  }
  const confirm = async (nth: number) => {
    const mail = await mailTo('plain@example.com', nth)
    expect(mail.header('From')).toBe('Our Kitchen <kitchen@recipes.example>')
    const page = await subscriber.open(pathOf(mail.link('/newsletter/confirm')))
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
    const page = await subscriber.open(pathOf(mail.link('/newsletter/unsubscribe')))
    expect((await page.send('Unsubscribe')).text('h1')).toBe('You are unsubscribed')
  }
  await subscribe()
  await confirm(2)
  await expect.poll(timesForwarded, soon).toBe(2)
})

test('unsubscribes with the button of an email program', async () => {
  const page = await visitor().open('/newsletter')
  await page.send('Subscribe', { 'Email address': 'click@example.com' })
  const mail = await mailTo('click@example.com')
  expect(mail.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const address = pathOf(mail.header('List-Unsubscribe')?.slice(1, -1) ?? '')
  const fields = { 'List-Unsubscribe': 'One-Click' }
  const answer = await send(address, { fields, headers: { origin: 'https://mail.example' } })
  expect(answer.status).toBe(200)
})

test('shows a message and the form for an incomplete link', async () => {
  const page = await visitor().open('/newsletter/confirm?token=cut')
  const answer = await page.send('Yes, send me recipes')
  expect(answer.text('h1')).toBe('This link does not work')
  expect(answer.valueOf('Email address')).toBe('')
})
