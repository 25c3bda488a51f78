import type { RefObject } from 'react'
import { focusInSight } from './focus-in-sight.ts'
import { useAnswer } from './use-answer.ts'

/** A form that came back with errors puts the keyboard where the first of them is. */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, errors: object) {
  useAnswer(errors, () => {
    if (Object.keys(errors).length > 0) focusInSight(form.current?.querySelector<HTMLElement>('[aria-invalid=true]'))
  })
}
