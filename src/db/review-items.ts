import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { claimMinutes, type Finding, type Objection, type ReviewKind, type ReviewState } from '../core/review/review.ts'
import { reviewItems, users } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { recipes } from './schema.ts'

export interface ReviewItem {
  id: number
  kind: ReviewKind
  recipeId: string
  revisionId: number | null
  report: string | null
  state: ReviewState
  reason: string | null
  findings: ReadonlyArray<Finding>
  /** Null once half an hour has passed. */
  claim: { by: string; name: string; at: string } | null
  decision: { by: string | null; name: string | null; at: string } | null
  objection: Objection | null
  lastReadVersion: number | null
  /** Questioned, and saved since without being sent again. */
  isUnsent: boolean
  version: number
  createdAt: string
  /** The recipe's, which an approval names as well. */
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
    isUnsent:
      item.kind === 'recipe' &&
      item.state === 'changes-requested' &&
      item.lastReadVersion !== null &&
      item.lastReadVersion !== row.recipeVersion,
    recipeVersion: row.recipeVersion,
  }
}

/** Holds the item until the transaction ends. Whoever locks its recipe too does that first. */
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
        eq(reviewItems.kind, kind),
        kind === 'revision' ? sql`${reviewItems.state} in ('open', 'changes-requested')` : undefined,
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
  // Who mended theirs does not lose the place in the line while it was never answered.
  createdAt: sql`case when ${reviewItems.state} = 'open' then ${reviewItems.createdAt} else now() end`,
}

/** A recipe lies on the desk from now on, or again; the last reason stays to be read. */
export async function putRecipeOnDesk(transaction: Db, recipeId: string, findings: ReadonlyArray<Finding>) {
  await transaction
    .insert(reviewItems)
    .values({ kind: 'recipe', recipeId, findings })
    .onConflictDoUpdate({
      target: reviewItems.recipeId,
      targetWhere: sql`kind = 'recipe'`,
      set: { ...isAgain, findings },
    })
}

/** The change of a published recipe; a later one of the same takes the place of the one that waits. */
export async function putRevisionOnDesk(
  transaction: Db,
  { recipeId, revisionId, findings }: { recipeId: string; revisionId: number; findings: ReadonlyArray<Finding> },
) {
  await transaction
    .insert(reviewItems)
    .values({ kind: 'revision', recipeId, revisionId, findings })
    .onConflictDoUpdate({
      target: reviewItems.recipeId,
      targetWhere: sql`kind = 'revision' and state in ('open', 'changes-requested')`,
      set: { ...isAgain, revisionId, findings },
    })
}

export async function insertReport(transaction: Db, recipeId: string, report: string): Promise<number> {
  const [row] = await transaction
    .insert(reviewItems)
    .values({ kind: 'report', recipeId, report })
    .returning({ id: reviewItems.id })
  if (!row) throw new Error('A report was not kept')
  return row.id
}

interface Settled {
  state: ReviewState
  reason: string | null
  /** Null is the command line. */
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

/** One word answers everybody who reported the same recipe. */
export async function settleReports(transaction: Db, recipeId: string, settled: Settled): Promise<void> {
  await transaction.update(reviewItems).set(settledAs(settled)).where(openReportsOf(recipeId))
}

/** What an editor said was about a state that is no more. */
const asClosed = {
  state: 'withdrawn' as const,
  reason: null,
  claimedBy: null,
  claimedAt: null,
  decidedBy: null,
  decidedAt: null,
  version: sql`${reviewItems.version} + 1`,
}

/** Its cook took it back: nothing is left to decide. */
export async function closeItem(transaction: Db, id: number): Promise<void> {
  await transaction.update(reviewItems).set(asClosed).where(eq(reviewItems.id, id))
}

/** What was reported is off the site by its cook's own hand. */
export async function closeReports(transaction: Db, recipeId: string): Promise<void> {
  await transaction.update(reviewItems).set(asClosed).where(openReportsOf(recipeId))
}

/** A decision about a recipe that never lay on the desk, such as taking it down. */
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
  if (!row) throw new Error('A decision was not kept')
  return row.id
}

/** What the recipe says now is what an editor has decided about. */
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
