import { RecipeForm, UnfinishedRecipeForm } from '../../core/recipe/recipe-form.ts'
import type { FieldErrors } from '../components/importing/recipe-fields.tsx'

type Parsed = { ok: true; form: RecipeForm } | { ok: false; errors: FieldErrors }

/** The same check in the browser before sending, and on the server, where it counts. A draft needs its name alone. */
export function parseRecipeForm(data: FormData, isDraft = false): Parsed {
  const values = { ...Object.fromEntries(data), categories: data.getAll('categories') }
  const parsed = (isDraft ? UnfinishedRecipeForm : RecipeForm).safeParse(values)
  if (parsed.success) return { ok: true, form: parsed.data }
  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) errors[issue.path[0] as keyof RecipeForm] ??= issue.message
  return { ok: false, errors }
}
