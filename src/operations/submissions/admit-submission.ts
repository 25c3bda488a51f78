import { countUse } from '../../db/rate-limits.ts'
import type { App } from '../app.ts'

/** Somebody types each of these. */
const submissionsAnHour = { atHome: 200, inPublic: 30 }

export function admitSubmission(app: App, visitor: string): Promise<boolean> {
  const most = app.env.PUBLIC_URL ? submissionsAnHour.inPublic : submissionsAnHour.atHome
  return countUse(app.db, `submit:${visitor}`, most, 3600)
}

export const tooManySubmissionsMessage =
  'That were many recipes in one hour. What you typed is still here; please send it in a while.'
