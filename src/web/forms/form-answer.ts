/** A page's answer to a form: Conform's `SubmissionResult` for forms whose fields are all at the top level. */
export interface FormAnswer<Theirs = never> {
  status?: 'error' | 'success'
  /** The typed values. Null empties the form. Without it, the form does not change. */
  initialValue?: Record<string, string | Array<string>> | null
  /** Errors by field. The key `''` holds the errors of the whole form. */
  error?: Record<string, Array<string>>
  fields?: Array<string>
  /** The values another editor saved in the meantime. */
  theirs?: Theirs
}

/** Empties the form. */
export const formDone: FormAnswer = { status: 'success', initialValue: null }

/**
 * The typed text of a field, or the saved one if nothing was sent yet. For controls that don't get their value from
 * Conform.
 */
export const typedText = (answer: FormAnswer<unknown> | undefined, name: string, saved: string | number = '') =>
  String(answer?.initialValue ? (answer.initialValue[name] ?? '') : saved)
