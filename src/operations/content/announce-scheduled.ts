import { announceDue } from '../../db/content/scheduled-articles.ts'
import type { App } from '../app/app.ts'
import { repeat } from '../app/repeat.ts'

/** A scheduled post appears at most this much later. */
const everyMs = 15_000

/** Announces scheduled posts and articles when they appear, which drops cached pages. */
export function announceScheduled({ db, log }: App): void {
  let since: Date | null = null
  async function announce() {
    since = await announceDue(db, since)
  }
  // `since` stays after a failure, so the next successful check announces the missed ones.
  repeat(everyMs, announce, (cause) => log.warn({ err: cause }, 'Could not check for scheduled posts'))
}
