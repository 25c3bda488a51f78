import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import {
  confirmWithinDays,
  type OwnReview,
  type Review,
  type ReviewContent,
  type ReviewState,
} from '../../core/reviews/review.ts'
import { isListed } from '../../core/recipes/visibility.ts'
import type { Db } from '../connection/connect.ts'
import { type PictureJson, toPicture } from '../pictures/pictures.ts'
import { images } from '../schema/pictures.ts'
import { recipes } from '../schema/recipes.ts'
import { reviewPhotos, reviews } from '../schema/reviews.ts'

type ReviewRow = typeof reviews.$inferSelect

/** The photos of a review in their order, as JSON. */
export const photosOfReview = sql<Array<PictureJson> | null>`(
  select json_agg(to_jsonb(photo) order by ${reviewPhotos.position}) from ${reviewPhotos}
  join ${images} photo on photo.id = ${reviewPhotos.imageId} where ${reviewPhotos.reviewId} = ${sql.raw('reviews.id')})`

export function toReview(row: ReviewRow, photos: Array<PictureJson> | null): Review {
  const { id, name, stars, body, changed, madeIt, helpfulCount, answer, answerState, answeredAt } = row
  return {
    id,
    name,
    stars,
    body,
    changed,
    madeIt,
    helpfulCount,
    photos: (photos ?? []).flatMap((photo) => toPicture(photo, `Photo by ${name ?? 'a cook'}`) ?? []),
    answer:
      answer !== null && answerState === 'published' && answeredAt
        ? { text: answer, at: answeredAt.toISOString() }
        : null,
    at: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  }
}

export type StoredAnswer = Pick<ReviewRow, 'answer' | 'answerState' | 'answerReason'>

export interface StoredReview {
  review: OwnReview
  userId: string | null
  email: string | null
  version: number
  /** The answer with its state, also if it waits. */
  answer: StoredAnswer
  recipeOwnerId: string | null
  isRecipeListed: boolean
  createdAt: Date
}

/** Returns whether everyone sees a review. */
export const isShown = ({ review, isRecipeListed }: Pick<StoredReview, 'review' | 'isRecipeListed'>): boolean =>
  review.state === 'published' && isRecipeListed

/** Lists reviews with everything about them, for their reviewers and editors. */
export async function listStored(
  db: Db,
  where: SQL | undefined,
  limit: number,
  order?: SQL,
): Promise<Array<StoredReview>> {
  const rows = await db
    .select({
      row: reviews,
      photos: photosOfReview,
      title: recipes.title,
      ownerId: recipes.ownerId,
      status: recipes.status,
    })
    .from(reviews)
    .innerJoin(recipes, eq(recipes.id, reviews.recipeId))
    .where(where)
    .orderBy(order ?? sql`${reviews.createdAt} desc, ${reviews.id} desc`)
    .limit(limit)
  return rows.map(({ row, photos, title, ownerId, status }) => ({
    review: {
      ...toReview(row, photos),
      recipeId: row.recipeId,
      recipeTitle: title,
      state: row.state,
      reason: row.reason,
    },
    userId: row.userId,
    email: row.email,
    version: row.version,
    answer: { answer: row.answer, answerState: row.answerState, answerReason: row.answerReason },
    recipeOwnerId: ownerId,
    isRecipeListed: isListed(status),
    createdAt: row.createdAt,
  }))
}

async function findStored(db: Db, where: SQL | undefined): Promise<StoredReview | undefined> {
  const [found] = await listStored(db, where, 1)
  return found
}

export const findReview = (db: Db, id: number) => findStored(db, eq(reviews.id, id))

export const findReviewOf = (db: Db, userId: string, recipeId: string) =>
  findStored(db, and(eq(reviews.userId, userId), eq(reviews.recipeId, recipeId)))

export const findReviewByToken = (db: Db, tokenHash: string) => findStored(db, eq(reviews.tokenHash, tokenHash))

/** Locks a review until the transaction ends. Its recipe is locked first, as everywhere, which prevents deadlocks. */
export async function lockReview(transaction: Db, id: number): Promise<StoredReview | undefined> {
  const recipeId = sql`(select ${reviews.recipeId} from ${reviews} where ${sql.raw('reviews.id')} = ${id})`
  await transaction.select({ id: recipes.id }).from(recipes).where(eq(recipes.id, recipeId)).for('no key update')
  await transaction.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, id)).for('update')
  return findReview(transaction, id)
}

/** Locks the recipes of reviews that are about to be deleted, for the same reason as `lockReview`. */
export async function lockReviewedRecipes(transaction: Db, which: SQL | undefined): Promise<void> {
  const ids = transaction.select({ id: reviews.recipeId }).from(reviews).where(which)
  await transaction
    .select({ id: recipes.id })
    .from(recipes)
    .where(inArray(recipes.id, ids))
    .orderBy(recipes.id)
    .for('no key update')
}

