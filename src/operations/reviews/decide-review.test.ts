import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { aReview, createReviewing } from '../../../tests/reviews.ts'
import { findReview } from '../../db/reviews/reviews.ts'
import { countOpenReviews, findReviewNeighbors, listReviewQueue } from '../../db/reviews/review-queue.ts'
import { deleteUser } from '../../db/accounts/delete-user.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { reviews } from '../../db/schema/reviews.ts'
import { answerReview } from './answer-review.ts'
import { decideReview, decideReviews } from './decide-review.ts'
import { deleteOwnReview } from './delete-review.ts'
import { reportReview } from './report-review.ts'
import { writeReview } from './write-review.ts'

const home = await createTestApp()
const app = { ...home, env: { ...home.env, PUBLIC_URL: 'https://kitchen.example' } }
const { recipe, photo, shown, rating } = createReviewing(app)
const { user: ann } = await createUser(app, 'cook', 'Ann')
const { user: owner } = await createUser(app, 'cook', 'Olga')
const { user: trusted } = await createUser(app, 'trusted', 'Tom')
const { user: editor } = await createUser(app, 'editor', 'Ed')

async function write(recipeId: string, changes: Parameters<typeof aReview>[0] = {}, cook = ann) {
  const written = await writeReview(app, cook, recipeId, aReview(changes))
  if (written.kind !== 'done') throw new Error(written.kind)
  return written.id
}

async function now(id: number) {
  const found = await findReview(app.db, id)
  if (!found) throw new Error('The review is gone')
  return { id, version: found.version, state: found.review.state, reason: found.review.reason }
}

const decide = async (id: number, decision: 'approve' | 'reject', reason = '') =>
  decideReview(app, editor, await now(id), { decision, reason })

const queued = async (id: number) =>
  (await listReviewQueue(app.db, { state: 'open', text: '' }, null)).reviews.find(({ review }) => review.id === id)

async function ownedRecipe(title: string) {
  const id = await recipe(title)
  await app.db.update(recipes).set({ ownerId: owner.id }).where(eq(recipes.id, id))
  return id
}

test('shows words and photos on a public site only after an editor approved them, stars at once', async () => {
  const id = await recipe('Lentil Stew')
  const review = await write(id, { photoIds: [await photo()] })
  expect(await shown(id)).toEqual([])
  expect(await rating(id)).toBeNull()
  expect(await decide(review, 'approve')).toBe('done')
  expect(await shown(id)).toHaveLength(1)
  await write(id, { body: 'I changed my mind.' })
  expect(await rating(id)).toBeNull()
  await write(await recipe('Other Stew'), { body: '', stars: 4 })
  expect(await rating('other-stew')).toEqual({ average: 4, count: 1 })
  await write(id, { body: 'As an expert.' }, trusted)
  expect(await shown(id)).toMatchObject([{ name: 'Tom' }])
})

test('keeps an approved review up when only the stars change', async () => {
  const id = await recipe('Barley Stew')
  const review = await write(id)
  await decide(review, 'approve')
  await write(id, { stars: 2 })
  expect(await rating(id)).toEqual({ average: 2, count: 1 })
})

test('rejects with a reason that the reviewer sees, and reads a changed review again on any site', async () => {
  const id = await recipe('Onion Stew')
  const review = await write(id, { body: 'Buy my pans!' })
  expect(await decide(review, 'reject', '  ')).toBe('reason-missing')
  expect(await decide(review, 'reject', 'No advertising.')).toBe('done')
  expect(await now(review)).toMatchObject({ state: 'rejected', reason: 'No advertising.' })
  for (const body of ['Buy my pots!', 'Buy my lids!'])
    expect(await writeReview(home, ann, id, aReview({ body }))).toMatchObject({ state: 'waiting' })
  expect(await shown(id)).toEqual([])
})

test('decides only about the version the editor read', async () => {
  const [first, second] = [await recipe('Carrot Stew'), await recipe('Parsnip Stew')]
  const read = [await now(await write(first)), await now(await write(second))]
  await write(first, { body: 'Something else entirely.' })
  expect(await decideReviews(app, editor, read, { decision: 'approve', reason: '' })).toEqual({
    done: 1,
    left: ['changed'],
  })
  expect([await shown(first), await shown(second)]).toMatchObject([[], [{}]])
})

test('queues reports, and takes the review down or closes them', async () => {
  const id = await recipe('Turnip Stew')
  const review = await write(id, {}, trusted)
  const report = { reason: 'It is offensive' as const, words: 'Rude.' }
  expect(await reportReview(app, review, report, '203.0.113.1')).toBe('sent')
  expect(await reportReview(app, 999_999, report, '203.0.113.1')).toBe('unknown')
  expect((await queued(review))?.reports).toEqual(['It is offensive\n\nRude.'])
  await decide(review, 'approve')
  expect(await queued(review)).toBeUndefined()
  await reportReview(app, review, report, '203.0.113.1')
  await decide(review, 'reject', 'Be kind.')
  expect(await shown(id)).toEqual([])
  const again = Array.from({ length: 6 }, () => reportReview(app, review, report, '203.0.113.2'))
  expect(await Promise.all(again)).toContain('too-many')
})

