import { insertSubmission } from '../../db/submissions/submissions.ts'
import type { App } from '../app/app.ts'
import { hashOf, newToken } from './submission-token.ts'

/** Creates another secret address to follow a recipe. `email` gets the decision. */
export async function newFollowPath(
  app: Pick<App, 'db'>,
  recipeId: string,
  email: string | null = null,
): Promise<string> {
  const token = newToken()
  await insertSubmission(app.db, { tokenHash: hashOf(token), recipeId, email })
  return `/submissions/${token}`
}
