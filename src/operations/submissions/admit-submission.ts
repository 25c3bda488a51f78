import { countUse } from '../../db/limits/rate-limits.ts'
import { readSettings } from '../../db/settings/settings.ts'
import type { App } from '../app/app.ts'

/** Visitors type each submission by hand, so these limits are low. */
const usualSubmissionsAnHour = { atHome: 200, inPublic: 30 }

export async function admitSubmission(app: App, visitor: string): Promise<boolean> {
  const usual = app.env.PUBLIC_URL ? usualSubmissionsAnHour.inPublic : usualSubmissionsAnHour.atHome
  const { submissionsAnHour } = await readSettings(app.db)
  return countUse(app.db, `submit:${visitor}`, submissionsAnHour ?? usual, 3600)
}

export const tooManySubmissionsMessage =
  'You’ve submitted a lot of recipes this hour. What you typed is still here. Try again later.'
