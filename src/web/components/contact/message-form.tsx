import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import {
  type MessageAnswer,
  type MessageErrors,
  type MessageKind,
  messageNotices,
  readMessage,
} from '../../../core/message.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { focusInSight } from '../ui/focus-in-sight.ts'
import { Input } from '../ui/input.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast.ts'
import { TrapField } from '../ui/trap-field.tsx'
import { useAnswer } from '../ui/use-answer.ts'
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
  /** Found before anything was sent; null while only the site's own answer counts. */
  const [found, setFound] = useState<MessageErrors | null>(null)
  /** What was sent before is no news once the next is tried. */
  const isPast = latest?.status === 'sent' && (found !== null || state === 'submitting')
  const shown = isPast || (data && data.status !== 'sent') ? undefined : latest?.status
  const errors = found ?? (latest?.status === 'invalid' ? latest.errors : {})
  const typed = answer && 'typed' in answer && data?.status !== 'sent' ? answer.typed : undefined

  useAnswer(data, ({ status }) => {
    const { title, text } = messageNotices[kind][status]
    if (status === 'sent') {
      toast.success(title, text)
      form.current?.reset()
      notice.current?.focus()
    } else {
      toast.error(title, text)
      focusInSight(form.current?.querySelector<HTMLElement>('[aria-invalid]'))
    }
  })

  /** Our own sentences stand at the fields; the browser's would cover them. */
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  function check(event: FormEvent<HTMLFormElement>) {
    const read = readMessage(typedIn(event.currentTarget))
    setFound(read.ok ? null : read.errors)
    if (read.ok) return
    event.preventDefault()
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]')]
    focusInSight(fields.find(({ name }) => name in read.errors))
  }

  /** A field that was put right says so at once; others wait for the next press. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return
    const read = readMessage(typedIn(event.currentTarget))
    const wrong = read.ok ? {} : read.errors
    setFound(Object.fromEntries(Object.entries(errors).filter(([name]) => name in wrong)))
  }

  return (
    <>
      {shown && <MessageNotice ref={notice} kind={kind} status={shown} />}
      <Form ref={form} method="post" action={`/${kind}`} className="grid gap-5" onSubmit={check} onInput={recheck}>
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

function typedIn(form: HTMLFormElement) {
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '')
  return { name: text('name'), email: text('email'), message: text('message') }
}
