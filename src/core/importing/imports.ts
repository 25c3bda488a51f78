/** The cook's choice for one recipe of an import. Recipes that the site already has start as `skip`. */
export const rowChoices = ['import', 'skip', 'replace'] as const
export type RowChoice = (typeof rowChoices)[number]

/**
 * `unreadable` rows have a problem instead of a recipe. `ready` rows wait for the cook, and `queued` rows for the job.
 * After an undo, a recipe that was changed meanwhile stays `saved`.
 */
export type RowState = 'unreadable' | 'ready' | 'queued' | 'saved' | 'failed' | 'undone'

export type ImportState = 'preview' | 'running' | 'finished' | 'undoing'

/** The views of an import's rows. */
export const rowFilters = ['all', 'chosen', 'duplicates', 'problems'] as const
export type RowFilter = (typeof rowFilters)[number]

/** An import and how many of its rows are in each state. */
export interface ImportProgress {
  state: ImportState
  rows: Record<RowState, number>
  /** The `ready` rows that an import would save. */
  chosen: number
}

/** The most recipes that one file may add. */
export const mostRows = 20_000

/**
 * Rows that are read, stored or saved at once. Preparing 100 takes about 20 ms, and more would delay other visitors.
 * COPY needs several times the size of their pictures in memory.
 */
export const atOnce = { rows: 100, pictureBytes: 8_000_000 } as const

/** Days until an import is forgotten, and one that nobody started. Its recipes stay. */
export const importDays = 30
export const previewDays = 3

/** Returns how much of the running work is done, 0 to 100. */
export function percentDone({ state, rows }: ImportProgress): number {
  const [done, left] =
    state === 'undoing' ? [rows.undone, rows.saved] : [rows.saved + rows.failed + rows.undone, rows.queued]
  return done + left === 0 ? 100 : Math.floor((100 * done) / (done + left))
}
