import { emptyRecipeForm, type RecipeForm } from '../../core/recipe/recipe-form.ts'

export interface HeldDraft {
  /** Made by the tab; only tells drafts apart. */
  id: string
  form: RecipeForm
  /** The picture, as an address the page may show. */
  preview: string | null
}

/** What a tab left behind, possibly before a release with other fields: parts of the wrong kind are as if never typed. */
export function reviveDrafts(text: string | null): Array<HeldDraft> {
  const stored = parse(text)
  return Array.isArray(stored) ? stored.flatMap(reviveDraft) : []
}

function reviveDraft(stored: unknown): Array<HeldDraft> {
  if (!isObject(stored) || typeof stored['id'] !== 'string' || !isObject(stored['form'])) return []
  const written = stored['form']
  const entries = Object.entries(emptyRecipeForm).map(([name, empty]) => [
    name,
    fits(written[name], empty) ? written[name] : empty,
  ])
  const preview = typeof stored['preview'] === 'string' ? stored['preview'] : null
  return [{ id: stored['id'], form: Object.fromEntries(entries) as RecipeForm, preview }]
}

/** A field holds what its empty form holds, or text and numbers as they were typed. */
function fits(value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  if (typeof empty === 'string' || typeof empty === 'boolean') return typeof value === typeof empty
  return value === null || typeof value === 'string' || typeof value === 'number'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

/** Whether anything would be lost with it. */
export const isBlank = ({ form }: HeldDraft) =>
  ![form.title, form.description, form.ingredients, form.instructions].some((text) => text.trim())

/** Fields as they were typed, right or wrong: putting a draft aside is no time for corrections. */
export function formFromTyped(form: RecipeForm, typed: FormData): RecipeForm {
  const values = Object.fromEntries([...typed].filter(([name]) => name in form))
  const categories = typed.getAll('categories').map(String)
  return { ...form, ...values, categories, featured: typed.has('featured') } as RecipeForm
}
