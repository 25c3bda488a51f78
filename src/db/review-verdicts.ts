import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ReviewKind, ReviewState } from '../core/review/review.ts'
import { reviewItems, users } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { recipes, submissions } from './schema.ts'

export interface ToldVerdict {
  recipeId: string
  title: string
  kind: ReviewKind
  state: ReviewState
  reason: string | null
  /** The item's, which the next decision changes. */
  version: number
  /** The account's address, once it is known to be theirs. */
  account: string | null
  /** Addresses left with a recipe that was sent in without an account. */
  left: Array<string>
}

/** What was decided, and whom to tell. */
export async function findVerdict(db: Db, itemId: number): Promise<ToldVerdict | undefined> {
  const { recipeId, kind, state, reason, version } = reviewItems
  const [row] = await db
    .select({
      recipeId,
      kind,
      state,
      reason,
      version,
      title: recipes.title,
      account: sql<string | null>`case when ${users.emailVerified} and not ${users.banned} then ${users.email} end`,
    })
    .from(reviewItems)
    .innerJoin(recipes, eq(recipes.id, recipeId))
    .leftJoin(users, eq(users.id, recipes.ownerId))
    .where(and(eq(reviewItems.id, itemId), isNotNull(reviewItems.decidedAt)))
  if (!row) return undefined
  const sent = await db
    .selectDistinct({ email: submissions.email })
    .from(submissions)
    .where(and(eq(submissions.recipeId, row.recipeId), isNotNull(submissions.email)))
  return { ...row, left: sent.flatMap(({ email }) => email ?? []) }
}
