import type { JobData } from '../../db/jobs/jobs.ts'
import { type RenewalStep, renewSearchStep } from '../../db/search/search-made-with.ts'
import type { App } from '../../operations/app/app.ts'

const longestRunMs = 60_000

/**
 * Rebuilds the search after its languages changed. Long rebuilds take several jobs, each continuing where the last
 * stopped.
 */
export async function renewSearch(app: App, data: JobData<'renew-search'>, signal: AbortSignal) {
  const until = Date.now() + longestRunMs
  let step: RenewalStep | null = data
  while (step && !signal.aborted && Date.now() < until) step = await renewSearchStep(app.db, step)
  if (step) return app.jobs.enqueue(app.db, 'renew-search', { ...step, languages: [...step.languages] })
  await app.tables.tidy()
  app.log.info('The search index was rebuilt for the languages in the settings.')
}
