import { type Actor, capacitiesOf } from './actor.ts'
import { allows } from './lifecycle.ts'
import type { RecipeStatus } from './recipe.ts'

/** Decides whether an actor may open the edit page of a recipe. */
export function canEdit(actor: Actor, { status, ownerId }: { status: RecipeStatus; ownerId: string | null }): boolean {
  return capacitiesOf(actor, { ownerId }).some(
    (capacity) =>
      (capacity === 'owner' && allows(status, 'submit', capacity)) ||
      (capacity === 'reviewer' && allows(status, 'edit', capacity)),
  )
}
