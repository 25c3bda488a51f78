import type { CollectedKind, ImportKind } from '../../../core/importing/collecting.ts'
import type { ReadOutcome } from '../../../importer/source.ts'
import type { App } from '../../app/app.ts'
import { crawler } from './crawler/crawler.ts'
import { site } from './site/site.ts'
import { githubFolder } from './github/github.ts'

/** The import that a collector fills. */
export interface PageImport {
  importId: string
  ownerId: string | null
  /** As given to `startPageImport`. Each collector parses its own. */
  settings: unknown
  /** The key that a visitor sent. Null if the import needs none. Only the memory of this process holds it. */
  key: string | null
}

export interface FoundPage {
  address: string
  /** Two addresses with the same key are one page. The address, if the collector gives none. */
  key?: string
  /** Pages with a low rank are read first. 1 if the collector gives none. */
  rank?: number
  /** Whatever the collector needs to read the page, as JSON. Never a secret. */
  details?: unknown
  /** The recipes, if the page came with its content. It is not read again. */
  outcomes?: ReadonlyArray<ReadOutcome>
}

/** Says where `discover` goes on. Any JSON but null. Never a secret. */
export type Cursor = string | number | { [name: string]: unknown }

/** The other service asks for patience. The same step is tried again, a few times. */
export interface Later {
  kind: 'later'
  seconds: number
  /** A sentence for the cook. */
  problem: string
}

/** Nothing more can be read for now. What was read so far stays, and the cook may go on later. */
export interface Stop {
  kind: 'stop'
  /** A sentence for the cook: what happened, and what to do. */
  problem: string
  /** `key`: the key was refused or is missing, so another one must be sent. */
  reason?: 'key' | 'problem'
}

/** How long to wait before the next request, so that the other site is not busy with us. */
interface Rest {
  restMs?: number
}

export type Discovery =
  /** Without a cursor, everything is found. */
  ({ kind: 'found'; pages: ReadonlyArray<FoundPage>; cursor: Cursor | null } & Rest) | Later | Stop

export type PageOutcome =
  | ({ kind: 'read'; outcomes: ReadonlyArray<ReadOutcome>; found?: ReadonlyArray<FoundPage> } & Rest)
  /** The page has no recipe, which nobody needs to know about. */
  | ({
      kind: 'skipped'
      problem?: string
      found?: ReadonlyArray<FoundPage>
      /** False if nothing was fetched, so that it counts toward no limit. */
      isFetched?: boolean
    } & Rest)
  /** The page could not be read, which the cook sees. */
  | ({ kind: 'failed'; problem: string } & Rest)
  | Later
  | Stop

/** Finds and reads the pages of one kind of import. A plain object, without registration or a base class. */
export interface Collector {
  kind: CollectedKind
  /**
   * Names what only one page import may use at a time, such as a host, on all processes of the site. Null if any number
   * may run.
   */
  lane(pageImport: PageImport): string | null
  /** Finds the next pages. May run twice with the same cursor, after a restart. */
  discover(app: App, pageImport: PageImport, cursor: Cursor | null, signal: AbortSignal): Promise<Discovery>
  /** Reads a page. May run twice, after a restart. Its outcome is stored once. */
  read(
    app: App,
    pageImport: PageImport,
    page: { address: string; details: unknown },
    signal: AbortSignal,
  ): Promise<PageOutcome>
  /** Ends the work at the other service when the cook stops the import. Returns where the search continues. */
  cancel?(app: App, pageImport: PageImport, cursor: Cursor | null): Promise<Cursor | null>
}

const collectors: ReadonlyArray<Collector> = [site, crawler, githubFolder]

export const findCollector = (kind: ImportKind): Collector | undefined => collectors.find((each) => each.kind === kind)