test('does not take a review down for a report that the editor has not read', async () => {
  const id = await ownedRecipe('Swede Stew')
  const review = await write(id, {}, trusted)
  await answerReview(app, owner, review, 'Buy my pans!')
  const read = await now(review)
  await reportReview(app, review, { reason: 'Something else', words: 'Odd.' }, '203.0.113.4')
  expect(await decideReview(app, editor, read, { decision: 'reject', reason: 'No advertising.' })).toBe('changed')
  expect((await queued(review))?.reports).toHaveLength(1)
  expect(await shown(id)).toHaveLength(1)
})

test.each([
  ['a cook deletes a review', (cook: typeof ann, id: string) => deleteOwnReview(app, cook, id)],
  [
    'an account is deleted',
    (cook: typeof ann) => app.db.transaction((tx) => deleteUser(tx, cook.id, 'remove-recipes')),
  ],
])('waits for a decision while %s', async (_name, remove) => {
  const { user: cook } = await createUser(app, 'trusted', 'Lou')
  const id = await recipe('Salsify Stew')
  const review = await write(id, {}, cook)
  const removed = await app.db.transaction(async (tx) => {
    // The locks of a decision, with the removal in between.
    await tx.execute(sql`select from recipes where id = ${id} for no key update`)
    const removal = remove(cook, id)
    await expect.poll(() => waitingForLocks(), { interval: 20 }).toBeGreaterThan(0)
    await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, review)).for('update')
    return { removal }
  })
  await removed.removal
  expect(await findReview(app.db, review)).toBeUndefined()
  expect(await rating(id)).toBeNull()
})

async function waitingForLocks() {
  const { rows } = await app.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

test('reads a rejected answer again on any site, also after it was removed', async () => {
  const id = await ownedRecipe('Beetroot Stew')
  const review = await write(id, {}, trusted)
  await answerReview(app, owner, review, 'Buy my pans!')
  await decide(review, 'reject', 'No advertising.')
  expect(await answerReview(home, owner, review, 'Buy my pots!')).toEqual({ kind: 'done', state: 'waiting' })
  await decide(review, 'reject', 'No advertising.')
  expect(await answerReview(home, owner, review, null)).toMatchObject({ kind: 'done' })
  expect(await answerReview(home, owner, review, 'Buy my pots!')).toEqual({ kind: 'done', state: 'waiting' })
  await decide(review, 'approve')
  expect(await answerReview(home, owner, review, 'Thanks')).toEqual({ kind: 'done', state: 'published' })
})

test('shows the recipe owner’s one answer, after review on a public site', async () => {
  const id = await ownedRecipe('Celery Stew')
  const review = await write(id, {}, trusted)
  expect(await answerReview(app, ann, review, 'Thanks')).toEqual({ kind: 'unknown' })
  expect(await answerReview(app, owner, review, 'Thanks')).toEqual({ kind: 'done', state: 'waiting' })
  expect(await shown(id)).toMatchObject([{ answer: null }])
  await decide(review, 'approve')
  expect(await shown(id)).toMatchObject([{ answer: { text: 'Thanks' } }])
  await answerReview(app, owner, review, 'Thanks, and buy my pans!')
  await decide(review, 'reject', 'No advertising.')
  expect((await findReview(app.db, review))?.answer.answerReason).toBe('No advertising.')
  expect(await shown(id)).toMatchObject([{ name: 'Tom', answer: null }])
  const other = await write(await ownedRecipe('Celeriac Stew'), {}, trusted)
  expect(await answerReview(home, owner, other, 'Glad you liked it')).toEqual({ kind: 'done', state: 'published' })
  expect(await answerReview(app, owner, other, null)).toEqual({ kind: 'done', state: null })
})

test('queues what an editor decides about, oldest first, and finds reviews by their words', async () => {
  const id = await ownedRecipe('Radish Stew')
  const before = await countOpenReviews(app.db)
  const answered = await write(id, { body: 'Peppery 50%' }, trusted)
  await answerReview(app, owner, answered, 'Thanks')
  const waiting = await write(id, { body: 'Peppery' })
  const list = async (state: 'open' | 'published' | 'rejected', text = 'peppery') =>
    (await listReviewQueue(app.db, { state, text }, null)).reviews.map(({ review }) => review.id)
  expect(await list('open')).toEqual([answered, waiting])
  expect(await list('open', '50%')).toEqual([answered])
  expect(await countOpenReviews(app.db)).toBe(before + 2)
  expect(await findReviewNeighbors(app.db, waiting)).toEqual({ newer: null, older: answered })
  // Its answer waits no more, because nobody would see it.
  await reportReview(app, answered, { reason: 'Something else', words: 'Odd.' }, '203.0.113.3')
  await decide(answered, 'reject', 'Be kind.')
  expect(await list('open')).toEqual([waiting])
  expect(await list('rejected')).toEqual([answered])
  await decide(answered, 'approve')
  await decide(waiting, 'approve')
  expect(await list('published', 'radish')).toEqual([waiting, answered])
  expect(await shown(id)).toMatchObject([{ name: 'Ann' }, { name: 'Tom', answer: { text: 'Thanks' } }])
})

test('writes decisions to the audit log, with the reason', async () => {
  const id = await recipe('Fennel Stew')
  const review = await write(id)
  await decide(review, 'reject', 'Too short.')
  const { rows } = await app.db.execute(
    sql`select action, actor_id as actor, details from audit_log where subject_id = ${id} order by id desc limit 1`,
  )
  expect(rows).toEqual([
    { action: 'recipe-review.reject', actor: editor.id, details: { review, reason: 'Too short.' } },
  ])
})
