import { isBlank, type TypedSubmission, typedFrom } from '../../core/recipe/submission-form.ts'

const entryName = 'submission-draft'

/** What was typed here and not sent, also before a release with other fields. */
export function readDraft(): TypedSubmission | null {
  return readStored()?.typed ?? null
}

/** One that nobody signed in has typed. `stored` is how it lies in the browser. */
export function readVisitorsDraft(): { typed: TypedSubmission; stored: string } | null {
  const draft = readStored()
  return draft && !draft.account ? draft : null
}

/** Unless something was typed since. */
export function forgetDraft(stored: string) {
  if (localStorage.getItem(entryName) === stored) localStorage.removeItem(entryName)
}

function readStored() {
  try {
    const stored = localStorage.getItem(entryName)
    const kept: unknown = JSON.parse(stored ?? 'null')
    if (stored === null || typeof kept !== 'object' || kept === null) return null
    const values = kept as Record<string, unknown>
    const typed = typedFrom(values)
    return isBlank(typed) ? null : { typed, stored, account: values['account'] }
  } catch {
    return null
  }
}

/** Nothing typed is no draft. */
export function keepDraft(typed: TypedSubmission) {
  try {
    if (isBlank(typed)) localStorage.removeItem(entryName)
    else localStorage.setItem(entryName, JSON.stringify({ ...typed, account: localStorage.getItem('account') ?? '' }))
  } catch {
    // Storage is forbidden or full: then the draft lives as long as the page does.
  }
}
