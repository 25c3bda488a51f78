import { emptySubmission, type TypedSubmission, typedFrom } from '../../core/recipe/submission-form.ts'
import { focusInSight } from '../components/ui/focus-in-sight.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const typedIn = (form: HTMLFormElement): TypedSubmission => typedFrom(Object.fromEntries(new FormData(form)))

function controlsOf(form: HTMLFormElement): Array<Control> {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name in emptySubmission &&
      // The picture is React's.
      element.type !== 'hidden',
  )
}

export function fill(form: HTMLFormElement, typed: TypedSubmission) {
  for (const control of controlsOf(form)) control.value = typed[control.name as keyof TypedSubmission]
}

/** Somebody may have begun to type before script was there: that is newer than any draft. */
export function fillEmpty(form: HTMLFormElement, draft: TypedSubmission) {
  fill(form, { ...draft, ...withoutEmpty(typedIn(form)) })
}

const withoutEmpty = (typed: TypedSubmission) =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')) as Partial<TypedSubmission>

/** The first field that needs a second look. */
export function focusOnFirst(form: HTMLFormElement, errors: object) {
  focusInSight(controlsOf(form).find((control) => control.name in errors))
}
