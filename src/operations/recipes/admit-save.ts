import { countUse } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'

/** The operator at home may import a whole collection. On a public site, this is more than anyone types. */
const savesAnHour = { atHome: 2_000, inPublic: 120 }

/**
 * Returns whether this visitor may save another recipe. Called before the body is read, so invalid requests count too.
 */
export function admitSave(app: App, visitor: string): Promise<boolean> {
  const most = app.env.PUBLIC_URL ? savesAnHour.inPublic : savesAnHour.atHome
  return countUse(app.db, `save:${visitor}`, most, 3600)
}

export const tooManySavesMessage = 'You’ve saved a lot of recipes this hour. Try again later.'
