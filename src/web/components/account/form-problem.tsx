import { CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { focusInSight } from '../ui/focus-in-sight.ts'
import { useAnswer } from '../ui/use-answer.ts'

interface FormProblemProps {
  /** What the form got back; undefined where a page opens with the problem. */
  answer?: object | undefined
  children: string
}

/** Why a form was refused, where it has to do with no single field. Each time it takes the focus, so that nobody misses it. */
export function FormProblem({ answer, children }: FormProblemProps) {
  const box = useRef<HTMLParagraphElement>(null)
  useAnswer<object | string>(answer ?? children, () => focusInSight(box.current))
  return (
    <p
      key={children}
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-5 flex gap-2.5 rounded-lg bg-berry px-4 py-3.5 text-berry-ink focus-visible:outline-none"
    >
      <CircleAlert aria-hidden className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}
