import type { ImportedPart } from '../../../core/importing/import-events.ts'
import { longestSourceLine, mostSourceLines, type SourceText } from '../../../core/importing/source-text.ts'
import { emptyRecipeForm, type RecipeForm } from '../../../core/recipes/forms/recipe-form.ts'

export interface ImportedDraft extends ImportedPart {
  /** Distinguishes the drafts of a tab. The tab generates it. */
  id: string
}

/** Reads the drafts a tab stored, possibly before a release with other fields. Resets fields of the wrong type. */
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
  const form = Object.fromEntries(entries) as RecipeForm
  return [{ id: stored['id'], form, preview, cut, source: reviveSource(stored['source']) }]
}

function reviveSource(stored: unknown): SourceText | null {
  if (!isObject(stored)) return null
  const { lines, pictures } = stored
  return fits(lines, []) && fits(pictures, [])
    ? { lines: lines as Array<string>, pictures: pictures as Array<string> }
    : null
}

/** Returns true if a value has the type of the empty field. Nullable fields hold text and numbers as typed. */
function fits(value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  if (typeof empty === 'string' || typeof empty === 'boolean') return typeof value === typeof empty
  return value === null || typeof value === 'string' || typeof value === 'number'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns true if nothing would be lost with the draft. */
export const isBlank = ({ form }: ImportedDraft) =>
  ![form.title, form.description, form.ingredients, form.instructions].some((text) => text.trim())

/** Returns the fields as typed, even with errors, because closing the dialog must not require corrections. */
export function formFromTyped(form: RecipeForm, typed: FormData): RecipeForm {
  const values = Object.fromEntries([...typed].filter(([name]) => name in form))
  const categories = typed.getAll('categories').map(String)
  return { ...form, ...values, categories, featured: typed.has('featured') } as RecipeForm
}

/**
 * Returns an empty draft for a cook who writes a recipe by hand, with the source address. A pasted text that could not be
 * read stays beside the fields, so that its lines can be moved into them.
 */
export function emptyDraft(id: string, url: string, pasted = ''): ImportedDraft {
  const form = { ...emptyRecipeForm, sourceUrl: url.startsWith('http') ? url : null }
  return { id, form, preview: null, cut: [], source: sourceOf(pasted) }
}

function sourceOf(pasted: string): SourceText | null {
  // The HTML of a page is not readable beside the fields.
  if (/<[a-z!/]/i.test(pasted)) return null
  const lines = pasted.split('\n').flatMap((line) => line.trim().slice(0, longestSourceLine) || [])
  return lines.length > 0 ? { lines: lines.slice(0, mostSourceLines), pictures: [] } : null
}
