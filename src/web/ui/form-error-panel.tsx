import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { focusInSight } from './focus-in-sight.ts'
import { useAnswer } from './use-answer.ts'

interface FormErrorPanelProps {
  /** The answer to the form. */
  answer: { error?: Record<string, ReadonlyArray<string>> } | undefined
}

/** Shows above a form why it was not saved. Takes the focus if no single field has an error. */
export function FormErrorPanel({ answer }: FormErrorPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const { '': problem, ...wrong } = answer?.error ?? {}
  const hasWrongFields = Object.keys(wrong).length > 0
  const text = problem?.[0] ?? (hasWrongFields && 'Please check the marked fields.')
  useAnswer(answer, () => {
    if (!hasWrongFields) focusInSight(box.current)
  })
  return (
    text && (
      <div
        ref={box}
        role="alert"
        tabIndex={-1}
        className="mb-4 flex items-start gap-2.5 rounded-md bg-berry px-5 py-3 font-semibold text-berry-ink"
      >
        <CircleAlert aria-hidden className="mt-0.5 flex-none" />
        <p>{text}</p>
      </div>
    )
  )
}
