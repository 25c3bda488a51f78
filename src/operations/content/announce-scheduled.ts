import { announceDue } from '../../db/content/scheduled-articles.ts'
import type { App } from '../app/app.ts'

/** A scheduled post appears at most this much later. */
const everyMs = 15_000

/** Announces scheduled posts and articles when they appear, which drops cached pages. */
export function announceScheduled(app: App, intervalMs = everyMs): { stop(): void } {
  let since: Date | null = null
  let isLooking = false
  async function look() {
    if (isLooking) return
    isLooking = true
    try {
      since = await announceDue(app.db, since)
    } catch (cause) {
      // `since` stays, so the next successful check announces the missed ones.
      app.log.warn({ err: cause }, 'Could not check for scheduled posts')
    } finally {
      isLooking = false
    }
  }
  void look()
  const timer = setInterval(() => void look(), intervalMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
