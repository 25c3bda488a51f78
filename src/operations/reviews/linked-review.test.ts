import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { readMail } from '../../../tests/e2e/mails.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { aReview, createReviewing } from '../../../tests/reviews.ts'
import { deleteUser } from '../../db/accounts/delete-user.ts'
import { exportUser } from '../../db/accounts/export-user.ts'
import { forgetAddress } from '../../db/accounts/forget-address.ts'
import { inOneRateWindow } from '../../../tests/support/one-rate-window.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { deleteUnconfirmedReviews } from '../../db/reviews/reviews.ts'
import { users } from '../../db/schema/accounts.ts'
import { reviews } from '../../db/schema/reviews.ts'
import { startMailServer } from '../../integrations/mail/testing/mail-server.ts'
import { mailReview } from '../../jobs/reviews/mail-review.ts'
import { confirmReview, deleteLinkedReview, editLinkedReview, findLinkedReview } from './linked-review.ts'
import { admitMail } from './admit-review.ts'
import { decideReview } from './decide-review.ts'
import { sendReview } from './send-review.ts'
import { voteReview } from './vote-review.ts'
import { findOwnReview, writeReview } from './write-review.ts'

const mailServer = await startMailServer()
const app = await createTestApp({ SMTP_URL: mailServer.url, MAIL_FROM: 'post@recipes.example' })
const { recipe, shown, rating } = createReviewing(app)

const newest = async (email: string) => {
  const [row] = await app.db
    .select()
    .from(reviews)
    .where(eq(reviews.email, email))
    .orderBy(sql`id desc`)
    .limit(1)
  if (!row) throw new Error('no review was stored')
  return row
}

/** Sends a review as a visitor and returns the token in the mail. */
async function send(recipeId: string, email: string, changes: Parameters<typeof aReview>[0] = {}) {
  expect(await sendReview(app, recipeId, { ...aReview(changes), name: 'Vera', email })).toBe('sent')
  const { id } = await newest(email.toLowerCase())
  await mailReview(app, { reviewId: id }, AbortSignal.timeout(20_000))
  const mail = mailServer.received.at(-1)
  if (!mail) throw new Error('no mail came')
  return readMail(mail).link('/review/').split('/').at(-1) ?? ''
}

const confirmAddress = (id: string) => app.db.update(users).set({ emailVerified: true }).where(eq(users.id, id))

test('shows a visitor’s review once the emailed link is used, and lets the link change and delete it', async () => {
  const id = await recipe('Leek Pie')
  const token = await send(id, 'Vera@example.com', { stars: 4 })
  expect(await shown(id)).toEqual([])
  expect(await confirmReview(app, token)).toBe('published')
  expect(await confirmReview(app, token)).toBe('published')
  expect(await shown(id)).toMatchObject([{ name: 'Vera', stars: 4 }])
  expect(await editLinkedReview(app, token, aReview({ stars: 2, body: 'Burned.' }))).toMatchObject({ kind: 'done' })
  expect(await shown(id)).toMatchObject([{ stars: 2, body: 'Burned.' }])
  expect(await deleteLinkedReview(app, token)).toBe(true)
  expect(await deleteLinkedReview(app, token)).toBe(false)
  expect(await rating(id)).toBeNull()
})

test('replaces the earlier review of the same address', async () => {
  const id = await recipe('Beet Pie')
  await confirmReview(app, await send(id, 'rita@example.com', { stars: 1 }))
  const second = await send(id, 'rita@example.com', { stars: 5 })
  expect(await rating(id)).toEqual({ average: 1, count: 1 })
  await confirmReview(app, second)
  expect(await rating(id)).toEqual({ average: 5, count: 1 })
})

test('reads the review of an address again after its earlier one was rejected', async () => {
  const id = await recipe('Turnip Pie')
  await confirmReview(app, await send(id, 'spam@example.com', { body: 'Buy my pans!' }))
  const { id: first, version } = await newest('spam@example.com')
  await decideReview(app, 'command-line', { id: first, version }, { decision: 'reject', reason: 'No advertising.' })
  expect(await confirmReview(app, await send(id, 'spam@example.com', { body: 'Buy my pots!' }))).toBe('waiting')
})

test('does not let cooks review their own recipe through an emailed link', async () => {
  const id = await recipe('Nettle Pie')
  const { user } = await createUser(app, 'cook', 'Nell')
  await confirmAddress(user.id)
  await app.db.update(recipes).set({ ownerId: user.id }).where(eq(recipes.id, id))
  expect(await confirmReview(app, await send(id, user.email))).toBe('own-recipe')
  expect(await rating(id)).toBeNull()
})

