import { slugify } from '../../core/recipe/slug.ts'
import { moveRecipe } from '../../db/recipe-names.ts'
import type { App } from '../app.ts'
import { recipeIdOf } from './recipe-id-of.ts'

export type RenameOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'unknown' | 'taken' }
  | { ok: false; reason: 'no-name'; suggestion: string }

/** Gives a recipe another address. The old one leads there, as do those it had before. */
export async function renameRecipe(app: App, name: string, newName: string): Promise<RenameOutcome> {
  const id = recipeIdOf(newName)
  const suggestion = slugify(id)
  if (suggestion !== id) return { ok: false, reason: 'no-name', suggestion }
  const outcome = await moveRecipe(app.db, recipeIdOf(name), id)
  return outcome === 'moved' ? { ok: true, id } : { ok: false, reason: outcome }
}
