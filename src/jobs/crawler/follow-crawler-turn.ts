import type { App } from '../../operations/app/app.ts'
import { followCalls } from '../../operations/crawler/follow-calls.ts'

/** Works on the calls of the console for a while, and schedules the rest as another job. */
export async function followCrawlerTurn(app: App, signal: AbortSignal) {
  if ((await followCalls(app, signal)) === 'finished') return
  await app.db.transaction((tx) => app.jobs.enqueue(tx, 'follow-crawler', {}))
}
