import { startTransition, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Faq } from '../../../core/content/articles.ts'
import measuring from '../../art/spot-measuring.svg'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { DraggedFaqs } from './dragged-faqs.tsx'
import { useRowFocus } from './use-row-focus.ts'

/**
 * The questions in their order. Buttons change the order with and without script. Dragging needs script. The component
 * also renders the empty list, so that it stays mounted when the last question is deleted.
 */
export function FaqOrder({ faqs }: { faqs: Array<Faq> }) {
  const formId = useId()
  const { Form, submit, state } = useFetcher()
  const [announcement, setAnnouncement] = useState('')
  const sent = useRef<Record<string, string>>({})
  const [answered, setAnswered] = useState<{ before: Array<Faq>; place: number }>()

  const focus = useRowFocus({ faqs, isIdle: state === 'idle' })

  async function send(fields: Record<string, string>, place: number) {
    setAnnouncement('')
    sent.current = fields
    await submit(fields, { method: 'post' })
    // A later request has replaced this one.
    if (sent.current !== fields) return
    // The router updates the list in a transition, so this update has to be in one too.
    startTransition(() => setAnswered({ before: faqs, place }))
  }
  useAnswer(answered, ({ before, place }) => {
    if (before === faqs) focus.forgetStep()
    else setAnnouncement(`Now number ${place + 1} of ${faqs.length}`)
  })

  return (
    <>
      <Form
        id={formId}
        method="post"
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          if (!(submitter instanceof HTMLButtonElement)) return
          event.preventDefault()
          const { value: step } = submitter
          focus.step(step)
          const place = faqs.findIndex((faq) => step.endsWith(` ${faq.id}`))
          void send({ intent: 'step', step }, step.startsWith('up ') ? place - 1 : place + 1)
        }}
      >
        <input type="hidden" name="intent" value="step" />
      </Form>
      {faqs.length === 0 ? (
        <EmptyState picture={measuring} title="No questions yet">
          The FAQ page is empty until you write the first one.
        </EmptyState>
      ) : (
        <DraggedFaqs
          faqs={faqs}
          formId={formId}
          onAsk={focus.ask}
          onPlace={(id, at, place) => {
            // An arrow that was pressed before, and moved nothing, must not take the focus.
            focus.forgetStep()
            return send({ intent: 'place', id, at }, place)
          }}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
