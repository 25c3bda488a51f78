import { isAtLeast } from '../accounts/role.ts'
import type { SignedIn } from '../accounts/signed-in.ts'

/** A person or program that acts on a recipe: a signed-in account, or one of four actors without an account. */
export type Actor =
  | SignedIn
  /** Anyone without an account. */
  | 'visitor'
  /** A visitor with the secret link of this recipe. */
  | 'link-holder'
  /** The person who runs `marshmallow` on the site's machine. */
  | 'command-line'
  /** The site itself. */
  | 'system'

/** Returns the actor's account. New recipes belong to this account, and the audit log names it. */
export const accountOf = (actor: Actor): SignedIn | null => (typeof actor === 'string' ? null : actor)

/** Returns whether the actor publishes without review. */
export const isTrusted = (actor: Actor) =>
  actor === 'command-line' || (typeof actor !== 'string' && isAtLeast(actor.role, 'trusted'))

/** Returns whether the actor may choose what the home page shows first. */
export const mayFeature = (actor: Actor) =>
  actor === 'command-line' || (typeof actor !== 'string' && isAtLeast(actor.role, 'editor'))

/** The role of an actor for one recipe. An editor owns one recipe and reviews another. */
export type Capacity = 'visitor' | 'link-holder' | 'owner' | 'reviewer' | 'command-line' | 'system'

/** Returns the actor's capacities for a recipe. A new recipe belongs to the account that saves it. */
export function capacitiesOf(
  actor: Actor,
  { ownerId }: { ownerId: string | null },
  isNew = false,
): ReadonlyArray<Capacity> {
  if (typeof actor === 'string') return [actor]
  const capacities: Array<Capacity> = []
  if (isNew || actor.id === ownerId) capacities.push('owner')
  if (isAtLeast(actor.role, 'editor')) capacities.push('reviewer')
  return capacities
}

/** Returns whether the actor owns the recipe. The secret link proves ownership, because it belongs to this recipe. */
export const isOwner = (actor: Actor, recipe: { ownerId: string | null }) =>
  actor === 'link-holder' || capacitiesOf(actor, recipe).includes('owner')
