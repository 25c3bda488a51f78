import type { Submission } from '../../core/recipes/forms/submission-form.ts'
import { findSubmission } from '../../db/submissions/submissions.ts'
import type { App } from '../app/app.ts'
import { withdrawRecipe } from '../recipes/withdraw-recipe.ts'
import { hashOf } from './submission-token.ts'

/** Finds the submission that a token belongs to. */
export function followSubmission(app: Pick<App, 'db'>, token: string): Promise<Submission | undefined> {
  return findSubmission(app.db, hashOf(token))
}

/** Withdraws a submission that waits or is published. Returns false for an unknown token. */
export async function withdrawSubmission(app: App, token: string): Promise<boolean> {
  const submission = await followSubmission(app, token)
  if (submission) await withdrawRecipe(app, 'link-holder', submission.recipeId)
  return submission !== undefined
}
