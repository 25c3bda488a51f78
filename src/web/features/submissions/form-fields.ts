import { emptySubmission, type TypedSubmission, typedFrom } from '../../../core/recipes/forms/submission-form.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const typedIn = (form: HTMLFormElement): TypedSubmission => typedFrom(Object.fromEntries(new FormData(form)))

function controlsOf(form: HTMLFormElement): Array<Control> {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name in emptySubmission &&
      // React controls the hidden field with the picture.
      element.type !== 'hidden',
  )
}

export function fill(form: HTMLFormElement, typed: TypedSubmission) {
  for (const control of controlsOf(form)) setValue(control, typed[control.name as keyof TypedSubmission])
}

/** Drafts stored by older pages contain the label of the category instead of its name. */
function setValue(control: Control, value: string) {
  control.value = value
  if (!(control instanceof HTMLSelectElement) || control.value === value) return
  control.value = [...control.options].find(({ text }) => text === value)?.value ?? ''
}

/** Fills only the empty fields, because text typed before the script loaded is newer than any draft. */
export function fillEmpty(form: HTMLFormElement, draft: TypedSubmission) {
  fill(form, { ...draft, ...withoutEmpty(typedIn(form)) })
}

const withoutEmpty = (typed: TypedSubmission) =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')) as Partial<TypedSubmission>
