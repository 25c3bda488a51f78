import type { RecipeStatus } from './recipe.ts'
import { type Actor, type Capacity, capacitiesOf } from './actor.ts'

const owners: ReadonlyArray<Capacity> = ['owner', 'link-holder']
const ownersAndReviewers: ReadonlyArray<Capacity> = [...owners, 'reviewer', 'command-line', 'system']

/** Who may see a recipe. The command line and the site itself see all, since they may delete a draft. */
const audience: Record<RecipeStatus, 'everyone' | ReadonlyArray<Capacity>> = {
  draft: [...owners, 'command-line', 'system'],
  // Anyone who knows the address: no list shows it.
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

/** Lists, search, feeds and the sitemap show the recipe. */
export const isListed = (status: RecipeStatus) => status === 'published'

export const isOpenToEveryone = (status: RecipeStatus) => audience[status] === 'everyone'

export const isOpenToReviewers = (status: RecipeStatus) =>
  isOpenToEveryone(status) || audience[status].includes('reviewer')

/** Owners find the recipe again in their favorites and collections. */
export const staysSavedForOwner = (status: RecipeStatus) => status !== 'withdrawn'

/** A recipe that is off the site makes room for another one from the same source. */
export const releasesSource = (status: RecipeStatus) => status === 'rejected' || status === 'withdrawn'
