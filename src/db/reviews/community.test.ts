import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { aReview, createReviewing } from '../../../tests/reviews.ts'
import { inOneRateWindow } from '../../../tests/support/one-rate-window.ts'
import { writeReview } from '../../operations/reviews/write-review.ts'
import { recipes } from '../schema/recipes.ts'
import { cookedDays, reviews } from '../schema/reviews.ts'
import { users } from '../schema/accounts.ts'
import { listMostCooked } from './most-cooked.ts'
import { countMyReviews, listMyReviews } from './my-reviews.ts'
import { listNewestReviews } from './newest-reviews.ts'

const app = await createTestApp()
const { recipe, photo } = createReviewing(app)
const { user: ann } = await createUser(app, 'cook', 'Ann')
const { user: bob } = await createUser(app, 'cook', 'Bob')

async function write(recipeId: string, changes: Parameters<typeof aReview>[0] = {}, cook = ann) {
  const written = await writeReview(app, cook, recipeId, aReview(changes))
  if (written.kind !== 'done') throw new Error(written.kind)
  return written.id
}

const [plum, pear, fig, hidden] = [
  await recipe('Plum Tart'),
  await recipe('Pear Tart'),
  await recipe('Fig Tart'),
  await recipe('Hidden Tart'),
]
const newest = async (withPhotos = false, limit = 10, after: Parameters<typeof listNewestReviews>[1]['after'] = null) =>
  listNewestReviews(app.db, { withPhotos, after, limit })

test('lists the newest reviews with words or photos of listed recipes, page by page', async () => {
  const first = await write(plum)
  const second = await write(pear, { body: '', changed: 'Less sugar', photoIds: [await photo()], madeIt: false })
  await write(fig, { body: '', madeIt: false })
  await write(hidden, { photoIds: [await photo()] })
  await app.db.update(recipes).set({ status: 'withdrawn' }).where(eq(recipes.id, hidden))
  const third = await write(plum, { body: 'Sour.' }, bob)
  const ids = ({ reviews: found }: Awaited<ReturnType<typeof newest>>) => found.map(({ review }) => review.id)
  expect(ids(await newest())).toEqual([third, second, first])
  expect(ids(await newest(true))).toEqual([second])
  const page = await newest(false, 2)
  expect(ids(page)).toEqual([third, second])
  expect(page.reviews[1]).toMatchObject({ recipe: { title: 'Pear Tart' }, review: { changed: 'Less sugar' } })
  expect(ids(await newest(false, 2, page.next))).toEqual([first])
})

const cooked = async () => (await listMostCooked(app.db, 9)).map(({ recipe: { id }, times }) => [id, times])

test('ranks recipes by how often they were cooked this week, and counts a cook once', async () => {
  const days = [
    { recipeId: pear, day: sql`current_date - 6`, times: 3 },
    { recipeId: pear, day: sql`current_date`, times: 2 },
    { recipeId: plum, day: sql`current_date`, times: 1 },
    { recipeId: fig, day: sql`current_date - 7`, times: 90 },
    { recipeId: hidden, day: sql`current_date`, times: 90 },
  ]
  const { before, after } = await inOneRateWindow(24 * 60 * 60, async () => {
    await app.db.delete(cookedDays)
    await app.db.insert(cookedDays).values(days)
    await app.db
      .update(reviews)
      .set({ createdAt: sql`now()` })
      .where(eq(reviews.recipeId, plum))
    const now = await cooked()
    await app.db
      .update(reviews)
      .set({ createdAt: sql`now() - interval '8 days'` })
      .where(eq(reviews.recipeId, plum))
    return { before: now, after: await cooked() }
  })
  // Ann and Bob say that they made the plum tart, and cook mode counted one of them.
  expect(before).toEqual([
    [pear, 5],
    [plum, 2],
  ])
  expect(after).toEqual([
    [pear, 5],
    [plum, 1],
  ])
})

test('lists an account’s reviews with those it sent before it existed, and those of its recipes', async () => {
  const { user: cleo } = await createUser(app, 'cook', 'Cleo')
  const own = await write(pear, { body: 'Mine' }, cleo)
  const values = { name: 'Cleo', email: cleo.email, stars: 4 }
  await app.db.insert(reviews).values({ ...values, recipeId: plum, state: 'published' })
  await app.db.insert(reviews).values({ ...values, recipeId: fig, state: 'unconfirmed' })
  const mine = async () =>
    (await listMyReviews(app.db, cleo.id, { of: 'mine', after: null })).reviews.map(({ review }) => review.recipeId)
  expect(await mine()).toEqual([pear])
  await app.db.update(users).set({ emailVerified: true }).where(eq(users.id, cleo.id))
  expect(await mine()).toEqual([plum, pear])
  await app.db.update(recipes).set({ ownerId: cleo.id }).where(eq(recipes.id, fig))
  const received = await listMyReviews(app.db, cleo.id, { of: 'received', after: null })
  expect(received.reviews).toMatchObject([{ review: { name: 'Ann', recipeId: fig }, isRecipeListed: true }])
  expect(await countMyReviews(app.db, cleo.id)).toEqual({ mine: 2, received: 1 })
  const place = { at: '2100-01-01T00:00:00.000000Z', id: own }
  expect((await listMyReviews(app.db, cleo.id, { of: 'mine', after: place })).reviews).toHaveLength(2)
})
