/** Where the recipes of an import come from. All kinds but `file` have a collector. */
export type ImportKind = 'file' | 'site' | 'crawler' | 'github'
export type CollectedKind = Exclude<ImportKind, 'file'>

/**
 * `known` pages belong to recipes of the site and are not fetched. `skipped` pages have no recipe. `failed` ones could not
 * be fetched or read.
 */
export type PageState = 'waiting' | 'read' | 'known' | 'skipped' | 'failed'

/** `limit`: the cook may go on, within the limits of an hour. `key`: the browser sends the key again. */
export type PauseReason = 'cook' | 'key' | 'limit' | 'problem'

/** The header in which a browser sends a visitor's key of the other service. It is never stored or logged. */
export const importKeyHeader = 'X-Import-Key'

/** How far a page import is. */
export interface Collecting {
  pages: Record<PageState, number>
  /** True if there may be pages that were not found yet. */
  isSearching: boolean
  pausedFor: PauseReason | null
  problem: string | null
  /** ISO date until which the other site asked us to wait. */
  waitsUntil: string | null
}

/** The pages that one start may fetch, and all starts of a visitor within an hour. */
export const pageLimits = {
  visitor: { atOnce: 100, anHour: 500 },
  account: { atOnce: 500, anHour: 2_500 },
  editor: { atOnce: 5_000, anHour: 20_000 },
} as const

/** The most addresses that a page import keeps. */
export const mostPages = 20_000

/** Returns whether there is anything left to read. */
export const hasMorePages = ({ pages, isSearching }: Pick<Collecting, 'pages' | 'isSearching'>): boolean =>
  isSearching || pages.waiting > 0
