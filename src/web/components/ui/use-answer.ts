import { useEffect, useRef } from 'react'

/**
 * Takes each answer of a form once, when the page shows it. An effect of every render, and not of a changed answer: React 19.3 now and then
 * leaves out the effects that wait for a change while an answer is being rendered, and a reader would be told nothing.
 */
export function useAnswer<Answer>(answer: Answer | undefined, take: (answer: Answer) => void) {
  const taken = useRef<Answer | undefined>(undefined)
  useEffect(() => {
    if (answer === taken.current) return
    taken.current = answer
    if (answer !== undefined) take(answer)
  })
}
