import { isDeepStrictEqual } from 'node:util'
import { readCategoryChoices } from '../db/recipes/category-choices.ts'
import type { App } from '../operations/app/app.ts'

/** The tables that decide which categories are shown. */
const sources = new Set(['recipes', 'redirects'])

/**
 * Tells when the categories in the footer and in forms change, which every page shows. Most recipe changes do not
 * affect them, so the other pages stay in the cache.
 */
export function watchCategories({ db, log }: Pick<App, 'db' | 'log'>) {
  /** Undefined while it is unknown what the cached pages show. */
  let last: unknown
  let queue: Promise<void> = Promise.resolve()

  async function compare(onChange: () => void) {
    try {
      const now = await readCategoryChoices(db)
      if (!isDeepStrictEqual(now, last)) onChange()
      last = now
    } catch (cause) {
      log.warn({ err: cause }, 'The categories for the footer were not read')
      last = undefined
      onChange()
    }
  }

  return {
    /** Takes a change of a table, and calls `onChange` if other categories are shown since. */
    hear(table: string, onChange: () => void) {
      if (sources.has(table)) queue = queue.then(() => compare(onChange))
    },
    /** Takes a gap in the changes that are heard. Pages that were cached since may show any categories. */
    hearGap() {
      queue = queue.then(() => void (last = undefined))
    },
    /** Waits for the changes that were heard. */
    settled: () => queue,
  }
}
