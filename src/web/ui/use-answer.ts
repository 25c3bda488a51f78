import { useEffect, useRef } from 'react'

/**
 * Handles each answer of a form once, when the page shows it. Answers are compared by identity, so each must be a new
 * object. A constant that is returned twice is handled once.
 *
 * The effect runs after every render, not only when the answer changes. An effect with dependencies sometimes does not
 * run if the change comes in a transition, and every change of the router does
 * (https://github.com/facebook/react/issues/34556). With React 19.3.1, in 2026-11, that lost 9 of 16 toasts of a
 * message sent without a connection, and 5 of 16 when measured again. An effect without dependencies lost none.
 */
export function useAnswer<Answer>(answer: Answer | undefined, take: (answer: Answer) => void) {
  const taken = useRef<Answer | undefined>(undefined)
  useEffect(() => {
    if (answer === taken.current) return
    taken.current = answer
    if (answer !== undefined) take(answer)
  })
}
