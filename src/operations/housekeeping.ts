import { deleteOldTokens } from '../db/account-tokens.ts'
import { deleteUnconfirmed } from '../db/newsletter-subscribers.ts'
import { deleteOldLimits } from '../db/rate-limits.ts'
import { deleteOldSessions } from '../db/sessions.ts'
import type { App } from './app.ts'
import { announceScheduled } from './articles/announce-scheduled.ts'
import { clearPictures } from './images/clear-pictures.ts'
import { warmPictures } from './images/warm-pictures.ts'
import { readDiets } from './recipes/read-diets.ts'

const everyMs = 6 * 60 * 60 * 1000

/** What nobody waits for: prepared pictures and diets after a start; what has had its time thrown out now and then. */
export function keepHouse(app: App): void {
  void throwOut(app)
  void warmPictures(app)
  void readDiets(app)
  announceScheduled(app)
  setInterval(() => void throwOut(app), everyMs).unref()
}

/** Old links, sessions and counts, unanswered addresses and unused pictures. One that fails does not keep the others. */
export async function throwOut(app: App): Promise<void> {
  const complain = (what: string) => (cause: unknown) => app.log.warn({ err: cause }, `${what} could not be thrown out`)
  await deleteOldTokens(app.db).catch(complain('Old links'))
  await deleteOldSessions(app.db).catch(complain('Sessions that are over'))
  await deleteOldLimits(app.db).catch(complain('Old limits'))
  await deleteUnconfirmed(app.db).catch(complain('Unconfirmed addresses'))
  await clearPictures(app).catch(complain('Unused pictures'))
}
