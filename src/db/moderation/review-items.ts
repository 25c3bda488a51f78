import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  claimMinutes,
  type Finding,
  type Objection,
  type ModerationKind,
  type ModerationState,
} from '../../core/moderation/moderation.ts'
import { reviewItems } from '../schema/moderation.ts'
import { users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'
import { isOpenChangeItem } from '../recipes/open-changes.ts'
import { recipes } from '../schema/recipes.ts'

export interface ReviewItem {
  id: number
  kind: ModerationKind
  recipeId: string
  revisionId: number | null
  report: string | null
  state: ModerationState
  reason: string | null
  findings: ReadonlyArray<Finding>
  /** Null after half an hour. */
  claim: { by: string; name: string; at: string } | null
  decision: { by: string | null; name: string | null; at: string } | null
  objection: Objection | null
  lastReadVersion: number | null
  version: number
  createdAt: string
  /** The recipe's version. An approval must name it too. */
  recipeVersion: number
}

export const isClaimed = sql<boolean>`(${reviewItems.claimedBy} is not null and ${reviewItems.claimedAt} > now() - make_interval(mins => ${claimMinutes}))`

const claimers = alias(users, 'claimers')
const deciders = alias(users, 'deciders')

export async function findReviewItem(db: Db, id: number): Promise<ReviewItem | undefined> {
  const [row] = await db
    .select({
      item: reviewItems,
      isClaimed,
      claimer: claimers.name,
      decider: deciders.name,
      recipeVersion: recipes.version,
    })
    .from(reviewItems)
    .innerJoin(recipes, eq(recipes.id, reviewItems.recipeId))
    .leftJoin(claimers, eq(claimers.id, reviewItems.claimedBy))
    .leftJoin(deciders, eq(deciders.id, reviewItems.decidedBy))
    .where(eq(reviewItems.id, id))
  if (!row) return undefined
  const { claimedBy, claimedAt, decidedBy, decidedAt, findings, createdAt, ...item } = row.item
  return {
    ...item,
    findings: findings ?? [],
    claim:
      row.isClaimed && claimedBy && claimedAt
        ? { by: claimedBy, name: row.claimer ?? '', at: claimedAt.toISOString() }
        : null,
    decision: decidedAt && { by: decidedBy, name: row.decider, at: decidedAt.toISOString() },
    createdAt: createdAt.toISOString(),
    recipeVersion: row.recipeVersion,
  }
}

/** Locks the item until the transaction ends. To lock the recipe too, lock the item first. */
export async function lockReviewItem(transaction: Db, id: number): Promise<boolean> {
  const rows = await transaction
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(eq(reviewItems.id, id))
    .for('update')
  return rows.length > 0
}

export async function findRecipeItemId(db: Db, recipeId: string, kind: 'recipe' | 'revision') {
  const [row] = await db
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(
      and(
        eq(reviewItems.recipeId, recipeId),
        kind === 'revision' ? isOpenChangeItem(sql`${reviewItems}`) : eq(reviewItems.kind, kind),
      ),
    )
  return row?.id
}

const isAgain = {
  state: 'open' as const,
  claimedBy: null,
  claimedAt: null,
  decidedBy: null,
  decidedAt: null,
  version: sql`${reviewItems.version} + 1`,
  // A correction before the decision keeps its place in the queue.
  createdAt: sql`case when ${reviewItems.state} = 'open' then ${reviewItems.createdAt} else now() end`,
}

/** Adds a recipe to the moderation queue, or puts it back. The last reason stays visible. */
export async function insertRecipeItem(transaction: Db, recipeId: string, findings: ReadonlyArray<Finding>) {
  await transaction
    .insert(reviewItems)
    .values({ kind: 'recipe', recipeId, findings })
    .onConflictDoUpdate({
      target: reviewItems.recipeId,
      targetWhere: sql`kind = 'recipe'`,
      set: { ...isAgain, findings },
    })
}

/** Adds a revision to the moderation queue. Replaces an earlier revision that is still waiting. */
export async function insertRevisionItem(
  transaction: Db,
  { recipeId, revisionId, findings }: { recipeId: string; revisionId: number; findings: ReadonlyArray<Finding> },
) {
  await transaction
    .insert(reviewItems)
    .values({ kind: 'revision', recipeId, revisionId, findings })
    .onConflictDoUpdate({
      target: reviewItems.recipeId,
      targetWhere: isOpenChangeItem(sql`${reviewItems}`),
      set: { ...isAgain, revisionId, findings },
    })
}

export async function insertReport(transaction: Db, recipeId: string, report: string): Promise<number> {
  const [row] = await transaction
    .insert(reviewItems)
    .values({ kind: 'report', recipeId, report })
    .returning({ id: reviewItems.id })
  if (!row) throw new Error('The report was not stored')
  return row.id
}

interface Settled {
  state: ModerationState
  reason: string | null
  /** Null for the command line. */
  decidedBy: string | null
}

const settledAs = ({ state, reason, decidedBy }: Settled) => ({
  state,
  reason,
  decidedBy,
  decidedAt: sql`now()`,
  ...objectionsAfter[state],
  claimedBy: null,
  claimedAt: null,
  version: sql`${reviewItems.version} + 1`,
})

const objectionsAfter = {
  open: {},
  'changes-requested': { objection: sql<Objection>`coalesce(${reviewItems.objection}, 'questioned')` },
  approved: { objection: null },
  rejected: {},
  withdrawn: { objection: 'taken-down' as const },
}

export async function settleItem(transaction: Db, id: number, settled: Settled): Promise<void> {
  await transaction.update(reviewItems).set(settledAs(settled)).where(eq(reviewItems.id, id))
}

const openReportsOf = (recipeId: string) =>
  and(eq(reviewItems.recipeId, recipeId), eq(reviewItems.kind, 'report'), eq(reviewItems.state, 'open'))

/** Closes all open reports of the recipe with one decision. */
export async function settleReports(transaction: Db, recipeId: string, settled: Settled): Promise<void> {
  await transaction.update(reviewItems).set(settledAs(settled)).where(openReportsOf(recipeId))
}

/** A closed item has no reason, because the reason no longer applies to the content. */
const asClosed = {
  state: 'withdrawn' as const,
  reason: null,
  claimedBy: null,
  claimedAt: null,
  decidedBy: null,
  decidedAt: null,
  version: sql`${reviewItems.version} + 1`,
}

/** Closes the item after its cook withdrew the submission. */
export async function closeItem(transaction: Db, id: number): Promise<void> {
  await transaction.update(reviewItems).set(asClosed).where(eq(reviewItems.id, id))
}

/** Closes reports after the cook took the recipe off the site. */
export async function closeReports(transaction: Db, recipeId: string): Promise<void> {
  await transaction.update(reviewItems).set(asClosed).where(openReportsOf(recipeId))
}

/** Stores a decision about a recipe that was not in the queue, such as taking it down. */
export async function insertSettled(
  transaction: Db,
  recipeId: string,
  { state, reason, decidedBy }: Settled,
): Promise<number> {
  const [row] = await transaction
    .insert(reviewItems)
    .values({
      kind: 'recipe',
      recipeId,
      state,
      reason,
      decidedBy,
      decidedAt: sql`now()`,
      objection: state === 'withdrawn' ? 'taken-down' : null,
    })
    .returning({ id: reviewItems.id })
  if (!row) throw new Error('The decision was not stored')
  return row.id
}

/** Records that an editor decided about the recipe's current version. */
export async function noteRead(transaction: Db, recipeId: string): Promise<void> {
  await transaction
    .update(reviewItems)
    .set({ lastReadVersion: sql`(select version from ${recipes} where ${recipes.id} = ${recipeId})` })
    .where(and(eq(reviewItems.recipeId, recipeId), eq(reviewItems.kind, 'recipe')))
}

export async function setClaim(transaction: Db, id: number, userId: string | null): Promise<void> {
  await transaction
    .update(reviewItems)
    .set({
      claimedBy: userId,
      claimedAt: userId === null ? null : sql`now()`,
      version: sql`${reviewItems.version} + 1`,
    })
    .where(eq(reviewItems.id, id))
}
