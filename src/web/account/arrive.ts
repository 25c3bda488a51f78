import { followAccount } from '../saved/account-favorites.ts'

export { forgetFavorites } from '../saved/account-favorites.ts'

/** What somebody did here as a visitor is theirs when they are signed in. What did not get through is tried with the next page. */
export function arrive(following: Parameters<typeof followAccount>[0]) {
  void followAccount(following)
  // There the form has it.
  if (window.location.pathname === '/submit-recipe' || !mayHaveDraft()) return
  void import('../submitting/bring-draft-along.ts').then(({ bringDraftAlong }) => bringDraftAlong())
}

/** Whose it is, and whether anything is in it, is looked at once there is one. */
function mayHaveDraft() {
  try {
    return localStorage.getItem('submission-draft') !== null
  } catch {
    return false
  }
}
