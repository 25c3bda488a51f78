import { renewSearchIndex } from '../db/search-made-with.ts'
import type { App } from '../operations/app.ts'

/** After the languages of the search were changed. Until it is done, searches find what they found before. */
export async function renewSearch({ db, log, tables }: App) {
  if (!(await renewSearchIndex(db))) return
  await tables.tidy()
  log.info('The search was made anew for the languages in the settings.')
}
