import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { CollectForm } from '../../core/collections/collection-form.ts'
import type { App } from '../app/app.ts'
import { changeCollection, collectionProblems } from './change-collection.ts'
import { createCollection } from './create-collection.ts'

type CollectOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-yours' }
  | { ok: false; reason: 'refused'; problem: string }

/** Puts a recipe into one of the cook's collections or a new one, or takes it out. */
export async function collectRecipe(
  app: App,
  user: SignedIn,
  recipeId: string,
  wanted: CollectForm,
): Promise<CollectOutcome> {
  const made = wanted.intent === 'create' ? await createCollection(app, user, wanted.name) : null
  if (made && !made.ok) return { ok: false, reason: 'refused', problem: made.problem }
  const id = made?.id ?? (wanted.intent === 'create' ? '' : wanted.collectionId)
  const kind = wanted.intent === 'remove' ? 'remove' : 'add'
  const outcome = await changeCollection(app, user, id, { kind, recipeId })
  if (outcome === 'changed') return { ok: true }
  return outcome === 'not-yours'
    ? { ok: false, reason: outcome }
    : { ok: false, reason: 'refused', problem: collectionProblems[outcome] }
}
