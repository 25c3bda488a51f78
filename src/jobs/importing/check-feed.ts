import type { JobData } from '../../db/jobs/jobs.ts'
import type { App } from '../../operations/app/app.ts'
import { checkFeed } from '../../operations/importing/feeds/check-feed.ts'
import { endInTime } from './end-in-time.ts'

/** Looks for new recipes in a feed, and schedules the rest of its pages as another job. */
export async function checkFeedTurn(app: App, { feedId, onlyEntries }: JobData<'check-feed'>, signal: AbortSignal) {
  const next = await checkFeed(app, feedId, endInTime(signal), { onlyEntries })
  if (next === 'done') return
  const { seconds } = next
  await app.db.transaction((tx) =>
    app.jobs.enqueue(tx, 'check-feed', { feedId, onlyEntries: next.onlyEntries }, Math.ceil(seconds)),
  )
}
