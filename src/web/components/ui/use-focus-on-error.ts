import { type RefObject, useEffect } from 'react'
import { focusInSight } from './focus-in-sight.ts'

/** A form that came back with errors puts the keyboard where the first of them is. */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, errors: object) {
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusInSight(form.current?.querySelector<HTMLElement>('[aria-invalid=true]'))
  }, [form, errors])
}
