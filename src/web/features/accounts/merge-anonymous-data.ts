import { followAccount, forgetFavorites } from '../collections/account-favorites.ts'
import { exchangePlan, forgetPlan, isToSend } from '../planning/account-plan.ts'
import { followAccountList, forgetOwnList } from '../shopping/follow-account-list.ts'
import { forgetOffline } from '../offline/stored-report.ts'
import { draftEntry } from '../submissions/draft-entry.ts'

/** Removes from the browser what belongs to the account that signed out. */
export function forgetAccount() {
  void forgetOffline()
  forgetFavorites()
  forgetPlan()
  forgetOwnList()
}

/**
 * Adds what the visitor did in this browser to their account after signing in. A failed transfer is tried
 * again, see `sendWaiting`.
 */
export function mergeAnonymousData(account: string, following: Parameters<typeof followAccount>[0]) {
  followAccount(following)
  if (isToSend(account)) void exchangePlan(account)
  void followAccountList(account)
  // On the submission page, the form already contains the draft. The loaded module checks its owner and content.
  if (window.location.pathname === '/submit-recipe' || !draftEntry.read()) return
  void import('../submissions/upload-stored-draft.ts').then(({ bringDraftAlong }) => bringDraftAlong())
}
