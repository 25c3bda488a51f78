import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { focusInSight } from '../../ui/focus-in-sight.ts'
import { useAnswer } from '../../ui/use-answer.ts'

interface FormProblemProps {
  /** What the form got back. */
  answer: { errors: Partial<Record<string, string>>; problem: string | null } | undefined
}

/** Why a form did not do it, above the form; the field that is wrong gets the focus, or else this. */
export function FormProblem({ answer }: FormProblemProps) {
  const box = useRef<HTMLDivElement>(null)
  const errors = Object.keys(answer?.errors ?? {})
  const text = answer?.problem ?? (errors.length > 0 ? 'Something is missing. Please look at the marked fields.' : null)
  useAnswer(answer, () => {
    const field = document.querySelector<HTMLElement>('main form [aria-invalid]')
    focusInSight(field ?? box.current)
  })
  if (!text) return null
  return (
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
}
