import { type FormEvent, useEffect, useRef, useState } from 'react'
import { PrefetchPageLinks, useFetcher } from 'react-router'
import { isTaken, type NewsletterAnswer, newsletterMessages } from '../../../core/newsletter/newsletter.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.ts'
import { HoneypotField } from '../../ui/honeypot-field.tsx'
import { useAnswer } from '../../ui/use-answer.ts'

function announce(answer: NewsletterAnswer) {
  const { title, text } = newsletterMessages[answer]
  const show = isTaken(answer) ? toast.success : toast.error
  show(title, text)
}

interface NewsletterFormProps {
  /** The address that was typed, after an error without script. */
  email?: string | undefined
  className?: string
}

/** With script, the form stays in place and shows toasts. Without script, `/newsletter` shows the result as a page. */
export function NewsletterForm({ email, className }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isNear, setIsNear] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { Form, data, state } = useFetcher<{ answer: NewsletterAnswer }>()

  /** Says it below the field too, because a toast is at the other end of a phone. */
  function take(answer: NewsletterAnswer) {
    announce(answer)
    setProblem(isTaken(answer) ? undefined : newsletterMessages[answer].text)
  }

  /** Replaces the browser's own hint. */
  function refuseInvalid(event: FormEvent<HTMLInputElement>) {
    event.preventDefault()
    event.currentTarget.focus()
    take('invalid')
  }

  useAnswer(data, ({ answer }) => {
    take(answer)
    if (isTaken(answer)) form.current?.reset()
  })

  // The button that had the focus was disabled meanwhile, which drops the focus.
  const wasBusy = useRef(false)
  useEffect(() => {
    if (state === 'idle' && wasBusy.current && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    wasBusy.current = state !== 'idle'
  }, [state])

  return (
    <Form
      ref={form}
      method="post"
      action="/newsletter"
      onFocus={() => setIsNear(true)}
      className={cn('flex flex-col gap-3 lg:flex-row lg:items-start', className)}
    >
      <Field label="Email address" hideLabel error={problem} className="flex-1 text-left">
        <Input
          type="email"
          name="email"
          defaultValue={email}
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
          onInvalid={refuseInvalid}
          onChange={() => setProblem(undefined)}
          className="min-h-14"
        />
      </Field>
      <HoneypotField />
      {/* Loaded before the form is sent, so that the page can show a message even if the connection breaks. */}
      {isNear && <PrefetchPageLinks page="/newsletter" />}
      <Button type="submit" variant="primary" size="lg" pending={state !== 'idle'} pendingLabel="Subscribing...">
        Subscribe
      </Button>
    </Form>
  )
}
