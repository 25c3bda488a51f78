import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import { honeypot } from '../../../core/forms/honeypot.ts'
import { emptySubmission, submissionForm, type TypedSubmission } from '../../../core/recipes/forms/submission-form.ts'
import { type FormAnswer, formDone, typedText } from '../../forms/form-answer.ts'
import { useServerForm } from '../../forms/use-server-form.ts'
import { PictureField } from '../pictures/picture-field.tsx'
import { SenderFields, SubmissionFields } from './submission-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { NotStoredNote } from '../../ui/not-stored-note.tsx'
import { toast } from '../../ui/toast.ts'
import { draftEntry } from './draft-entry.ts'
import { typedIn } from './form-fields.ts'
import { sendSubmission } from './send-submission.ts'
import type { StoredSubmission } from './stored-submissions.ts'
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
  const [answer, setAnswer] = useState(plainAnswer)
  const [sending, setSending] = useState<'send' | 'draft' | null>(null)
  const isSending = sending !== null
  const picture = usePictureUpload(typedText(plainAnswer, 'imageId'))
  const imageId = picture.state.kind === 'ready' ? picture.state.id : ''
  const draft = useStoredDraft(ref, imageId, picture.restore)
  const form = useServerForm({
    schema: submissionForm,
    answer,
    defaultValue: emptySubmission,
    onSubmit: (event) => void submit(event),
  })
  const problem = answer?.error?.['']?.[0]

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const own = event.currentTarget
    const typed = typedIn(own)
    const trap = new FormData(own).get(honeypot)
    const pressed = (event.nativeEvent as globalThis.SubmitEvent).submitter
    const intent = pressed instanceof HTMLButtonElement && pressed.value === 'draft' ? 'draft' : 'send'
    setAnswer(undefined)
    setSending(intent)
    const settled = await picture.settle()
    if (settled.ok) await send({ ...typed, imageId: settled.id }, String(trap ?? ''), intent)
    else setAnswer({ status: 'error', error: { '': [noPicture] } })
    setSending(null)
  }

  async function send(typed: TypedSubmission, trap: string, intent: 'send' | 'draft') {
    const sent = await sendSubmission(typed, trap, intent)
    if (!sent.ok) {
      const { error = {} } = sent.answer
      setAnswer(sent.answer)
      if (error['imageId']) picture.miss()
      return toast.error('Failed to submit recipe', error['']?.[0] ?? 'Please check the marked fields')
    }
    clear()
    if (intent === 'draft') return onPutBy(sent)
    toast.success('Recipe submitted!')
    onSent(sent)
  }

  function clear() {
    picture.remove()
    draft.clear()
    setAnswer({ ...formDone })
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
      <div aria-live="polite">
        {draft.isRestored && (
          <p className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-sunk py-1.5 pr-2 pl-4 text-small text-ink-soft">
            We restored what you typed.
            <Button variant="ghost" onClick={startOver}>
              Start over
            </Button>
          </p>
        )}
      </div>
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
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="primary"
              size="lg"
              disabled={isSending}
              pending={sending === 'send'}
              pendingLabel="Submitting..."
              className="max-sm:flex-auto"
            >
              Submit Recipe
            </Button>
            {isSignedIn && (
              <Button
                type="submit"
                name="intent"
                value="draft"
                size="lg"
                disabled={isSending}
                pending={sending === 'draft'}
                pendingLabel="Saving..."
                formNoValidate
                className="max-sm:flex-auto"
              >
                Save as draft
              </Button>
            )}
          </div>
          <p className="text-small text-ink-soft">
            {isReviewed ? 'We review every recipe before it is listed.' : 'Your recipe is listed at once.'}{' '}
            {isSignedIn
              ? 'You can follow, edit and withdraw it in My Recipes.'
              : isReviewed
                ? 'You get a link to follow yours and to withdraw it.'
                : 'You get a link to follow it and to withdraw it.'}
          </p>
        </div>
      </Form>
    </Panel>
  )
}

const noPicture = 'The picture was not saved. Choose another one, or remove it, and submit again.'
