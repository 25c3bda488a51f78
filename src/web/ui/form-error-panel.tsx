import { useRef } from 'react'
import { focusInSight } from './focus-in-sight.ts'
import { ProblemPanel } from './problem-panel.tsx'
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
      <ProblemPanel ref={box} tabIndex={-1} className="mb-4 [.grid>&]:mb-0">
        {text}
      </ProblemPanel>
    )
  )
}
