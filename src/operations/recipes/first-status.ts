import type { RecipeStatus } from '../../core/recipe/recipe.ts'
import { isAtLeast } from '../../core/role.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { readSettings } from '../../db/settings.ts'
import type { App } from '../app.ts'

/** Who a recipe comes from. Whoever runs the site brings recipes in by command line, as its owner. */
export type Sender = 'visitor' | 'owner' | SignedIn

/** Whose recipes need nobody else's look. */
export const publishesAtOnce = (sender: Sender) =>
  sender === 'owner' || (sender !== 'visitor' && isAtLeast(sender.role, 'trusted'))

/**
 * The settings may say that everything is listed at once, or that what strangers send waits until somebody has looked. While they
 * do not, the former holds on somebody's own machine and the latter on a public site.
 */
export async function firstStatus({ db, env }: Pick<App, 'db' | 'env'>, sender: Sender): Promise<RecipeStatus> {
  if (publishesAtOnce(sender)) return 'published'
  const { reviewRule } = await readSettings(db)
  const isReviewed = reviewRule === 'by-address' ? Boolean(env.PUBLIC_URL) : reviewRule === 'after-review'
  return isReviewed ? 'pending' : 'published'
}

/** The account a recipe belongs to from then on. */
export const accountOf = (sender: Sender): SignedIn | null => (typeof sender === 'string' ? null : sender)
