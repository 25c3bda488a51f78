import { checkSubmission } from '../../core/recipe/submission-form.ts'
import { toast } from '../components/ui/toast.ts'
import { forgetDraft, readVisitorsDraft } from './kept-draft.ts'
import { sendSubmission } from './send-submission.ts'

/** A visitor's draft becomes one of the account, in one tab. It leaves the browser when the account has it, and else stays in the form. */
export async function bringDraftAlong(): Promise<void> {
  // Browsers have no locks on a page that came by plain http from another machine.
  if (!('locks' in navigator)) return bring()
  await navigator.locks.request('submission-draft', bring)
}

async function bring() {
  const draft = readVisitorsDraft()
  if (!draft) return
  // Whoever has an account is found there.
  const typed = { ...draft.typed, title: draft.typed.title.trim() || 'Untitled recipe', email: '' }
  if (!checkSubmission(typed, true).ok) return
  let answer = await sendSubmission(typed, '', 'draft')
  // Pictures wait a day for their recipe.
  if (!answer.ok && answer.errors.image) answer = await sendSubmission({ ...typed, imageId: '' }, '', 'draft')
  if (!answer.ok) return
  const { path } = answer
  forgetDraft(draft.stored)
  toast.success('Your draft came along', 'It is in My Recipes now.', {
    label: 'Open',
    onPress: () => window.location.assign(path),
  })
}
