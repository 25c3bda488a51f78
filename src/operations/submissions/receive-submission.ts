import { pictureProblems } from '../../core/picture-file.ts'
import { checkSubmission, type SubmissionErrors, type TypedSubmission } from '../../core/recipe/submission-form.ts'
import type { App } from '../app.ts'
import { submitRecipe } from './submit-recipe.ts'

export type SubmissionOutcome =
  | { kind: 'sent'; title: string; token: string }
  | { kind: 'refused'; errors: SubmissionErrors; problem: string | null }

/** A person whose browser filled the field in for them finds it empty the next time. */
const trapMessage = 'This came in the way programs send things, so it was not kept. Please send it again.'

/** What a cook typed, checked and kept. `trap` is the field people do not see. */
export async function receiveSubmission(app: App, typed: TypedSubmission, trap: string): Promise<SubmissionOutcome> {
  if (trap) return { kind: 'refused', errors: {}, problem: trapMessage }
  const checked = checkSubmission(typed)
  if (!checked.ok) return { kind: 'refused', errors: checked.errors, problem: null }
  const outcome = await submitRecipe(app, checked.form)
  if (!outcome.ok) return { kind: 'refused', errors: { image: pictureProblems.gone }, problem: null }
  return { kind: 'sent', title: checked.form.title, token: outcome.token }
}
