import { slugify } from '../../core/recipes/slug.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { moveRecipe } from '../../db/recipes/recipe-ids.ts'
import type { App } from '../app/app.ts'
import { recipeIdOf } from './recipe-id-of.ts'

export type RenameOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'unknown' | 'taken' }
  | { ok: false; reason: 'no-name'; suggestion: string }

/** Gives a recipe a new id. Its former addresses redirect to it. */
export async function renameRecipe(
  app: Pick<App, 'db'>,
  name: string,
  newName: string,
  /** Null for the command line. */
  actor: SignedIn | null = null,
): Promise<RenameOutcome> {
  const id = recipeIdOf(newName)
  const suggestion = slugify(id)
  if (suggestion !== id) return { ok: false, reason: 'no-name', suggestion }
  const former = recipeIdOf(name)
  const outcome = await app.db.transaction(async (tx) => {
    const became = await moveRecipe(tx, former, id)
    if (became === 'moved')
      await writeAudit(tx, { actor, action: 'recipe.rename', subject: ['recipe', id], details: { former } })
    return became
  })
  return outcome === 'moved' ? { ok: true, id } : { ok: false, reason: outcome }
}
