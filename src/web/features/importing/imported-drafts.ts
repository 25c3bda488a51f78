import { emptyRecipeForm, type RecipeForm } from '../../../core/recipes/recipe-form.ts'

export interface ImportedDraft {
  /** Made by the tab; only tells drafts apart. */
  id: string
  form: RecipeForm
  /** The picture, as an address the page may show. */
  preview: string | null
  /** What of the page did not fit. */
  cut: ReadonlyArray<string>
}

/** What a tab left behind, possibly before a release with other fields: parts of the wrong kind are as if never typed. */
export function reviveDrafts(stored: unknown): ReadonlyArray<ImportedDraft> | undefined {
  return Array.isArray(stored) ? stored.flatMap(reviveDraft) : undefined
}

function reviveDraft(stored: unknown): Array<ImportedDraft> {
  if (!isObject(stored) || typeof stored['id'] !== 'string' || !isObject(stored['form'])) return []
  const written = stored['form']
  const entries = Object.entries(emptyRecipeForm).map(([name, empty]) => [
    name,
    fits(written[name], empty) ? written[name] : empty,
  ])
  const preview = typeof stored['preview'] === 'string' ? stored['preview'] : null
  const cut = fits(stored['cut'], []) ? (stored['cut'] as Array<string>) : []
  return [{ id: stored['id'], form: Object.fromEntries(entries) as RecipeForm, preview, cut }]
}

/** A field holds what its empty form holds, or text and numbers as they were typed. */
function fits(value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  if (typeof empty === 'string' || typeof empty === 'boolean') return typeof value === typeof empty
  return value === null || typeof value === 'string' || typeof value === 'number'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether anything would be lost with it. */
export const isBlank = ({ form }: ImportedDraft) =>
  ![form.title, form.description, form.ingredients, form.instructions].some((text) => text.trim())

/** Fields as they were typed, right or wrong: putting a draft aside is no time for corrections. */
export function formFromTyped(form: RecipeForm, typed: FormData): RecipeForm {
  const values = Object.fromEntries([...typed].filter(([name]) => name in form))
  const categories = typed.getAll('categories').map(String)
  return { ...form, ...values, categories, featured: typed.has('featured') } as RecipeForm
}
