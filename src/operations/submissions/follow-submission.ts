import type { Submission } from '../../core/recipe/submission-form.ts'
import { findSubmission } from '../../db/submissions.ts'
import type { App } from '../app.ts'
import { withdrawRecipe } from '../recipes/withdraw-recipe.ts'
import { hashOf } from './submission-token.ts'

/** What became of a recipe, for whoever has its token. */
export function followSubmission(app: Pick<App, 'db'>, token: string): Promise<Submission | undefined> {
  return findSubmission(app.db, hashOf(token))
}

/** Takes a recipe back, whether it waits or is listed. False when nobody sent one in under this token. */
export async function withdrawSubmission(app: Pick<App, 'db'>, token: string): Promise<boolean> {
  const submission = await followSubmission(app, token)
  if (submission) await withdrawRecipe(app, 'link', submission.recipeId)
  return submission !== undefined
}
