import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { deleteUnconfirmed, upsertSubscriber } from '../../db/newsletter/subscribers.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

const sender = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'kitchen@recipes.example' }
const webhook = { NEWSLETTER_WEBHOOK_URL: 'http://127.0.0.1:1/hook' }
const [plain, mailing, announcing] = await Promise.all([createTestApp(), createTestApp(sender), createTestApp(webhook)])

async function jobsOf({ db }: typeof plain, name: string) {
  const { rows } = await db.execute<{ email: string }>(
    sql`select data->>'email' as email from pgboss.job where name = ${name} order by created_on`,
  )
  return rows.map(({ email }) => email)
}

test('stores and confirms an address at once without a mail server', async () => {
  expect(await subscribe(plain, 'Cook@Example.com', 'a')).toBe('subscribed')
  expect(await upsertSubscriber(plain.db, 'cook@example.com')).toMatchObject({ isActive: true })
})

test('lets an unsubscribed address return without a mail server', async () => {
  await subscribe(plain, 'back@example.com', 'a')
  const { token } = await upsertSubscriber(plain.db, 'back@example.com')
  await unsubscribe(plain, token)
  expect(await upsertSubscriber(plain.db, 'back@example.com')).toMatchObject({ isActive: false })
  await subscribe(plain, 'back@example.com', 'a')
  expect(await upsertSubscriber(plain.db, 'back@example.com')).toMatchObject({ isActive: true })
})

test('sends each subscriber to the newsletter service once', async () => {
  for (let times = 0; times < 3; times++) await subscribe(announcing, 'cook@example.com', 'a')
  await subscribe(announcing, 'other@example.com', 'a')
  expect(await jobsOf(announcing, 'forward-subscriber')).toEqual(['cook@example.com', 'other@example.com'])
})

test.each([
  [''],
  ['cook'],
  ['@'],
  ['cook@'],
  ['@example.com'],
  ['cook @example.com'],
  ['cook@example.com, other@example.com'],
  ['cook@example.com\r\nBcc: other@example.com'],
  ['<cook@example.com>'],
  [`${'c'.repeat(250)}@example.com`],
])('refuses %j as an address', async (email) => {
  expect(await subscribe(plain, email, 'a')).toBe('invalid')
})

test('emails an address at most three times a day, for all visitors together', async () => {
  for (let times = 0; times < 6; times++)
    expect(await subscribe(mailing, 'victim@example.com', `visitor ${times}`)).toBe('to-confirm')
  expect(await jobsOf(mailing, 'mail-confirmation')).toEqual(Array.from({ length: 3 }, () => 'victim@example.com'))
})

test('does not count an email that cannot be queued', async () => {
  const broken = { ...mailing, jobs: { ...mailing.jobs, enqueue: () => Promise.reject(new Error('no queue')) } }
  const email = 'patient@example.com'
  for (let times = 0; times < 4; times++) await expect(subscribe(broken, email, 'd')).rejects.toThrow('no queue')
  expect(await subscribe(mailing, email, 'd')).toBe('to-confirm')
  expect((await jobsOf(mailing, 'mail-confirmation')).filter((to) => to === email)).toHaveLength(1)
})

test('gives a confirmed subscriber the same answer and no more email', async () => {
  await subscribe(mailing, 'subscriber@example.com', 'b')
  const { token } = await upsertSubscriber(mailing.db, 'subscriber@example.com')
  await confirmSubscription(mailing, token)
  expect(await subscribe(mailing, 'subscriber@example.com', 'b')).toBe('to-confirm')
  expect(
    (await jobsOf(mailing, 'mail-confirmation')).filter((email) => email === 'subscriber@example.com'),
  ).toHaveLength(1)
})

test('accepts twenty addresses an hour from one visitor', async () => {
  const outcomes = []
  for (let nth = 0; nth < 22; nth++) outcomes.push(await subscribe(plain, `cook-${nth}@example.com`, 'flood'))
  expect(outcomes.slice(19)).toEqual(['subscribed', 'too-many', 'too-many'])
})

test('deletes an unconfirmed address after thirty days', async () => {
  for (const email of ['silent@example.com', 'asked-again@example.com', 'gone@example.com', 'late@example.com'])
    await upsertSubscriber(mailing.db, email)
  const { token } = await upsertSubscriber(mailing.db, 'gone@example.com')
  await unsubscribe(mailing, token)
  await mailing.db.execute(
    sql`update newsletter_subscribers set created_at = now() - interval '31 days' where email <> 'late@example.com'`,
  )
  await subscribe(mailing, 'asked-again@example.com', 'c')
  await deleteUnconfirmed(mailing.db)
  const { rows } = await mailing.db.execute<{ email: string }>(sql`select email from newsletter_subscribers`)
  const left = rows.map(({ email }) => email)
  expect(left).not.toContain('silent@example.com')
  expect(left).toEqual(expect.arrayContaining(['asked-again@example.com', 'gone@example.com', 'late@example.com']))
})
