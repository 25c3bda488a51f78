import { isBlank, type TypedSubmission, typedFrom } from '../../../core/recipes/forms/submission-form.ts'
import { accountEntry } from '../../shell/account-entry.ts'
import { draftEntry } from './draft-entry.ts'

/** Returns the unsent draft, including one from a release with other fields. */
export function readStoredDraft(): TypedSubmission | null {
  const stored = draftEntry.read()
  const typed = stored && typedFrom(stored)
  return typed && !isBlank(typed) ? typed : null
}

/** Returns a draft typed while signed out. `forget` removes it unless it has changed since. */
export function readVisitorsDraft(): { typed: TypedSubmission; forget: () => void } | null {
  const stored = draftEntry.read()
  const typed = readStoredDraft()
  if (!typed || stored?.['account']) return null
  return {
    typed,
    forget() {
      if (draftEntry.read() === stored) draftEntry.remove()
    },
  }
}

/** Stores the draft. An empty form removes it. */
export function storeDraft(typed: TypedSubmission) {
  if (isBlank(typed)) draftEntry.remove()
  else draftEntry.write({ ...typed, account: accountEntry.read() ?? '' })
}
