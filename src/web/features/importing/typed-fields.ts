import { type FieldTexts, type LineField, lineFields, type TypedFields } from '../../../core/importing/source-text.ts'

export const isLineField = (name: string): name is LineField => lineFields.some((field) => field === name)

const numberFields = ['prepTime', 'cookTime', 'totalTime', 'servings']

/** Reads the fields of the recipe form as typed. */
export function readTyped(form: HTMLFormElement): TypedFields {
  const data = new FormData(form)
  const textOf = (name: string) => String(data.get(name) ?? '').replaceAll('\r\n', '\n')
  return {
    title: textOf('title'),
    description: textOf('description'),
    ingredients: textOf('ingredients'),
    instructions: textOf('instructions'),
    tips: textOf('tips'),
    numbers: numberFields.map((name) => Number(textOf(name))).filter((number) => number > 0),
  }
}

/** Writes changed texts into the fields of the recipe form, as if they were typed. */
export function writeTexts(form: HTMLFormElement, texts: FieldTexts) {
  for (const name of lineFields) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) continue
    if (field.value.replaceAll('\r\n', '\n') === texts[name]) continue
    field.value = texts[name]
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
