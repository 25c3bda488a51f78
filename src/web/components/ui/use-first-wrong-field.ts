import { useEffect } from 'react'
import { focusInSight } from './focus-in-sight.ts'

/** A form that came back with an error at a field puts the keyboard there: it may lie outside of what is seen. */
export function useFirstWrongField(answer: object | undefined) {
  useEffect(() => {
    if (answer) focusInSight(document.querySelector<HTMLElement>('main form [aria-invalid]'))
  }, [answer])
}
