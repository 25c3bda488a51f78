import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Submission } from '../../core/recipes/forms/submission-form.ts'
import { isOpenChange } from '../../core/recipes/change-lifecycle.ts'
import { reviewItems } from '../schema/moderation.ts'
import type { Db } from '../connection/connect.ts'
import { isOpenChangeItem } from '../recipes/open-changes.ts'
import { recipes } from '../schema/recipes.ts'
import { submissions } from '../schema/submissions.ts'

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
    .leftJoin(changes, and(eq(changes.recipeId, recipes.id), isOpenChangeItem(sql`changes`)))
    .where(eq(submissions.tokenHash, tokenHash))
  if (!row) return undefined
  const { sentAt, publishedAt, changedAt, changeState, changeReason, ...rest } = row
  const isUnderWay = changeState !== null && isOpenChange(changeState)
  return {
    ...rest,
    change: isUnderWay ? { state: changeState, reason: changeReason } : null,
    sentAt: sentAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}
