import type { RecipeStatus } from './recipe.ts'
import { type Actor, type Capacity, capacitiesOf } from './actor.ts'

const owners: ReadonlyArray<Capacity> = ['owner', 'link-holder']
const ownersAndReviewers: ReadonlyArray<Capacity> = [...owners, 'reviewer', 'command-line', 'system']

/** Decides whether an actor may see a recipe. The command line and the system see all, because they may delete drafts. */
const audience: Record<RecipeStatus, 'everyone' | ReadonlyArray<Capacity>> = {
  draft: [...owners, 'command-line', 'system'],
  // Visible to everyone who has the address. Lists don't show these recipes.
  pending: 'everyone',
  'changes-requested': ownersAndReviewers,
  published: 'everyone',
  rejected: ownersAndReviewers,
  withdrawn: ownersAndReviewers,
}

export function canView(actor: Actor, { status, ownerId }: { status: RecipeStatus; ownerId: string | null }): boolean {
  const viewers = audience[status]
  return viewers === 'everyone' || capacitiesOf(actor, { ownerId }).some((capacity) => viewers.includes(capacity))
}

/**
 * Decides whether an actor may download a recipe. A recipe that waits for review can be seen by everyone with its
 * address, but only its owner and reviewers take it away.
 */
export function canExport(actor: Actor, recipe: { status: RecipeStatus; ownerId: string | null }): boolean {
  if (isListed(recipe.status)) return true
  return canView(actor, recipe) && capacitiesOf(actor, recipe).some((capacity) => capacity !== 'visitor')
}

/** Returns whether lists, search, feeds and the sitemap show the recipe. */
export const isListed = (status: RecipeStatus) => status === 'published'

export const isOpenToEveryone = (status: RecipeStatus) => audience[status] === 'everyone'

export const isOpenToReviewers = (status: RecipeStatus) =>
  isOpenToEveryone(status) || audience[status].includes('reviewer')

/** Returns whether the recipe stays in its owner's favorites and collections. */
export const staysSavedForOwner = (status: RecipeStatus) => status !== 'withdrawn'

/** Returns whether the recipe frees its source for another recipe. */
export const releasesSource = (status: RecipeStatus) => status === 'rejected' || status === 'withdrawn'
