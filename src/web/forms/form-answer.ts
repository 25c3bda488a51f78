/** A page's answer to a form: Conform's `SubmissionResult` for forms whose fields are all at the top level. */
export interface FormAnswer<Theirs = never> {
  status?: 'error' | 'success'
  /** The typed values. Null empties the form. A missing value leaves the form unchanged. */
  initialValue?: Record<string, string | Array<string>> | null
  /** Errors by field. The key `''` has the errors about the form itself. */
  error?: Record<string, Array<string>>
  fields?: Array<string>
  /** The values another editor saved in the meantime. */
  theirs?: Theirs
}

/** Empties the form. */
export const formDone: FormAnswer = { status: 'success', initialValue: null }

/**
 * Returns the text typed into a field, or the saved text if nothing was sent yet. Controls use this if Conform does not
 * provide their value.
 */
export const typedText = (answer: FormAnswer<unknown> | undefined, name: string, saved: string | number = '') =>
  String(answer?.initialValue ? (answer.initialValue[name] ?? '') : saved)
