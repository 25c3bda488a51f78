import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import type { Actor } from '../../core/recipes/actor.ts'
import { type Transition, transition } from '../../core/recipes/lifecycle.ts'
import { newRecipe, type RecipeEvent } from '../../core/recipes/lifecycle-events.ts'
import { readSettings } from '../../db/settings/settings.ts'
import type { SiteSettings } from '../../core/settings/site-settings.ts'
import type { App } from '../app/app.ts'

/** Returns whether the site reviews recipes of untrusted cooks. By default, only a public site does. */
export async function reviewsSubmissions({ db, env }: Pick<App, 'db' | 'env'>): Promise<boolean> {
  return isReviewing(await readSettings(db), env)
}

/** The same, for callers that have read the settings. */
export function isReviewing({ reviewRule }: Pick<SiteSettings, 'reviewRule'>, env: App['env']): boolean {
  return reviewRule === 'by-address' ? Boolean(env.PUBLIC_URL) : reviewRule === 'after-review'
}

/** Returns what happens to a new recipe of this actor. Throws if the actor may not save one. */
export async function firstTransition(
  app: Pick<App, 'db' | 'env'>,
  event: RecipeEvent,
  actor: Actor,
  /** True if an editor must look at it on any site. */
  isAlwaysReviewed = false,
) {
  const created = transition(newRecipe, event, actor, isAlwaysReviewed || (await reviewsSubmissions(app)))
  if (!created.ok || created.next === 'deleted') throw new Error(`No recipe begins with "${event}"`)
  return { ...created, next: created.next } satisfies Transition & { next: RecipeStatus }
}

/** Returns whether a new recipe of this actor waits for review. */
export async function isReviewedFirst(app: Pick<App, 'db' | 'env'>, actor: Actor): Promise<boolean> {
  const submission = transition(newRecipe, 'submit', actor, await reviewsSubmissions(app))
  return submission.ok && submission.next === 'pending'
}
