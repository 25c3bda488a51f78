import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { aReview, createReviewing } from '../../../tests/reviews.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { moveRecipe } from '../../db/recipes/recipe-ids.ts'
import { findOwnReview, rateRecipe, writeReview } from './write-review.ts'
import { admitReview } from './admit-review.ts'
import { deleteOwnReview } from './delete-review.ts'
import { voteReview } from './vote-review.ts'
import { inOneRateWindow } from '../../../tests/support/one-rate-window.ts'

const app = await createTestApp()
const { recipe, photo, shown, rating } = createReviewing(app)
const { user: ann } = await createUser(app, 'cook', 'Ann')
const { user: bob } = await createUser(app, 'cook', 'Bob')

test('shows a cook’s review with its photos, and stores one for each recipe', async () => {
  const id = await recipe('Plum Cake')
  const photoIds = [await photo(), await photo()]
  const first = await writeReview(app, ann, id, aReview({ stars: 3, changed: 'Less sugar', photoIds }))
  expect(first).toMatchObject({ kind: 'done', state: 'published', isNew: true })
  expect(await shown(id)).toMatchObject([
    { name: 'Ann', stars: 3, changed: 'Less sugar', madeIt: true, editedAt: null },
  ])
  const again = await writeReview(app, ann, id, aReview({ stars: 5, photoIds: photoIds.toReversed() }))
  expect(again).toMatchObject({ kind: 'done', isNew: false })
  const [edited, ...others] = await shown(id)
  expect(others).toEqual([])
  expect(edited).toMatchObject({ stars: 5, changed: '', editedAt: expect.any(String) })
  expect(edited?.photos.map((one) => one.id)).toEqual(photoIds.toReversed())
  expect(await rating(id)).toEqual({ average: 5, count: 1 })
})

test('stores one review when two tabs send it at the same moment', async () => {
  const id = await recipe('Pear Cake')
  const sent = await Promise.all([1, 2, 3].map((stars) => writeReview(app, ann, id, aReview({ stars }))))
  expect(sent.map(({ kind }) => kind)).toEqual(['done', 'done', 'done'])
  expect(await shown(id)).toHaveLength(1)
  expect(await rating(id)).toMatchObject({ count: 1 })
})

test('counts stars of edited, deleted and moved reviews', async () => {
  const id = await recipe('Fig Cake')
  await writeReview(app, ann, id, aReview({ stars: 2 }))
  await writeReview(app, bob, id, aReview({ stars: 4 }))
  expect(await rating(id)).toEqual({ average: 3, count: 2 })
  await writeReview(app, ann, id, aReview({ stars: 5 }))
  expect(await rating(id)).toEqual({ average: 4.5, count: 2 })
  expect(await moveRecipe(app.db, id, 'fig-tart')).toBe('moved')
  expect(await rating('fig-tart')).toEqual({ average: 4.5, count: 2 })
  expect(await deleteOwnReview(app, bob, 'fig-tart')).toBe(true)
  expect(await deleteOwnReview(app, bob, 'fig-tart')).toBe(false)
  expect(await rating('fig-tart')).toEqual({ average: 5, count: 1 })
})

test('keeps the words when the cook changes the stars in cook mode', async () => {
  const id = await recipe('Date Cake')
  expect(await rateRecipe(app, ann, id, 4)).toMatchObject({ kind: 'done', isNew: true })
  await writeReview(app, ann, id, aReview({ stars: 4, body: 'Sticky.', madeIt: false }))
  await rateRecipe(app, ann, id, 2)
  expect(await shown(id)).toMatchObject([{ stars: 2, body: 'Sticky.', madeIt: true }])
})

test('does not let cooks review their own recipe, or one that is not listed', async () => {
  const id = await recipe('Nut Cake')
  await app.db.update(recipes).set({ ownerId: ann.id }).where(eq(recipes.id, id))
  expect(await writeReview(app, ann, id, aReview())).toEqual({ kind: 'own-recipe' })
  await app.db.update(recipes).set({ status: 'withdrawn' }).where(eq(recipes.id, id))
  expect(await writeReview(app, bob, id, aReview())).toEqual({ kind: 'unknown' })
  expect(await writeReview(app, bob, 'nowhere', aReview())).toEqual({ kind: 'unknown' })
})

test('saves nothing when a photo is gone', async () => {
  const id = await recipe('Oat Cake')
  const photoIds = [await photo(), 'a-photo-that-was-deleted']
  expect(await writeReview(app, ann, id, aReview({ photoIds }))).toEqual({ kind: 'photo-gone' })
  expect(await findOwnReview(app.db, ann, id)).toBeUndefined()
})

test('admits five reviews a minute for each cook', async () => {
  const admitted = await inOneRateWindow(60, async () => {
    const cook = crypto.randomUUID()
    return Promise.all(Array.from({ length: 10 }, () => admitReview(app, cook)))
  })
  expect(admitted.filter(Boolean)).toHaveLength(5)
  expect(await admitReview(app, ann.id)).toBe(true)
})

test('counts one helpful vote for each voter, orders by votes, and removes votes', async () => {
  const id = await recipe('Rye Cake')
  await writeReview(app, ann, id, aReview({ body: 'First' }))
  await writeReview(app, bob, id, aReview({ body: 'Second' }))
  const [second, first] = await shown(id)
  if (!first || !second) throw new Error('no reviews')
  const visitor = '203.0.113.7'
  const vote = (voter: Parameters<typeof voteReview>[2]['voter'], isHelpful: boolean) =>
    voteReview(app, first.id, { voter, isHelpful, visitor })
  expect([second.body, first.body]).toEqual(['Second', 'First'])
  expect(await vote({ userId: bob.id }, true)).toBe('done')
  await vote({ userId: bob.id }, true)
  await vote({ token: 'a browser' }, true)
  expect(await vote({ userId: ann.id }, true)).toBe('own')
  expect(await shown(id)).toMatchObject([{ body: 'First', helpfulCount: 2 }, { helpfulCount: 0 }])
  await vote({ token: 'a browser' }, false)
  await vote({ token: 'a browser' }, false)
  expect(await shown(id)).toMatchObject([{ body: 'First', helpfulCount: 1 }, { helpfulCount: 0 }])
  const tokens = Array.from({ length: 10 }, (_, at) => ({ token: `browser ${at}` }))
  const outcomes = await Promise.all(tokens.map((voter) => vote(voter, true)))
  expect(outcomes).toContain('too-many')
})

test('writes each action to the audit log', async () => {
  const id = await recipe('Tea Cake')
  await writeReview(app, ann, id, aReview())
  await writeReview(app, ann, id, aReview({ stars: 1 }))
  await deleteOwnReview(app, ann, id)
  const { rows } = await app.db.execute<{ action: string }>(
    sql`select action from audit_log where subject_id = ${id} and action like 'recipe-review.%' order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'recipe-review.write',
    'recipe-review.edit',
    'recipe-review.delete',
  ])
})
