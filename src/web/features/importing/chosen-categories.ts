import type { FormFieldData } from '../../forms/form-field.tsx'

/** A list with one item comes back as a text. */
export const chosenCategories = ({ initialValue }: FormFieldData) => [initialValue ?? []].flat().map(String)
