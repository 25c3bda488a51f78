/** How a form holds its categories. */
export interface CategoryControl {
  /** Returns false if the form has the category already, or cannot take it. */
  isMissing: (form: HTMLFormElement, name: string) => boolean
  add: (form: HTMLFormElement, name: string) => void
}

/** Sets a field and tells the form's listeners, which store drafts. */
export function change(field: HTMLInputElement | HTMLSelectElement, value: string | boolean) {
  if (typeof value === 'string') field.value = value
  else if (field instanceof HTMLInputElement) field.checked = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const chosenIn = (form: HTMLFormElement) => new FormData(form).getAll('categories')

/** Categories that a component holds, such as a list with a search field. */
export const heldCategories = (add: (name: string) => void): CategoryControl => ({
  isMissing: (form, name) => !chosenIn(form).includes(name),
  add: (_, name) => add(name),
})

const boxFor = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<HTMLInputElement>('input[name="categories"]')].find(({ value }) => value === name)

/** One checkbox for each category. */
export const categoryBoxes: CategoryControl = {
  isMissing: (form, name) => boxFor(form, name)?.checked === false,
  add(form, name) {
    const box = boxFor(form, name)
    if (box) change(box, true)
  },
}

function selectIn(form: HTMLFormElement) {
  const field = form.elements.namedItem('category')
  return field instanceof HTMLSelectElement ? field : undefined
}

const hasOption = (field: HTMLSelectElement, name: string) => [...field.options].some(({ value }) => value === name)

/** One category of a select. */
export const oneCategory: CategoryControl = {
  isMissing(form, name) {
    const field = selectIn(form)
    return field?.value === '' && hasOption(field, name)
  },
  add(form, name) {
    const field = selectIn(form)
    if (field) change(field, name)
  },
}
