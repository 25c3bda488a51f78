import { countUse } from '../../db/rate-limits.ts'
import { readSettings } from '../../db/settings.ts'
import type { App } from '../app.ts'

/** Somebody types each of these. */
const usualSubmissionsAnHour = { atHome: 200, inPublic: 30 }

export async function admitSubmission(app: App, visitor: string): Promise<boolean> {
  const usual = app.env.PUBLIC_URL ? usualSubmissionsAnHour.inPublic : usualSubmissionsAnHour.atHome
  const { submissionsAnHour } = await readSettings(app.db)
  return countUse(app.db, `submit:${visitor}`, submissionsAnHour ?? usual, 3600)
}

export const tooManySubmissionsMessage =
  'That were many recipes in one hour. What you typed is still here; please send it in a while.'
