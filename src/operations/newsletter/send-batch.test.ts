import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { rowsReadBy } from '../../../tests/support/rows-read.ts'
import { claimDelivery, countDeliveries, hastenDeliveries } from '../../db/newsletter/deliveries.ts'
import { countSubscribers } from '../../db/newsletter/managed-subscribers.ts'
import { findIssue, startSending } from '../../db/newsletter/issues.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter.ts'
import { startMailServer } from '../../integrations/mail/testing/mail-server.ts'
import { sendBatch } from './send-batch.ts'
import { reactivateSubscribers } from './reactivate-subscribers.ts'
import { saveIssue, sendIssue } from './write-issue.ts'

let answer: (address: string) => string | undefined = () => undefined
const mailServer = await startMailServer({ turnAway: (address) => answer(address) })
const app = await createTestApp({ SMTP_URL: mailServer.url, PUBLIC_URL: 'https://recipes.example' })
const { user: ada } = await createUser(app, 'admin', 'Ada')
const signal = new AbortController().signal
const refusesAll = (word: string) => () => word
const names = (count: number) => Array.from({ length: count }, (_, at) => `subscriber-${at}`)

/** Starts an issue for exactly these subscribers. */
async function issueTo(subscribers: ReadonlyArray<string>): Promise<number> {
  await app.db.delete(newsletterSubscribers)
  await app.db
    .insert(newsletterSubscribers)
    .values(subscribers.map((name) => ({ email: `${name}@example.com`, confirmedAt: new Date() })))
  const saved = await saveIssue(app, ada, null, { subject: 'Soups', content: '<p>Hello</p>' })
  if (!saved.ok) throw new Error('not saved')
  await sendIssue(app, ada, saved.id)
  mailServer.received.length = 0
  return saved.id
}

async function send(id: number) {
  if (!app.mail) throw new Error('no mail')
  return sendBatch(app, app.mail, id, signal).catch((cause: Error) => cause.message)
}

test.each([[1], [12]])('keeps all %i subscribers when the server refuses to relay', async (count) => {
  answer = refusesAll('554 5.7.1 Relay access denied')
  const id = await issueTo(names(count))
  expect(await send(id)).toMatch(/refused .* in a row.*Relay access denied/)
  expect(await countDeliveries(app.db, id)).toMatchObject({ waiting: count, bounced: 0, failed: 0 })
  expect(await findIssue(app.db, id)).toMatchObject({ status: 'sending' })
  expect(await countSubscribers(app.db)).toMatchObject({ active: count, bounced: 0 })
  answer = () => undefined
  expect(await send(id)).toBe('done')
  expect(mailServer.received).toHaveLength(count)
})

test('stops after ten unknown addresses in a row and removes no subscriber', async () => {
  answer = refusesAll('550 No such user')
  const id = await issueTo(names(12))
  expect(await send(id)).toMatch(/refused 10 subscribers in a row/)
  expect(await countDeliveries(app.db, id)).toMatchObject({ waiting: 12, bounced: 0 })
  expect(await countSubscribers(app.db)).toMatchObject({ active: 12, bounced: 0 })
})

test('finishes an issue with more than ten unknown addresses in a row, with one email to each', async () => {
  let tried = 0
  answer = (address) => {
    if (!address.startsWith('unknown')) return undefined
    tried += 1
    return '550 5.1.1 No such user'
  }
  const id = await issueTo(['ann', 'ben', ...names(12).map((name) => `unknown-${name}`), 'zoe'])
  expect(await send(id)).toBe('done')
  expect(await countDeliveries(app.db, id)).toMatchObject({ sent: 3, bounced: 12, waiting: 0 })
  expect(await countSubscribers(app.db)).toMatchObject({ active: 3, bounced: 12 })
  expect(tried).toBe(12)
})

test('stops once when the server starts to refuse, and then skips the addresses it refuses again', async () => {
  answer = (address) => (address.startsWith('subscriber') ? '550 5.7.1 Over quota' : undefined)
  const id = await issueTo(['ann', 'ben', ...names(12)])
  expect(await send(id)).toMatch(/refused 10 subscribers in a row.*Over quota/)
  expect(await countDeliveries(app.db, id)).toMatchObject({ sent: 2, waiting: 12, failed: 0 })
  expect(await send(id)).toBe('done')
  expect(await countDeliveries(app.db, id)).toMatchObject({ sent: 2, failed: 12 })
  expect(await countSubscribers(app.db)).toMatchObject({ active: 14, bounced: 0 })
})

