import type { Submission } from '../../core/recipe/submission-form.ts'
import { changeStatus } from '../../db/recipe-status.ts'
import { findSubmission } from '../../db/submissions.ts'
import type { App } from '../app.ts'
import { hashOf } from './submission-token.ts'

/** What became of a recipe, for whoever has its token. */
export function followSubmission(app: Pick<App, 'db'>, token: string): Promise<Submission | undefined> {
  return findSubmission(app.db, hashOf(token))
}

/** Takes a recipe back, whether it waits or is listed. False when nobody sent one in under this token. */
export async function withdrawSubmission(app: Pick<App, 'db'>, token: string): Promise<boolean> {
  const submission = await followSubmission(app, token)
  if (submission) await changeStatus(app.db, submission.recipeId, 'withdrawn')
  return submission !== undefined
}
