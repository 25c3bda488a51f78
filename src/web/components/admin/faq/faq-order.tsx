import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Faq } from '../../../../core/reading.ts'
import { FaqRow } from './faq-row.tsx'

const DraggedFaqs = lazy(async () => ({ default: (await import('./dragged-faqs.tsx')).DraggedFaqs }))

const stepButton = (step: string) => document.querySelector<HTMLButtonElement>(`[data-step="${CSS.escape(step)}"]`)

/** The questions in their order: by buttons, which work everywhere, and once the script is there by dragging as well. */
export function FaqOrder({ faqs }: { faqs: Array<Faq> }) {
  const formId = useId()
  const { Form, submit, state } = useFetcher()
  const [isAlive, setAlive] = useState(false)
  const [said, setSaid] = useState('')
  const pressed = useRef<string | null>(null)
  useEffect(() => setAlive(true), [])

  /** The row moves away under the button that was pressed, and takes the focus from it; at the end of the list the button rests. */
  useEffect(() => {
    if (state !== 'idle' || !pressed.current) return
    const step = pressed.current
    pressed.current = null
    const id = step.slice(step.indexOf(' ') + 1)
    setSaid(`Now number ${faqs.findIndex((faq) => faq.id === id) + 1} of ${faqs.length}`)
    const own = stepButton(step)
    const other = stepButton(step.startsWith('up ') ? `down ${id}` : `up ${id}`)
    ;(own?.disabled ? other : own)?.focus()
  }, [state, faqs])

  const plain = (
    <ol aria-label="Questions in their order" className="grid gap-2.5">
      {faqs.map((faq, place) => (
        <li key={faq.id}>
          <FaqRow faq={faq} place={place} count={faqs.length} formId={formId} />
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <Form
        id={formId}
        method="post"
        onSubmit={({ nativeEvent }) => {
          const { submitter } = nativeEvent as SubmitEvent
          pressed.current = submitter instanceof HTMLButtonElement ? submitter.value : null
        }}
      >
        <input type="hidden" name="intent" value="step" />
      </Form>
      {isAlive ? (
        <Suspense fallback={plain}>
          <DraggedFaqs
            faqs={faqs}
            formId={formId}
            onPlace={(id, at, place) => {
              setSaid(`Now number ${place + 1} of ${faqs.length}`)
              void submit({ intent: 'place', id, at }, { method: 'post' })
            }}
          />
        </Suspense>
      ) : (
        plain
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  )
}
