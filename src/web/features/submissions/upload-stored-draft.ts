import { checkSubmission } from '../../../core/recipes/forms/submission-form.ts'
import { inOneTab } from '../../browser/in-one-tab.ts'
import { toast } from '../../ui/toast.ts'
import { readVisitorsDraft } from './stored-draft.ts'
import { sendSubmission } from './send-submission.ts'

/**
 * Moves a visitor's draft into the account, in one tab only. The draft is removed from the browser after the account
 * has stored it. After a failure, the draft stays in the form.
 */
export const bringDraftAlong = (): Promise<void> => inOneTab('submission-draft', bring)

async function bring() {
  const draft = readVisitorsDraft()
  if (!draft) return
  // A draft in an account needs no email, because the account already has an address.
  const typed = { ...draft.typed, title: draft.typed.title.trim() || 'Untitled recipe', email: '' }
  if (!checkSubmission(typed, 'draft').ok) return
  let sent = await sendSubmission(typed, '', 'draft')
  // An unused picture is deleted after a day, so the draft may have lost it.
  if (!sent.ok && sent.answer.error?.['imageId']) sent = await sendSubmission({ ...typed, imageId: '' }, '', 'draft')
  if (!sent.ok) return
  const { path } = sent
  draft.forget()
  toast.success('Your draft was saved to your account', 'Find it in My Recipes.', {
    label: 'Open',
    onPress: () => window.location.assign(path),
  })
}
