import { type SubmitEvent, useState } from 'react'
import { honeypot } from '../../../core/forms/honeypot.ts'
import type { TypedSubmission } from '../../../core/recipes/forms/submission-form.ts'
import { type FormAnswer, formDone } from '../../forms/form-answer.ts'
import { toast } from '../../ui/toast.ts'
import type { usePictureUpload } from '../pictures/use-picture-upload.ts'
import { typedIn } from './form-fields.ts'
import { sendSubmission, type SubmitIntent } from './send-submission.ts'
import type { StoredSubmission } from './stored-submissions.ts'

interface SendOptions {
  /** The answer to a form that was sent without script. */
  plainAnswer: FormAnswer | undefined
  picture: Pick<ReturnType<typeof usePictureUpload>, 'settle' | 'miss'>
  onSuccess: (recipe: StoredSubmission, intent: SubmitIntent) => void
}

/** Sends the form once its picture is uploaded, and keeps the server's answer. */
export function useSendSubmission({ plainAnswer, picture, onSuccess }: SendOptions) {
  const [answer, setAnswer] = useState(plainAnswer)
  const [sending, setSending] = useState<SubmitIntent | null>(null)

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

  async function send(typed: TypedSubmission, trap: string, intent: SubmitIntent) {
    const sent = await sendSubmission(typed, trap, intent)
    if (!sent.ok) {
      const { error = {} } = sent.answer
      setAnswer(sent.answer)
      if (error['imageId']) picture.miss()
      return toast.error('Failed to submit recipe', error['']?.[0] ?? 'Please check the marked fields')
    }
    onSuccess(sent, intent)
  }

  return { answer, sending, submit, reset: () => setAnswer({ ...formDone }) }
}

const noPicture = 'The picture was not saved. Choose another one, or remove it, and submit again.'
