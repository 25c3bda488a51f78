import { data, redirect } from 'react-router'
import { canView } from '../../../core/recipes/visibility.ts'
import { findStoredRecipe, type StoredRecipe } from '../../../db/recipes/recipes.ts'
import { findRedirect } from '../../../db/seo/redirects.ts'
import type { Actor } from '../../../core/recipes/actor.ts'
import type { App } from '../../../operations/app/app.ts'

/**
 * Opens a recipe for a visitor or an account. Throws a redirect if it has moved, 404 if nobody may see it, and 410 if it
 * was taken down. `below` is the rest of the address.
 */
export async function openRecipe(
  { db }: Pick<App, 'db'>,
  { id, actor, url, below = '' }: { id: string; actor: Actor; url: string; below?: string },
): Promise<StoredRecipe> {
  const stored = await findStoredRecipe(db, id)
  if (!stored) {
    const moved = await findRedirect(db, `/recipe/${id}`)
    if (moved) throw redirect(moved + below + new URL(url).search, 301)
    throw data('Recipe not found', { status: 404 })
  }
  const { status } = stored.recipe
  if (!canView(actor, { ownerId: stored.ownerId, status })) {
    if (status === 'withdrawn') throw data('Recipe taken down', { status: 410 })
    throw data('Recipe not found', { status: 404 })
  }
  return stored
}
