import { countUse } from '../../db/rate-limits.ts'
import type { App } from '../app.ts'

/** Who runs a site at home may bring a whole collection; on a public site nobody types more than this. */
const savesAnHour = { atHome: 2_000, inPublic: 120 }

/** Whether this visitor may save one more recipe now; asked before anything is read of what was sent, so that nonsense counts too. */
export function admitSave(app: App, visitor: string): Promise<boolean> {
  const most = app.env.PUBLIC_URL ? savesAnHour.inPublic : savesAnHour.atHome
  return countUse(app.db, `save:${visitor}`, most, 3600)
}

export const tooManySavesMessage = 'That were many recipes in one hour. Please go on in a while.'
