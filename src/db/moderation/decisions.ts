import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ModerationKind, ModerationState } from '../../core/moderation/moderation.ts'
import { reviewItems } from '../schema/moderation.ts'
import { users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'
import { recipes } from '../schema/recipes.ts'
import { submissions } from '../schema/submissions.ts'

export interface DecisionNotice {
  recipeId: string
  title: string
  kind: ModerationKind
  state: ModerationState
  reason: string | null
  /** The version of the moderation item. The next decision changes the version. */
  version: number
  /** The account's confirmed address. */
  account: string | null
  /** Addresses that senders left with a submission. */
  left: Array<string>
}

/** Finds a decision and the addresses to notify. */
export async function findDecision(db: Db, itemId: number): Promise<DecisionNotice | undefined> {
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
