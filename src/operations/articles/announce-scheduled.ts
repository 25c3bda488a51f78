import { announceDue } from '../../db/reading-due.ts'
import type { App } from '../app.ts'

/** A reader sees a scheduled post this much later at most. */
const everyMs = 15_000

/** Lets the pages that are kept know when the moment of a scheduled post or article has come. */
export function announceScheduled(app: App, intervalMs = everyMs): { stop(): void } {
  let since: Date | null = null
  let isLooking = false
  async function look() {
    if (isLooking) return
    isLooking = true
    try {
      since = await announceDue(app.db, since)
    } catch (cause) {
      // What came meanwhile is announced by the next look that gets through: `since` stays.
      app.log.warn({ err: cause }, 'Scheduled posts could not be looked for')
    } finally {
      isLooking = false
    }
  }
  void look()
  const timer = setInterval(() => void look(), intervalMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
