import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { type NewsletterAnswer, newsletterMessages, newsletterTrap } from '../../../core/newsletter.ts'
import { Button } from '../ui/button.tsx'
import { cn } from '../ui/cn.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { toast } from '../ui/toast.ts'

function announce(answer: NewsletterAnswer) {
  const { title, text } = newsletterMessages[answer]
  const show = answer === 'subscribed' ? toast.success : toast.error
  show(title, text)
}

/** The browser's own hint would stand beside the toast and say it twice. */
function announceInvalid(event: FormEvent<HTMLInputElement>) {
  event.preventDefault()
  event.currentTarget.focus()
  announce('invalid')
}

/** With script it stays where it is and answers in toasts; without, `/newsletter` answers as a page. */
export function NewsletterForm({ className }: { className?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { Form, data, state } = useFetcher<{ answer: NewsletterAnswer }>()

  useEffect(() => {
    if (!data) return
    announce(data.answer)
    if (data.answer === 'subscribed') form.current?.reset()
  }, [data])

  return (
    <Form
      ref={form}
      method="post"
      action="/newsletter"
      className={cn('flex flex-col gap-3 lg:flex-row lg:items-end', className)}
    >
      <Field label="Email address" hideLabel className="flex-1 text-left">
        <Input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="you@example.com"
          onInvalid={announceInvalid}
          className="min-h-14"
        />
      </Field>
      <div aria-hidden className="absolute -left-[200vw]">
        <label>
          Leave this empty
          <input name={newsletterTrap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" variant="primary" size="lg" pending={state !== 'idle'} pendingLabel="Subscribing...">
        Subscribe
      </Button>
    </Form>
  )
}
