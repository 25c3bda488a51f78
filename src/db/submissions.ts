import { eq } from 'drizzle-orm'
import type { Submission } from '../core/recipe/submission-form.ts'
import type { Db } from './connect.ts'
import { recipes, submissions } from './schema.ts'

export async function insertSubmission(db: Db, tokenHash: string, recipeId: string): Promise<void> {
  await db.insert(submissions).values({ tokenHash, recipeId })
}

export async function findSubmission(db: Db, tokenHash: string): Promise<Submission | undefined> {
  const [row] = await db
    .select({
      recipeId: recipes.id,
      title: recipes.title,
      status: recipes.status,
      sentAt: submissions.createdAt,
      publishedAt: recipes.datePublished,
      changedAt: recipes.updatedAt,
    })
    .from(submissions)
    .innerJoin(recipes, eq(recipes.id, submissions.recipeId))
    .where(eq(submissions.tokenHash, tokenHash))
  if (!row) return undefined
  const { sentAt, publishedAt, changedAt, ...rest } = row
  return {
    ...rest,
    sentAt: sentAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}
