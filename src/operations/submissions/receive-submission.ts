import { createHash } from 'node:crypto'
import { pictureProblems } from '../../core/pictures/picture-file.ts'
import { choiceNamed } from '../../core/recipes/categories/category-choices.ts'
import { notInList, type SubmissionErrors, type SubmissionForm } from '../../core/recipes/forms/submission-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { readCategoryChoices } from '../../db/recipes/category-choices.ts'
import type { App } from '../app/app.ts'
import { carryOutOnce } from './repeated-press.ts'
import { saveUnfinished, submitRecipe } from './submit-recipe.ts'

type SubmissionOutcome =
  | { kind: 'sent' | 'put by'; title: string; path: string }
  | { kind: 'refused'; errors?: SubmissionErrors; problem: string | null }

interface Sent {
  form: SubmissionForm
  visitor: string
  user: SignedIn | null
  /** Save as a draft instead of submitting. */
  isDraft: boolean
}

/** Browsers may fill in the hidden field for a person. The field is empty in the next form. */
export const trapMessage = 'This looked like spam, so it was not saved. Please submit it again.'
const signedOutMessage = 'Drafts are saved in your account. Sign in first. What you typed is still here.'

/** Saves a submission or a draft. Pressing its button several times saves it once. */
export function receiveSubmission(app: App, sent: Sent): Promise<SubmissionOutcome> {
  const { visitor, user, isDraft, form } = sent
  // Each press uploads the picture again.
  const pressed = [visitor, user?.id, isDraft, { ...form, imageId: form.imageId !== null }]
  const key = createHash('sha256').update(JSON.stringify(pressed)).digest('base64')
  return carryOutOnce(app.db, key, () => save(app, sent))
}

async function save(app: App, { form: sent, user, isDraft }: Sent): Promise<SubmissionOutcome> {
  if (isDraft && !user) return { kind: 'refused', problem: signedOutMessage }
  const category = await offeredName(app, sent.category)
  if (category === undefined) return { kind: 'refused', errors: { category: notInList }, problem: null }
  const form = { ...sent, category }
  const outcome =
    isDraft && user ? await saveUnfinished(app, form, user) : await submitRecipe(app, form, user ?? 'visitor')
  if (!outcome.ok) return { kind: 'refused', errors: { imageId: pictureProblems.gone }, problem: null }
  return { kind: isDraft ? 'put by' : 'sent', title: form.title, path: outcome.path }
}

/** Returns undefined if the site does not offer the category, for example since its owner merged it into another. */
async function offeredName({ db }: App, category: string | null): Promise<string | null | undefined> {
  if (category === null) return null
  const { offered } = await readCategoryChoices(db)
  return choiceNamed(offered, category)?.name
}
