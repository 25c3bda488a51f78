import { isBlank, type TypedSubmission, typedFrom } from '../../core/recipe/submission-form.ts'

const entryName = 'submission-draft'

/** What was typed here and not sent, also before a release with other fields. */
export function readDraft(): TypedSubmission | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(entryName) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const draft = typedFrom(stored as Record<string, unknown>)
    return isBlank(draft) ? null : draft
  } catch {
    return null
  }
}

/** Nothing typed is no draft. */
export function keepDraft(typed: TypedSubmission) {
  try {
    if (isBlank(typed)) localStorage.removeItem(entryName)
    else localStorage.setItem(entryName, JSON.stringify(typed))
  } catch {
    // Storage is forbidden or full: then the draft lives as long as the page does.
  }
}
