import { type Actor, isTrusted } from '../../core/recipes/actor.ts'
import { countUse, takeUses } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'

/** The operator at home may import a whole collection. On a public site, this is more than anyone types. */
const savesAnHour = { atHome: 2_000, inPublic: 120 }

/**
 * Returns whether this visitor may save another recipe. Called before the body is read, so invalid requests count too.
 */
export function admitSave(app: App, visitor: string): Promise<boolean> {
  return countUse(app.db, `save:${visitor}`, mostSaves(app), 3600)
}

/**
 * Counts the recipes of an import that this visitor may save now, at most `wanted`. Trusted cooks have no limit, because
 * they publish without review.
 */
export function admitSaves(app: App, visitor: string, actor: Actor, wanted: number): Promise<number> {
  if (isTrusted(actor)) return Promise.resolve(wanted)
  return takeUses(app.db, `save:${visitor}`, wanted, { max: mostSaves(app), windowSeconds: 3600 })
}

const mostSaves = ({ env }: App) => (env.PUBLIC_URL ? savesAnHour.inPublic : savesAnHour.atHome)

export const tooManySavesMessage = 'You’ve saved a lot of recipes this hour. Try again later.'
