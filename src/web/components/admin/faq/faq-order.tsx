import { GripVertical } from 'lucide-react'
import { startTransition, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Faq } from '../../../../core/reading.ts'
import measuring from '../../../art/spot-measuring.svg'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import type { DraggedFaqs } from './dragged-faqs.tsx'
import { FaqRow, handleLook } from './faq-row.tsx'
import { useRowFocus } from './use-row-focus.ts'

/**
 * The questions in their order: by buttons, which work everywhere, and once the script is there by dragging as well.
 * Where there are none it says so itself, to be there still when the last one goes.
 */
export function FaqOrder({ faqs }: { faqs: Array<Faq> }) {
  const formId = useId()
  const { Form, submit, state } = useFetcher()
  const [Dragged, setDragged] = useState<typeof DraggedFaqs>()
  // A question that is asked over a row would go with it when the rows get their handles.
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const sent = useRef<Record<string, string>>({})
  const [answered, setAnswered] = useState<{ before: Array<Faq>; place: number }>()

  const hasHandles = Dragged !== undefined && !isAsking
  const focus = useRowFocus({ faqs, hasHandles, isIdle: state === 'idle' })
  const remember = useEffectEvent(focus.remember)
  function ask(id: string, isOpen: boolean) {
    focus.ask(id)
    setAsking(isOpen && !hasHandles)
  }

  async function send(fields: Record<string, string>, place: number) {
    setSaid('')
    sent.current = fields
    await submit(fields, { method: 'post' })
    // Another one, sent meanwhile, ended this one.
    if (sent.current !== fields) return
    // The new order comes in a transition, too.
    startTransition(() => setAnswered({ before: faqs, place }))
  }
  useAnswer(answered, ({ before, place }) => {
    if (before === faqs) focus.forgetStep()
    else setSaid(`Now number ${place + 1} of ${faqs.length}`)
  })

  useEffect(() => {
    void import('./dragged-faqs.tsx').then(
      (loaded) => {
        remember()
        setDragged(() => loaded.DraggedFaqs)
      },
      // Without it the arrows still move a question.
      () => undefined,
    )
  }, [])

  const plain = (
    <ol aria-label="Questions in their order" className="grid gap-2.5">
      {faqs.map((faq, place) => (
        <li key={faq.id}>
          <FaqRow
            faq={faq}
            place={place}
            count={faqs.length}
            formId={formId}
            onAsk={(isOpen) => ask(faq.id, isOpen)}
            // The words must not move when the handles come.
            handle={
              <span aria-hidden className={cn(handleLook, 'no-script:hidden')}>
                <GripVertical className="opacity-50" />
              </span>
            }
          />
        </li>
      ))}
    </ol>
  )
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
          The page of questions and answers is empty until the first one is written.
        </EmptyState>
      ) : hasHandles ? (
        <Dragged
          faqs={faqs}
          formId={formId}
          onAsk={ask}
          onPlace={(id, at, place) => send({ intent: 'place', id, at }, place)}
        />
      ) : (
        plain
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}