test('marks unknown addresses as bounced only after the server accepted an email', async () => {
  answer = (address) => (address.startsWith('subscriber-0') ? undefined : '550 5.1.1 No such user')
  await send(await issueTo(names(3)))
  expect(await countSubscribers(app.db)).toMatchObject({ active: 1, bounced: 2 })
  answer = refusesAll('550 5.1.1 No such user')
  const id = await issueTo(names(3))
  expect(await send(id)).toBe('done')
  expect(await countDeliveries(app.db, id)).toMatchObject({ bounced: 3 })
  expect(await countSubscribers(app.db)).toMatchObject({ active: 3, bounced: 0 })
})

test('sends issues to a bounced address again when an administrator says so', async () => {
  answer = (address) => (address.startsWith('subscriber-0') ? undefined : '550 5.1.1 No such user')
  await send(await issueTo(names(4)))
  expect(await reactivateSubscribers(app, ada, 'subscriber-1@example.com')).toBe(1)
  expect(await countSubscribers(app.db)).toMatchObject({ active: 2, bounced: 2 })
  expect(await reactivateSubscribers(app, ada, 'subscriber-1@example.com')).toBe(0)
  expect(await reactivateSubscribers(app, ada, null)).toBe(2)
  expect(await countSubscribers(app.db)).toMatchObject({ active: 4, bounced: 0 })
})

test('gives up on a delayed subscriber after five attempts without delaying the others', async () => {
  answer = (address) => (address.startsWith('full') ? '452 4.2.2 Mailbox full' : undefined)
  const id = await issueTo(['ann', 'full', 'zoe'])
  expect(await send(id)).toBe('later')
  expect(mailServer.received.map(({ to }) => to[0])).toEqual(['ann@example.com', 'zoe@example.com'])
  // Not due yet.
  expect(await send(id)).toBe('later')
  for (let tries = 2; tries <= 5; tries += 1) {
    expect(await findIssue(app.db, id)).toMatchObject({ status: 'sending' })
    await hastenDeliveries(app.db, id)
    await send(id)
  }
  await send(id)
  expect(await findIssue(app.db, id)).toMatchObject({ status: 'sent' })
  expect(await countDeliveries(app.db, id)).toMatchObject({ sent: 2, failed: 1, waiting: 0 })
  expect(await countSubscribers(app.db)).toMatchObject({ active: 3, bounced: 0 })
})

test('stops after ten delayed subscribers in a row', async () => {
  answer = refusesAll('451 4.3.0 Out of order')
  const id = await issueTo(names(30))
  expect(await send(id)).toContain('Out of order')
  const { rows } = await app.db.execute<{ tried: number }>(
    sql`select count(*)::int as tried from newsletter_deliveries where issue_id = ${id} and tries > 0`,
  )
  expect(rows).toEqual([{ tried: 10 }])
})

test('finding the next subscriber among 5,000 reads no more rows than among 500', async () => {
  await app.db.delete(newsletterSubscribers)
  const rowsToClaim = async (subscribers: number) => {
    await app.db.execute(
      sql`insert into newsletter_subscribers (email, confirmed_at) select 'u' || n || '@example.com', now() from generate_series(1, ${subscribers}::int) n on conflict do nothing`,
    )
    const saved = await saveIssue(app, ada, null, { subject: 'Soups', content: '<p>Hello</p>' })
    if (!saved.ok) throw new Error('not saved')
    await app.db.transaction((tx) => startSending(tx, saved.id))
    await app.db.execute(sql`analyze newsletter_deliveries, newsletter_subscribers`)
    return rowsReadBy(app.pool, /^newsletter_/, (db) => claimDelivery(db, saved.id))
  }
  const few = await rowsToClaim(500)
  expect(few).toBeGreaterThan(0)
  expect(await rowsToClaim(5_000)).toBeLessThanOrEqual(few)
})