test('emails the links of twenty reviews an hour for each visitor', async () => {
  const admitted = await inOneRateWindow(3600, async () => {
    const visitor = crypto.randomUUID()
    const sent = Array.from({ length: 25 }, () => admitMail(app, visitor))
    return Promise.all(sent)
  })
  expect(admitted.filter(Boolean)).toHaveLength(20)
})

test('asks for an account if no email can be sent', async () => {
  const id = await recipe('Chard Pie')
  const outcome = await sendReview({ ...app, mail: null }, id, { ...aReview(), name: 'Vera', email: 'v@example.com' })
  expect(outcome).toBe('no-mail')
})

test('sends an address five emails a day, and gives the same answer afterward', async () => {
  const id = await recipe('Kale Pie')
  for (let sent = 0; sent < 6; sent += 1)
    expect(await sendReview(app, id, { ...aReview(), name: 'V', email: 'flood@example.com' })).toBe('sent')
  const stored = await app.db.$count(reviews, eq(reviews.email, 'flood@example.com'))
  expect(stored).toBe(5)
})

test('lets an unconfirmed review expire after three days', async () => {
  const id = await recipe('Corn Pie')
  const token = await send(id, 'late@example.com')
  const fourDaysAgo = sql`now() - interval '4 days'`
  await app.db.update(reviews).set({ createdAt: fourDaysAgo }).where(eq(reviews.email, 'late@example.com'))
  expect(await findLinkedReview(app, token)).toBeUndefined()
  expect(await confirmReview(app, token)).toBeUndefined()
  await deleteUnconfirmedReviews(app.db)
  expect(await app.db.$count(reviews, eq(reviews.email, 'late@example.com'))).toBe(0)
})

test('gives the review to the account with the confirmed address, before or after signing up', async () => {
  const id = await recipe('Pea Pie')
  const { user } = await createUser(app, 'cook', 'Pia')
  const token = await send(id, user.email)
  await confirmReview(app, token)
  expect(await findOwnReview(app.db, user, id)).toBeUndefined()
  await confirmAddress(user.id)
  expect(await findOwnReview(app.db, user, id)).toBeDefined()
  expect(await writeReview(app, user, id, aReview({ stars: 3 }))).toMatchObject({ isNew: false })
  expect(await shown(id)).toMatchObject([{ name: 'Pia', stars: 3 }])
  await confirmReview(app, await send(id, user.email, { stars: 1 }))
  expect(await shown(id)).toMatchObject([{ name: 'Pia', stars: 1 }])
})

test('deletes an account’s reviews, or keeps them without the name', async () => {
  const id = await recipe('Rice Pie')
  const [{ user: leaver }, { user: keeper }] = [
    await createUser(app, 'cook', 'Lea'),
    await createUser(app, 'cook', 'Kim'),
  ]
  for (const cook of [leaver, keeper]) await writeReview(app, cook, id, aReview())
  const other = await recipe('Millet Pie')
  await confirmReview(app, await send(other, leaver.email, { changed: 'Less salt.' }))
  await confirmAddress(leaver.id)
  const correspondence = await exportUser(app.db, leaver.id, () => 'a password')
  expect(JSON.stringify(correspondence)).toContain('Less salt.')
  const voted = (await shown(id)).find(({ name }) => name === 'Kim')
  for (const cook of [leaver, keeper])
    await voteReview(app, voted?.id ?? 0, { voter: { userId: cook.id }, isHelpful: true, visitor: '203.0.113.9' })
  expect(await shown(id)).toContainEqual(expect.objectContaining({ name: 'Kim', helpfulCount: 1 }))
  const everything = await exportUser(app.db, keeper.id, () => 'a password')
  expect(everything?.reviews.written).toMatchObject([{ recipeId: id, stars: 5, text: 'Gone in ten minutes.' }])
  await app.db.transaction((tx) => deleteUser(tx, leaver.id, 'remove-recipes'))
  await app.db.transaction((tx) => deleteUser(tx, keeper.id, 'keep-recipes'))
  expect(await shown(id)).toMatchObject([{ name: null, helpfulCount: 0 }])
  expect(await rating(id)).toEqual({ average: 5, count: 1 })
  expect(await shown(other)).toEqual([])
})

test('forgets a visitor’s address, name and unconfirmed reviews', async () => {
  const id = await recipe('Bean Pie')
  const token = await send(id, 'gone@example.com')
  await confirmReview(app, token)
  await send(id, 'gone@example.com')
  await app.db.transaction((tx) => forgetAddress(tx, 'Gone@example.com'))
  expect(await shown(id)).toMatchObject([{ name: null, stars: 5 }])
  expect(await findLinkedReview(app, token)).toBeUndefined()
  expect(await app.db.$count(reviews, eq(reviews.email, 'gone@example.com'))).toBe(0)
})
