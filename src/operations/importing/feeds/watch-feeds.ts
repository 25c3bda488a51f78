import { takeDueFeeds } from '../../../db/importing/feeds.ts'
import type { App } from '../../app/app.ts'
import { repeat } from '../../app/repeat.ts'

const everyMs = 60_000
const dueAtOnce = 20

/** Looks every minute for feeds that are due. Their jobs run in any process. */
export function watchFeeds(app: App): void {
  repeat(
    everyMs,
    () => enqueueDueFeeds(app),
    (cause) => app.log.warn({ err: cause }, 'Could not look for feeds that are due'),
  )
}

/** Starts the checks of feeds that are due, once among all processes. */
export async function enqueueDueFeeds(app: App): Promise<void> {
  await app.db.transaction(async (tx) => {
    for (const feedId of await takeDueFeeds(tx, dueAtOnce))
      await app.jobs.enqueue(tx, 'check-feed', { feedId, onlyEntries: false })
  })
}