interface NewReview extends ReviewContent {
  recipeId: string
  userId: string | null
  name: string
  email: string | null
  state: ReviewState
}

const columnsOf = ({ photoIds, stars, body, changed, madeIt }: ReviewContent) => ({
  stars,
  body,
  changed,
  madeIt,
  photoCount: photoIds.length,
})

/** Returns undefined if the cook has reviewed the recipe in the meantime. */
export async function insertReview(transaction: Db, given: NewReview): Promise<number | undefined> {
  const { recipeId, userId, name, email, state } = given
  const [row] = await transaction
    .insert(reviews)
    .values({ recipeId, userId, name, email, state, ...columnsOf(given) })
    .onConflictDoNothing()
    .returning({ id: reviews.id })
  if (row) await insertPhotos(transaction, row.id, given.photoIds)
  return row?.id
}

export async function updateReview(
  transaction: Db,
  id: number,
  content: ReviewContent,
  state: ReviewState,
): Promise<void> {
  await transaction
    .update(reviews)
    .set({
      ...columnsOf(content),
      state,
      ...(state !== 'rejected' && { reason: null }),
      version: sql`${reviews.version} + 1`,
      editedAt: sql`now()`,
    })
    .where(eq(reviews.id, id))
  await transaction.delete(reviewPhotos).where(eq(reviewPhotos.reviewId, id))
  await insertPhotos(transaction, id, content.photoIds)
}

async function insertPhotos(transaction: Db, reviewId: number, ids: ReadonlyArray<string>) {
  if (ids.length > 0)
    await transaction.insert(reviewPhotos).values(ids.map((imageId, position) => ({ reviewId, position, imageId })))
}

/** Changes the state without changing what was written. */
export async function setReviewState(
  transaction: Db,
  id: number,
  { state, reason }: { state: ReviewState; reason: string | null },
): Promise<void> {
  await transaction
    .update(reviews)
    .set({ state, reason, version: sql`${reviews.version} + 1` })
    .where(eq(reviews.id, id))
}

export async function setAnswer(
  transaction: Db,
  id: number,
  { answer, answerState, answerReason }: StoredAnswer,
): Promise<void> {
  await transaction
    .update(reviews)
    .set({
      answer,
      answerState,
      answerReason,
      answeredAt: answer === null ? null : sql`coalesce(${reviews.answeredAt}, now())`,
      version: sql`${reviews.version} + 1`,
    })
    .where(eq(reviews.id, id))
}

export async function deleteReview(transaction: Db, id: number): Promise<void> {
  await transaction.delete(reviews).where(eq(reviews.id, id))
}

export async function setReviewToken(db: Db, id: number, tokenHash: string): Promise<void> {
  await db.update(reviews).set({ tokenHash }).where(eq(reviews.id, id))
}

/**
 * Deletes the other reviews of the same recipe from this address or account, which a confirmed one replaces. Returns
 * their states.
 */
export async function deleteReplaced(
  transaction: Db,
  { id, recipeId, email, userId }: { id: number; recipeId: string; email: string | null; userId: string | null },
): Promise<Array<ReviewState>> {
  const isSame = sql`(${reviews.email} = ${email} or ${reviews.userId} = ${userId})`
  const replaced = await transaction
    .delete(reviews)
    .where(and(eq(reviews.recipeId, recipeId), ne(reviews.id, id), isSame))
    .returning({ state: reviews.state })
  return replaced.map(({ state }) => state)
}

/** Gives a visitor's review to an account, which shows its own name. */
export async function setReviewOwner(
  transaction: Db,
  id: number,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  await transaction.update(reviews).set({ userId, name }).where(eq(reviews.id, id))
}

/** Finds the confirmed review that was sent from this address without an account. */
export const findReviewFrom = (db: Db, email: string, recipeId: string) =>
  findStored(
    db,
    and(eq(reviews.recipeId, recipeId), eq(reviews.email, email.toLowerCase()), ne(reviews.state, 'unconfirmed')),
  )

/** Deletes reviews that no one confirmed in time. */
export async function deleteUnconfirmedReviews(db: Db): Promise<void> {
  await db
    .delete(reviews)
    .where(
      and(
        eq(reviews.state, 'unconfirmed'),
        sql`${reviews.createdAt} < now() - make_interval(days => ${confirmWithinDays})`,
      ),
    )
}

/** Shows a cook's new name with their reviews. */
export async function renameReviewer(transaction: Db, userId: string, name: string): Promise<void> {
  await transaction
    .update(reviews)
    .set({ name })
    .where(and(eq(reviews.userId, userId), ne(reviews.name, name)))
}
