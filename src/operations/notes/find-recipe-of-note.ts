import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { NoteContent } from '../../core/notes/note-sync.ts'
import { recipeFromForm } from '../../core/recipes/forms/recipe-form.ts'
import { isTied } from '../../db/notes/note-pages.ts'
import { findStanding } from '../../db/recipes/recipe-standing.ts'
import { findSameRecipe } from '../../db/recipes/same-recipe.ts'
import type { App } from '../app/app.ts'
import { contentOfRow } from './note-row.ts'

interface SameRecipe {
  id: string
  version: number
  /** False if something besides title, ingredients and source differs. */
  isEqual: boolean
}

/**
 * Finds the recipe that someone imported from this note before, so that the sync adds no second one. It has the same
 * title, ingredients and source, and belongs to nobody or to `actor`. A cook's own recipe is never written by a sync.
 */
export async function findRecipeOfNote(
  { db }: Pick<App, 'db'>,
  actor: SignedIn,
  content: NoteContent,
): Promise<SameRecipe | undefined> {
  if (content.kind !== 'recipes') return undefined
  const id = await findSameRecipe(db, recipeFromForm(content.form), { cook: actor.id })
  const standing = id === null ? undefined : await findStanding(db, id)
  if (id === null || !standing) return undefined
  if ((standing.ownerId !== null && standing.ownerId !== actor.id) || (await isTied(db, id))) return undefined
  const row = await contentOfRow({ db }, 'recipes', id)
  const isEqual = row?.kind === 'recipes' && row.form.instructions === content.form.instructions
  return { id, version: standing.version, isEqual }
}
