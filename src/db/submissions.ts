import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Submission } from '../core/recipe/submission-form.ts'
import { reviewItems } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { recipes, submissions } from './schema.ts'

export async function insertSubmission(
  db: Db,
  submission: { tokenHash: string; recipeId: string; email: string | null },
): Promise<void> {
  await db.insert(submissions).values(submission)
}

const changes = alias(reviewItems, 'changes')

export async function findSubmission(db: Db, tokenHash: string): Promise<Submission | undefined> {
  const [row] = await db
    .select({
      recipeId: recipes.id,
      title: recipes.title,
      status: recipes.status,
      reason: reviewItems.reason,
      changeState: changes.state,
      changeReason: changes.reason,
      sentAt: submissions.createdAt,
      publishedAt: recipes.datePublished,
      changedAt: recipes.updatedAt,
    })
    .from(submissions)
    .innerJoin(recipes, eq(recipes.id, submissions.recipeId))
    .leftJoin(reviewItems, and(eq(reviewItems.recipeId, recipes.id), eq(reviewItems.kind, 'recipe')))
    .leftJoin(
      changes,
      and(
        eq(changes.recipeId, recipes.id),
        eq(changes.kind, 'revision'),
        sql`${changes.state} in ('open', 'changes-requested')`,
      ),
    )
    .where(eq(submissions.tokenHash, tokenHash))
  if (!row) return undefined
  const { sentAt, publishedAt, changedAt, changeState, changeReason, ...rest } = row
  const isUnderWay = changeState === 'open' || changeState === 'changes-requested'
  return {
    ...rest,
    change: isUnderWay ? { state: changeState, reason: changeReason } : null,
    sentAt: sentAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}
