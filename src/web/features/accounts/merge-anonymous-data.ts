import { followAccount } from '../collections/account-favorites.ts'
import { draftEntry } from '../submissions/draft-entry.ts'

export { forgetFavorites } from '../collections/account-favorites.ts'

/**
 * Adds what the visitor did in this browser to their account after signing in. A failed transfer is retried on the next
 * page.
 */
export function mergeAnonymousData(following: Parameters<typeof followAccount>[0]) {
  void followAccount(following)
  // On the submission page, the form already contains the draft. The loaded module checks its owner and content.
  if (window.location.pathname === '/submit-recipe' || !draftEntry.read()) return
  void import('../submissions/upload-stored-draft.ts').then(({ bringDraftAlong }) => bringDraftAlong())
}
