import { deleteOldTokens } from '../../db/accounts/account-tokens.ts'
import { deleteOldInvitations } from '../../db/accounts/invitations.ts'
import { deleteOldItems } from '../../db/automations/automation-items.ts'
import { deleteUnconfirmed } from '../../db/newsletter/subscribers.ts'
import { deleteOldCalls } from '../../db/crawler/calls.ts'
import { deleteOldImports } from '../../db/importing/imports.ts'
import { deleteOldShopping } from '../../db/shopping/shopping-lists.ts'
import { deleteOldLimits } from '../../db/limits/rate-limits.ts'
import { deleteUnconfirmedReviews } from '../../db/reviews/reviews.ts'
import { deleteOldCooked } from '../../db/reviews/cooked.ts'
import { renewRanking } from '../../db/reviews/ranking.ts'
import { deleteOldSessions } from '../../db/accounts/sessions.ts'
import type { App } from './app.ts'
import { announceScheduled } from '../content/announce-scheduled.ts'
import { watchBackups } from '../backup/scheduled-backups.ts'
import { watchFeeds } from '../importing/feeds/watch-feeds.ts'
import { continueGivenUpImports } from '../importing/manage-import.ts'
import { continueGivenUpSync } from '../notes/start-sync.ts'
import { clearPictures } from '../pictures/clear-pictures.ts'
import { warmPictures } from '../pictures/warm-pictures.ts'
import { deriveColumns } from '../recipes/derive-columns.ts'

const everyMs = 6 * 60 * 60 * 1000

/** Starts background work: prepares pictures and diet tags after a start, and deletes expired rows regularly. */
export function scheduleHousekeeping(app: App): void {
  void deleteExpired(app)
  void renewRanks(app)
  void warmPictures(app)
  void deriveColumns(app)
  announceScheduled(app)
  watchFeeds(app)
  watchBackups(app)
  setInterval(() => void deleteExpired(app), everyMs).unref()
  setInterval(() => void renewRanks(app), everyMs).unref()
  // Not at once, because the start of the jobs does the same.
  setInterval(() => void continueGivenUp(app), everyMs).unref()
}

/** Continues syncs and imports whose job failed for the last time. Otherwise they would stay "running" forever. */
export async function continueGivenUp(app: App): Promise<void> {
  const complain = (what: string) => (cause: unknown) => app.log.warn({ err: cause }, `${what} could not be continued`)
  await continueGivenUpSync(app).catch(complain('The sync of the notes'))
  await continueGivenUpImports(app).catch(complain('Imports'))
}

/** Ranks recipes by the current mean of the site. */
async function renewRanks({ db, log }: App): Promise<void> {
  await renewRanking(db).catch((cause: unknown) => log.warn({ err: cause }, 'The ranking could not be renewed'))
}

/**
 * Deletes expired tokens, sessions, counts and imports, unconfirmed addresses and unused pictures. A failure does not
 * stop the others.
 */
export async function deleteExpired(app: App): Promise<void> {
  const complain = (what: string) => (cause: unknown) => app.log.warn({ err: cause }, `${what} could not be deleted`)
  await app.tables.dropLeftScratch().catch(complain('The database of a killed check of a backup'))
  await deleteOldTokens(app.db).catch(complain('Old links'))
  await deleteOldInvitations(app.db).catch(complain('Old invitations'))
  await deleteOldSessions(app.db).catch(complain('Expired sessions'))
  await deleteOldLimits(app.db).catch(complain('Old limits'))
  await deleteOldImports(app.db).catch(complain('Old imports'))
  await deleteOldCalls(app.db).catch(complain('Old calls of the crawler'))
  await deleteOldItems(app.db).catch(complain('Old items of automations'))
  await deleteUnconfirmed(app.db).catch(complain('Unconfirmed addresses'))
  await deleteUnconfirmedReviews(app.db).catch(complain('Unconfirmed reviews'))
  await deleteOldCooked(app.db).catch(complain('Old counts of cooked recipes'))
  await deleteOldShopping(app.db).catch(complain('Old shopping lists'))
  await clearPictures(app).catch(complain('Unused pictures'))
}
