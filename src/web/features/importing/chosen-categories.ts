import type { FormFieldData } from '../../forms/form-field.tsx'

/** Returns the categories as a list. The answer to a form has a single category as text. */
export const chosenCategories = ({ initialValue }: FormFieldData) => [initialValue ?? []].flat().map(String)
