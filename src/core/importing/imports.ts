import type { Collecting } from './collecting.ts'

/** The cook's choice for one recipe of an import. Recipes that the site already has start as `skip`. */
export const rowChoices = ['import', 'skip', 'replace'] as const
export type RowChoice = (typeof rowChoices)[number]

/**
 * `unreadable` rows have a problem instead of a recipe, and `known` ones are pages of recipes that the site has.
 * `ready` rows wait for the cook, and `queued` rows for the job. After an undo, a recipe that was changed meanwhile
 * stays `saved`.
 */
export type RowState = 'unreadable' | 'known' | 'ready' | 'queued' | 'saved' | 'failed' | 'undone'

/**
 * An import that fetches pages is `collecting` or `paused` before its `preview`. It is `preview` or `finished` once all
 * its pages are read.
 */
export type ImportState = 'collecting' | 'paused' | 'preview' | 'running' | 'finished' | 'undoing'

/** A job works on an import in these states. */
export const isBusy = (state: ImportState): boolean =>
  state === 'collecting' || state === 'running' || state === 'undoing'

/**
 * The views of an import's rows. `all` leaves out the pages that were not fetched because the site has their recipes.
 */
export const rowFilters = ['all', 'chosen', 'duplicates', 'problems'] as const
export type RowFilter = (typeof rowFilters)[number]

/** An import and how many of its rows are in each state. */
export interface ImportProgress {
  state: ImportState
  rows: Record<RowState, number>
  /** The `ready` rows that an import would save. */
  chosen: number
  /** Null for a file. */
  collecting: Collecting | null
}

/** The most recipes that one file may add. */
export const mostRows = 20_000

/**
 * Rows that are read and stored at once. COPY needs several times the size of their pictures in memory. Fewer are saved
 * or undone at once: preparing 25 recipes takes about 3 ms, for which other visitors wait.
 */
export const atOnce = { rows: 100, saved: 25, pictureBytes: 8_000_000 } as const

/** Days until an import is deleted, and days for one that nobody started. Its recipes stay. */
export const importDays = 30
export const previewDays = 3

/** Returns how many of the found pages are read, 0 to 100. Null while it looks for more pages. */
export function percentRead({ pages, isSearching }: Collecting): number | null {
  const found = Object.values(pages).reduce((sum, some) => sum + some, 0)
  if (isSearching) return null
  return found === 0 ? 0 : Math.floor((100 * (found - pages.waiting)) / found)
}

/** Returns how much of the running work is done, 0 to 100. */
export function percentDone({ state, rows }: ImportProgress): number {
  const [done, left] =
    state === 'undoing' ? [rows.undone, rows.saved] : [rows.saved + rows.failed + rows.undone, rows.queued]
  return done + left === 0 ? 100 : Math.floor((100 * done) / (done + left))
}
