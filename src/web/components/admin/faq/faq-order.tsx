import { GripVertical } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Faq } from '../../../../core/reading.ts'
import { cn } from '../../ui/cn.ts'
import type { DraggedFaqs } from './dragged-faqs.tsx'
import { FaqRow, handleLook } from './faq-row.tsx'

const stepButton = (step: string) => document.querySelector<HTMLButtonElement>(`[data-step="${CSS.escape(step)}"]`)

/** The questions in their order: by buttons, which work everywhere, and once the script is there by dragging as well. */
export function FaqOrder({ faqs }: { faqs: Array<Faq> }) {
  const formId = useId()
  const { Form, submit, state } = useFetcher()
  const [Dragged, setDragged] = useState<typeof DraggedFaqs>()
  // A question that is asked over a row would go with it when the rows get their handles.
  const [isAsking, setAsking] = useState(false)
  const asked = useRef<string | null>(null)
  const [said, setSaid] = useState('')
  const pressed = useRef<string | null>(null)
  const announce = (place: number) => setSaid(`Now number ${place + 1} of ${faqs.length}`)

  /** The row moves away under the button that was pressed, and takes the focus from it; at the end of the list the button rests. */
  useEffect(() => {
    if (state !== 'idle' || !pressed.current) return
    const step = pressed.current
    pressed.current = null
    const id = step.slice(step.indexOf(' ') + 1)
    const own = stepButton(step)
    const other = stepButton(step.startsWith('up ') ? `down ${id}` : `up ${id}`)
    ;(own?.disabled ? other : own)?.focus()
  }, [state])

  /** What opened the question has gone with the rows that had no handles. */
  useEffect(() => {
    if (isAsking || !asked.current || document.activeElement !== document.body) return
    document.querySelector<HTMLButtonElement>(`[data-delete="${CSS.escape(asked.current)}"]`)?.focus()
  }, [isAsking])

  useEffect(() => {
    void import('./dragged-faqs.tsx').then(
      (loaded) => setDragged(() => loaded.DraggedFaqs),
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
            onAsk={(isOpen) => {
              asked.current = faq.id
              setAsking(isOpen)
            }}
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
        onSubmit={({ nativeEvent }) => {
          const { submitter } = nativeEvent as SubmitEvent
          if (!(submitter instanceof HTMLButtonElement)) return
          pressed.current = submitter.value
          const place = faqs.findIndex((faq) => submitter.value.endsWith(` ${faq.id}`))
          announce(submitter.value.startsWith('up ') ? place - 1 : place + 1)
        }}
      >
        <input type="hidden" name="intent" value="step" />
      </Form>
      {Dragged && !isAsking ? (
        <Dragged
          faqs={faqs}
          formId={formId}
          onPlace={(id, at, place) => {
            announce(place)
            void submit({ intent: 'place', id, at }, { method: 'post' })
          }}
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
