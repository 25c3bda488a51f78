import type { RecipeStatus } from '../../core/recipe/recipe.ts'
import type { Env } from '../../lib/env.ts'

/** Whoever runs the site brings recipes in by command line; everybody else is a visitor until there are accounts. */
export type Sender = 'visitor' | 'owner'

/** On somebody's own machine everything is listed at once; on a public site what visitors send waits until somebody has looked. */
export function firstStatus({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, sender: Sender): RecipeStatus {
  return PUBLIC_URL && sender === 'visitor' ? 'pending' : 'published'
}
