import { insertSubmission } from '../../db/submissions.ts'
import type { App } from '../app.ts'
import { hashOf, newToken } from './submission-token.ts'

/** One more secret address at which a recipe is followed; `email` is where its cook wants to be told. */
export async function newFollowPath(
  app: Pick<App, 'db'>,
  recipeId: string,
  email: string | null = null,
): Promise<string> {
  const token = newToken()
  await insertSubmission(app.db, { tokenHash: hashOf(token), recipeId, email })
  return `/submissions/${token}`
}
