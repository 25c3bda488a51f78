import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { type MessageAnswer, type MessageKind, messageNotices } from '../../../core/message.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast.ts'
import { TrapField } from '../ui/trap-field.tsx'
import { MessageNotice } from './message-notice.tsx'

interface MessageFormProps {
  kind: MessageKind
  /** What a form sent without script got back: shown above the form. With script it is a toast, and what was sent is shown as well. */
  answer: MessageAnswer | undefined
  submitLabel: string
}

/** Name, address and a message. What was typed stays until it has arrived. */
export function MessageForm({ kind, answer, submitLabel }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLElement>(null)
  const { Form, data, state } = useFetcher<MessageAnswer>()
  const latest = data ?? answer
  const shown = data && data.status !== 'sent' ? undefined : latest?.status
  const errors = latest?.status === 'invalid' ? latest.errors : {}
  const typed = answer && 'typed' in answer && data?.status !== 'sent' ? answer.typed : undefined

  useEffect(() => {
    if (!data) return
    const { title, text } = messageNotices[kind][data.status]
    if (data.status === 'sent') {
      toast.success(title, text)
      form.current?.reset()
      notice.current?.focus()
    } else {
      toast.error(title, text)
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
  }, [data, kind])

  return (
    <>
      {shown && <MessageNotice ref={notice} kind={kind} status={shown} />}
      <Form ref={form} method="post" action={`/${kind}`} className="grid gap-5">
        <Field label="Name" error={errors.name}>
          <Input name="name" defaultValue={typed?.name} required autoComplete="name" />
        </Field>
        <Field label="Email" error={errors.email}>
          <Input type="email" name="email" defaultValue={typed?.email} required autoComplete="email" />
        </Field>
        <Field label="Message" error={errors.message}>
          <Textarea name="message" defaultValue={typed?.message} required rows={7} className="min-h-44" />
        </Field>
        <TrapField />
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
