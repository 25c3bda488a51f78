import type { RecipeStatus } from '../../core/recipe/recipe.ts'
import { isAtLeast } from '../../core/role.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import type { Env } from '../../lib/env.ts'

/** Who a recipe comes from. Whoever runs the site brings recipes in by command line, as its owner. */
export type Sender = 'visitor' | 'owner' | SignedIn

/** Whose recipes need nobody else's look. */
export const publishesAtOnce = (sender: Sender) =>
  sender === 'owner' || (sender !== 'visitor' && isAtLeast(sender.role, 'trusted'))

/** On somebody's own machine everything is listed at once; on a public site what strangers send waits until somebody has looked. */
export function firstStatus({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, sender: Sender): RecipeStatus {
  return PUBLIC_URL && !publishesAtOnce(sender) ? 'pending' : 'published'
}

/** The account a recipe belongs to from then on. */
export const accountOf = (sender: Sender): SignedIn | null => (typeof sender === 'string' ? null : sender)
