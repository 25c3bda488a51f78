import { useEffect } from 'react'

/** A form that came back with an error at a field puts the keyboard there: it may lie outside of what is seen. */
export function useFirstWrongField(answer: object | undefined) {
  useEffect(() => {
    if (answer) document.querySelector<HTMLElement>('main form [aria-invalid]')?.focus()
  }, [answer])
}
