import type { Actor } from '../../core/recipes/actor.ts'
import { newRecipe, transition } from '../../core/recipes/lifecycle.ts'
import { readSettings } from '../../db/settings/settings.ts'
import type { App } from '../app/app.ts'

/** Returns whether the site reviews recipes of untrusted cooks. By default, only a public site does. */
export async function reviewsSubmissions({ db, env }: Pick<App, 'db' | 'env'>): Promise<boolean> {
  const { reviewRule } = await readSettings(db)
  return reviewRule === 'by-address' ? Boolean(env.PUBLIC_URL) : reviewRule === 'after-review'
}

/** Returns whether a new recipe of this actor waits for review. */
export async function isReviewedFirst(app: Pick<App, 'db' | 'env'>, actor: Actor): Promise<boolean> {
  const submission = transition(newRecipe, 'submit', actor, await reviewsSubmissions(app))
  return submission.ok && submission.next === 'pending'
}
