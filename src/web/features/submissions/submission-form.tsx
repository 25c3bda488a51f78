import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { Form } from 'react-router'
import { emptySubmission, submissionForm } from '../../../core/recipes/forms/submission-form.ts'
import { type FormAnswer, typedText } from '../../forms/form-answer.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { SenderFields, SubmissionFields } from './submission-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NotStoredNote } from '../../ui/not-stored-note.tsx'
import { toast } from '../../ui/toast.ts'
import { draftEntry } from './draft-entry.ts'
import { FollowNote } from './follow-note.tsx'
import type { SubmitIntent } from './send-submission.ts'
import type { StoredSubmission } from './stored-submissions.ts'
import { SubmitButtons } from './submit-buttons.tsx'
import { useSendSubmission } from './use-send-submission.ts'
import { useStoredDraft } from './use-stored-draft.ts'
import { usePictureUpload } from '../pictures/use-picture-upload.ts'

interface SubmissionFormProps {
  /** The answer to a form that was sent without script. */
  plainAnswer: FormAnswer | undefined
  isReviewed: boolean
  /** True for an account, which can save the recipe as a draft and follow it in My Recipes. */
  isSignedIn: boolean
  /** True if the site can send mail. Visitors may then enter an address to get the decision by mail. */
  mayMail: boolean
  onSent: (recipe: StoredSubmission) => void
  onPutBy: (recipe: StoredSubmission) => void
}

/** With script, the form shows its result in place. Without script, `/submit-recipe` shows the result as a page. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { plainAnswer, isReviewed, isSignedIn, mayMail, onSent, onPutBy } = props
  const ref = useRef<HTMLFormElement>(null)
  const picture = usePictureUpload(typedText(plainAnswer, 'imageId'))
  const { answer, sending, submit, reset } = useSendSubmission({ plainAnswer, picture, onSuccess })
  const isSending = sending !== null
  const imageId = picture.state.kind === 'ready' ? picture.state.id : ''
  const draft = useStoredDraft(ref, imageId, picture.restore)
  const form = useServerForm({
    schema: submissionForm,
    answer,
    defaultValue: emptySubmission,
    onSubmit: (event) => void submit(event),
  })
  const problem = answer?.error?.['']?.[0]

  function onSuccess(recipe: StoredSubmission, intent: SubmitIntent) {
    clear()
    if (intent === 'draft') return onPutBy(recipe)
    toast.success('Recipe submitted!')
    onSent(recipe)
  }

  function clear() {
    picture.remove()
    draft.clear()
    reset()
  }

  function startOver() {
    clear()
    ref.current?.querySelector('input')?.focus()
  }

  return (
    <Panel aria-labelledby="form-title">
      <h2 id="form-title" className="sr-only">
        The recipe
      </h2>
      <div aria-live="polite">{draft.isRestored && <RestoredNote onStartOver={startOver} />}</div>
      <NotStoredNote entry={draftEntry} className="mb-5" />
      <Form
        ref={ref}
        {...form.props}
        action="/submit-recipe"
        encType="multipart/form-data"
        className="grid gap-5"
        onInput={draft.saveSoon}
      >
        {/* Text typed while the form is being sent would be lost. */}
        <div inert={isSending} className="grid gap-5">
          <SubmissionFields fields={form.fields} />
          <PictureField
            state={picture.state}
            error={form.fields.imageId.errors?.[0]}
            onChoose={picture.choose}
            onRemove={picture.remove}
            onMissing={picture.miss}
          />
          <SenderFields fields={form.fields} mayMail={mayMail && !isSignedIn} />
        </div>
        <div role="alert" className="empty:hidden">
          {problem && (
            <p className="flex gap-2.5 rounded-md bg-blush px-4 py-3">
              <CircleAlert aria-hidden className="mt-0.5 flex-none text-danger" />
              {problem}
            </p>
          )}
        </div>
        <div className="grid gap-3">
          <SubmitButtons sending={sending} isSignedIn={isSignedIn} />
          <FollowNote isReviewed={isReviewed} isSignedIn={isSignedIn} />
        </div>
      </Form>
    </Panel>
  )
}

/** Says that the form has what was typed before the tab was closed. */
function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-sunk py-1.5 pr-2 pl-4 text-small text-ink-soft">
      We restored what you typed.
      <Button variant="ghost" onClick={onStartOver}>
        Start over
      </Button>
    </p>
  )
}
