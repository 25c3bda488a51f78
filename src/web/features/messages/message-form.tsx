import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { MessageForm as MessageFormSchema } from '../../../core/messages/message-form.ts'
import type { MessageKind } from '../../../core/messages/message.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { TextareaField, TextField } from '../../forms/form-field.tsx'
import { useServerForm } from '../../forms/use-server-form.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { MessageNotice, noticeOf } from './message-notice.tsx'
import { useMessageDraft } from './use-message-draft.ts'

interface MessageFormProps {
  kind: MessageKind
  /** The signed-in account. Null for a visitor. */
  sender: { name: string; email: string } | null
  /**
   * The answer to a form sent without script, shown above the form. With script, a success is shown there too, and a
   * failure is a toast.
   */
  answer: FormAnswer | undefined
  submitLabel: string
}

/** Name, address and a message. The fields are emptied only after the message has arrived. */
export function MessageForm({ kind, sender, answer, submitLabel }: MessageFormProps) {
  const notice = useRef<HTMLElement>(null)
  const { Form, data, state } = useFetcher<FormAnswer>()
  const latest = data ?? answer
  const { form, props, fields } = useServerForm({
    schema: MessageFormSchema,
    answer: latest,
    ...(sender && { defaultValue: sender }),
  })
  const draft = useMessageDraft(kind, form.id)
  /** True during the next attempt, which hides the notice about the previous message. */
  const isPast = latest?.status === 'success' && (!form.valid || state === 'submitting')
  const shown = isPast || data?.status === 'error' ? undefined : latest

  useAnswer(data, (arrived) => {
    if (arrived.status !== 'success') {
      const { title, text } = noticeOf(kind, arrived)
      return toast.error(title, text)
    }
    draft.clear()
    notice.current?.focus()
  })

  return (
    <>
      {shown && <MessageNotice ref={notice} kind={kind} answer={shown} />}
      <Form {...props} onInput={draft.store} action={`/${kind}`} className="grid gap-5">
        <TextField field={fields.name} label="Name" autoComplete="name" />
        <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
        <TextareaField field={fields.message} label="Message" rows={7} className="min-h-44" />
        <HoneypotField />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={state !== 'idle'}
          pendingLabel="Sending..."
          className="justify-self-start"
        >
          {submitLabel}
        </Button>
      </Form>
    </>
  )
}
