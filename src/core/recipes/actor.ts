import { isAtLeast } from '../accounts/role.ts'
import type { SignedIn } from '../accounts/signed-in.ts'

/** Whoever acts on a recipe: a signed-in account, or one of four without an account. */
export type Actor =
  | SignedIn
  /** Anyone without an account. */
  | 'visitor'
  /** A visitor with the secret link of this recipe. */
  | 'link-holder'
  /** Whoever runs `marshmallow` on the machine of the site. */
  | 'command-line'
  /** The site itself. */
  | 'system'

/** The account a new recipe belongs to, and the one the audit log names. */
export const accountOf = (actor: Actor): SignedIn | null => (typeof actor === 'string' ? null : actor)

/** Publishes without review. */
export const isTrusted = (actor: Actor) =>
  actor === 'command-line' || (typeof actor !== 'string' && isAtLeast(actor.role, 'trusted'))

/** The role of an actor for one recipe. An editor owns one recipe and reviews another. */
export type Capacity = 'visitor' | 'link-holder' | 'owner' | 'reviewer' | 'command-line' | 'system'

/** A new recipe belongs to the account that saves it. */
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

/** The link proves ownership: its holder was found by it. */
export const isOwner = (actor: Actor, recipe: { ownerId: string | null }) =>
  actor === 'link-holder' || capacitiesOf(actor, recipe).includes('owner')
