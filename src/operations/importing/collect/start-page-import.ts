import { type CollectedKind, hasMorePages, pageLimits } from '../../../core/importing/collecting.ts'
import { isAtLeast } from '../../../core/accounts/role.ts'
import { accountOf, type Actor } from '../../../core/recipes/actor.ts'
import type { Db } from '../../../db/connection/connect.ts'
import {
  beginTurn,
  insertPageImport,
  pauseCollecting,
  replaceCursor,
  resumeCollecting,
} from '../../../db/importing/collecting.ts'
import { findImport, findProgress, lockImport, type StoredImport } from '../../../db/importing/imports.ts'
import { takeUses } from '../../../db/limits/rate-limits.ts'
import type { App } from '../../app/app.ts'
import { shortText } from '../rows-of-import.ts'
import { type Cursor, findCollector } from './collector.ts'
import { heldKey, holdKey } from './held-keys.ts'

interface Asked {
  actor: Actor
  /** The visitor's IP address. */
  visitor: string
}

interface NewPageImport extends Asked {
  kind: CollectedKind
  /** Shown as the name of the import. */
  name: string
  /** Never a secret. */
  settings: object
  /** Pages that the import needs at most, so that a small one leaves the rest of the hour for others. */
  wanted?: number
  /** A key of the visitor, for an import that needs one. It is never stored. */
  key?: string | undefined
}

export type PageImportStart = { ok: true; id: string } | { ok: false; problem: string }

export const tooManyPages = 'You’ve imported a lot of pages this hour. Try again later.'

/** Starts an import that fetches pages. Its recipes wait at `/imports/{id}`, where the cook chooses. */
export async function startPageImport(
  app: App,
  { actor, visitor, kind, name, settings, key, wanted }: NewPageImport,
): Promise<PageImportStart> {
  const id = crypto.randomUUID()
  const isStarted = await app.db.transaction(async (tx) => {
    const pagesLeft = await takePages(tx, visitor, actor, wanted)
    if (pagesLeft === 0) return false
    await insertPageImport(tx, {
      id,
      ownerId: accountOf(actor)?.id ?? null,
      fileName: shortText(name),
      kind,
      settings,
      needsKey: key !== undefined,
      pagesLeft,
    })
    // Before the job exists, because it may run at once.
    if (key !== undefined) holdKey(id, key)
    await app.jobs.enqueue(tx, 'collect-import', { importId: id, turn: 1, passes: 0 })
    return true
  })
  return isStarted ? { ok: true, id } : { ok: false, problem: tooManyPages }
}

/** Pauses a page import. A page that is being read is still stored. */
export async function stopPageImport(app: App, stored: StoredImport): Promise<void> {
  await pauseCollecting(app.db, stored.id, 'cook', null)
  await cancelElsewhere(app, stored)
}

/**
 * Stops the job at the other service, because running jobs cost money. If another process holds the key, the job
 * continues.
 */
async function cancelElsewhere(app: App, { id, kind, isDiscovered, needsKey, ownerId, settings }: StoredImport) {
  const collector = findCollector(kind)
  const key = needsKey ? heldKey(id) : null
  if (!collector?.cancel || isDiscovered || key === undefined) return
  const stored = await findImport(app.db, id)
  const cursor = (stored?.cursor ?? null) as Cursor | null
  const next = await collector.cancel(app, { importId: id, ownerId, settings, key }, cursor)
  await replaceCursor(app.db, id, cursor, next)
}

export type ResumeOutcome = 'resumed' | 'too-many' | 'nothing'

/** Resumes a paused page import. `key` replaces the one that the process held. */
export async function resumePageImport(
  app: App,
  { id }: StoredImport,
  { actor, visitor, key }: Asked & { key?: string | undefined },
): Promise<ResumeOutcome> {
  return app.db.transaction(async (tx) => {
    const stored = await lockImport(tx, id)
    const progress = await findProgress(tx, id)
    if (!stored || !progress?.collecting || !hasMorePages(progress.collecting)) return 'nothing'
    if (!['paused', 'preview', 'finished'].includes(stored.state)) return 'resumed'
    if (key !== undefined) holdKey(id, key)
    const pagesLeft = stored.pagesLeft > 0 ? stored.pagesLeft : await takePages(tx, visitor, actor)
    if (pagesLeft === 0) return 'too-many'
    const turn = await resumeCollecting(tx, id, pagesLeft)
    if (turn !== undefined) await app.jobs.enqueue(tx, 'collect-import', { importId: id, turn, passes: 0 })
    return 'resumed'
  })
}

/** Lets the next job go on with a page import, unless another one does already. */
export async function scheduleTurn(
  app: App,
  { id, turn }: Pick<StoredImport, 'id' | 'turn'>,
  { seconds = 0, passes = 0 } = {},
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const next = await beginTurn(tx, id, turn)
    if (next !== undefined)
      await app.jobs.enqueue(tx, 'collect-import', { importId: id, turn: next, passes }, Math.ceil(seconds))
  })
}

function takePages(tx: Db, visitor: string, actor: Actor, wanted = Infinity): Promise<number> {
  const account = accountOf(actor)
  const { atOnce, anHour } = pageLimitsOf(actor)
  return takeUses(tx, `collect:${account?.id ?? visitor}`, Math.min(atOnce, wanted), {
    max: anHour,
    windowSeconds: 3600,
  })
}

/** Returns how many pages one start may fetch, and all starts of an hour. */
export function pageLimitsOf(actor: Actor): { atOnce: number; anHour: number } {
  const account = accountOf(actor)
  return pageLimits[account === null ? 'visitor' : isAtLeast(account.role, 'editor') ? 'editor' : 'account']
}
