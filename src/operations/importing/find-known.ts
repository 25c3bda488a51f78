import type { ImportEvent } from '../../core/importing/import-events.ts'
import { findRecipeBySource } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'

/** Reveals id and title only of recipes that visitors can see. */
export async function findKnown(app: App, source: string): Promise<ImportEvent | undefined> {
  const known = await findRecipeBySource(app.db, source)
  if (!known || known.standing === 'gone') return undefined
  const { id, title, standing } = known
  return { kind: 'exists', source, recipe: standing === 'listed' ? { id, title } : null }
}
