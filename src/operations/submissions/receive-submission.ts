import { pictureProblems } from '../../core/picture-file.ts'
import { checkSubmission, type SubmissionErrors, type TypedSubmission } from '../../core/recipe/submission-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import type { App } from '../app.ts'
import { keepUnfinished, submitRecipe } from './submit-recipe.ts'

export type SubmissionOutcome =
  | { kind: 'sent' | 'put by'; title: string; path: string }
  | { kind: 'refused'; errors: SubmissionErrors; problem: string | null }

interface Sent {
  typed: TypedSubmission
  /** The field people do not see. */
  trap: string
  user: SignedIn | null
  /** To be put by instead of sent in. */
  isDraft: boolean
}

/** A person whose browser filled the field in for them finds it empty the next time. */
const trapMessage = 'This came in the way programs send things, so it was not kept. Please send it again.'
const signedOutMessage = 'Drafts are kept in your account. Please log in first; what you typed is still here.'

/** What a cook typed, checked and kept. */
export async function receiveSubmission(app: App, { typed, trap, user, isDraft }: Sent): Promise<SubmissionOutcome> {
  if (trap) return { kind: 'refused', errors: {}, problem: trapMessage }
  if (isDraft && !user) return { kind: 'refused', errors: {}, problem: signedOutMessage }
  const checked = checkSubmission(typed, isDraft)
  if (!checked.ok) return { kind: 'refused', errors: checked.errors, problem: null }
  const outcome =
    isDraft && user
      ? await keepUnfinished(app, checked.form, user)
      : await submitRecipe(app, checked.form, user ?? 'visitor')
  if (!outcome.ok) return { kind: 'refused', errors: { image: pictureProblems.gone }, problem: null }
  return { kind: isDraft ? 'put by' : 'sent', title: checked.form.title, path: outcome.path }
}
