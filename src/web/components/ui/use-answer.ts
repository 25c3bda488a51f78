import { useEffect, useRef } from 'react'

/**
 * Takes each answer of a form once, when the page shows it. Answers are told apart by identity, so each has to be an object of its own:
 * a constant that is given twice is taken once.
 *
 * An effect of every render, and not of a changed answer: such an effect now and then does not run where the change came in a transition,
 * as every change of the router does (https://github.com/facebook/react/issues/34556). With React 19.3.1, in 2026-11, it lost 9 of 16 toasts
 * of a message sent without a connection, and 5 of 16 measured again; this way none was lost.
 */
export function useAnswer<Answer>(answer: Answer | undefined, take: (answer: Answer) => void) {
  const taken = useRef<Answer | undefined>(undefined)
  useEffect(() => {
    if (answer === taken.current) return
    taken.current = answer
    if (answer !== undefined) take(answer)
  })
}
