import { CircleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-router'
import { formTrap } from '../../core/form-trap.ts'
import { checkSubmission, type SubmissionErrors, type TypedSubmission } from '../../core/recipe/submission-form.ts'
import { PictureField } from '../components/submitting/picture-field.tsx'
import { SenderFields, SubmissionFields } from '../components/submitting/submission-fields.tsx'
import { Button } from '../components/ui/button.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { toast } from '../components/ui/toast.ts'
import { focusOnFirst, typedIn } from './form-fields.ts'
import { sendSubmission } from './send-submission.ts'
import type { SentRecipe } from './sent-recipes.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { usePictureUpload } from './use-picture-upload.ts'

interface SubmissionFormProps {
  initial: TypedSubmission
  /** What a plain post came back with. */
  initialErrors: SubmissionErrors
  initialProblem: string | null
  isReviewed: boolean
  /** Whoever has an account may put a recipe by, and follows it there. */
  isSignedIn: boolean
  /** The site mails: a visitor may leave an address to be told at. */
  mayMail: boolean
  onSent: (recipe: SentRecipe) => void
  onPutBy: (recipe: SentRecipe) => void
}

/** With script it stays on its page and answers in place; without, `/submit-recipe` answers as a page. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { initial, initialErrors, initialProblem, isReviewed, isSignedIn, mayMail, onSent, onPutBy } = props
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(initialErrors)
  const [problem, setProblem] = useState(initialProblem)
  const [sending, setSending] = useState<'send' | 'draft' | null>(null)
  const isSending = sending !== null
  const picture = usePictureUpload(initial.imageId)
  const imageId = picture.state.kind === 'ready' ? picture.state.id : ''
  const draft = useKeptDraft(form, imageId, picture.restore)

  /** Our own sentences stand at the fields; the browser's would cover them. */
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const own = event.currentTarget
    const typed = typedIn(own)
    const trap = new FormData(own).get(formTrap)
    const pressed = (event.nativeEvent as SubmitEvent).submitter
    const intent = pressed instanceof HTMLButtonElement && pressed.value === 'draft' ? 'draft' : 'send'
    const checked = checkSubmission(typed, intent === 'draft')
    setProblem(null)
    setErrors(checked.ok ? {} : checked.errors)
    if (!checked.ok) return focusOnFirst(own, checked.errors)
    setSending(intent)
    const settled = await picture.settle()
    if (settled.ok) await send({ ...typed, imageId: settled.id }, String(trap ?? ''), intent)
    else setProblem('The picture was not kept. Choose another one, or go without, and submit again.')
    setSending(null)
  }

  async function send(typed: TypedSubmission, trap: string, intent: 'send' | 'draft') {
    const answer = await sendSubmission(typed, trap, intent)
    if (!answer.ok) {
      // Fields take the focus only once they are no longer inert.
      flushSync(() => {
        setErrors(answer.errors)
        setProblem(answer.problem)
        setSending(null)
      })
      if (answer.errors.image) picture.miss()
      if (form.current) focusOnFirst(form.current, answer.errors)
      return toast.error('Failed to submit recipe', answer.problem ?? 'Please check the marked fields')
    }
    picture.remove()
    draft.clear()
    if (intent === 'draft') return onPutBy(answer)
    toast.success('Recipe submitted!')
    onSent(answer)
  }

  /** A field that was put right says so at once; others wait for the next press. */
  function change() {
    draft.keepSoon()
    if (!form.current || Object.keys(errors).length === 0) return
    const checked = checkSubmission(typedIn(form.current))
    const wrong = checked.ok ? {} : checked.errors
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name in wrong)))
  }

  function startOver() {
    picture.remove()
    draft.clear()
    setErrors({})
    setProblem(null)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <Panel aria-labelledby="form-title">
      <h2 id="form-title" className="sr-only">
        The recipe
      </h2>
      <div aria-live="polite">
        {draft.isRestored && (
          <p className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-sunk py-1.5 pr-2 pl-4 text-small text-ink-soft">
            What you had typed is still here.
            <Button variant="ghost" onClick={startOver}>
              Start over
            </Button>
          </p>
        )}
      </div>
      <Form
        ref={form}
        method="post"
        action="/submit-recipe"
        encType="multipart/form-data"
        className="grid gap-5"
        onSubmit={(event) => void submit(event)}
        onInput={change}
      >
        {/* What is typed while it is being sent would be lost. */}
        <div inert={isSending} className="grid gap-5">
          <SubmissionFields initial={initial} errors={errors} />
          <PictureField
            state={picture.state}
            error={errors.image}
            onChoose={picture.choose}
            onRemove={picture.remove}
            onMissing={picture.miss}
          />
          <SenderFields initial={initial} errors={errors} mayMail={mayMail && !isSignedIn} />
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
            {isReviewed ? 'Somebody reads every recipe before it is listed.' : 'It is listed at once.'}{' '}
            {isSignedIn
              ? 'You follow it, change it and take it back in My Recipes.'
              : isReviewed
                ? 'You get a link to follow yours, and to take it back.'
                : 'You get a link to follow it, and to take it back.'}
          </p>
        </div>
      </Form>
    </Panel>
  )
}
