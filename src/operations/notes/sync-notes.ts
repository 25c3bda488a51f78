import { randomUUID } from 'node:crypto'
import { notesMessages } from '../../core/notes/visitor-notes.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findActiveUser } from '../../db/accounts/users.ts'
import { findUnlisted, type NoteSource, failListing, moveListing } from '../../db/notes/note-sources.ts'
import { findUnseenPage, findWaitingPage, recordListed } from '../../db/notes/note-pages.ts'
import { claimSync, type NoteSync, releaseSync } from '../../db/notes/note-sync.ts'
import { connectNotion, type NotionClient } from '../../integrations/notion/connect-notion.ts'
import { NotionProblem } from '../../integrations/notion/notion-problem.ts'
import { listNotes } from '../../integrations/notion/read-notes.ts'
import type { App } from '../app/app.ts'
import { readSiteKey } from '../settings/read-site-key.ts'
import { beginScheduled, endSync } from './start-sync.ts'
import { followMissingPage, syncPage } from './sync-page.ts'

/** About three requests a second, which Notion allows on average. */
const pauseMs = 340
/** A killed process's claim ends after this time. Each step prolongs it. */
const claimSeconds = 15
/** If Notion stays unreachable, the next scheduled run tries again. */
const longestRunMs = 12 * 60 * 60 * 1000

export type SyncTurn = { kind: 'finished' } | { kind: 'again'; afterSeconds: number }

export interface SyncStep {
  app: App
  notion: NotionClient
  actor: SignedIn
  runId: string
  signal: AbortSignal
}

/**
 * Follows the site's databases until `signal` aborts or the time of one turn is over. Every step is stored, so that a
 * killed run goes on where it was. May run twice at once: each row is written once.
 */
export async function syncNotes(
  app: App,
  runId: string,
  signal: AbortSignal,
  { turnMs = 15_000, pause = pauseMs }: { turnMs?: number; pause?: number } = {},
): Promise<SyncTurn> {
  const sync = await beginScheduled(app, runId)
  if (!sync) return { kind: 'finished' }
  const worker = randomUUID()
  if (!(await claimSync(app.db, runId, worker, claimSeconds))) return { kind: 'again', afterSeconds: claimSeconds }
  try {
    const step = await openStep(app, sync, signal, pause)
    if (typeof step === 'string') return await end(app, runId, step)
    const until = performance.now() + turnMs
    while (!signal.aborted && performance.now() < until) {
      if (!(await claimSync(app.db, runId, worker, claimSeconds))) return { kind: 'finished' }
      if (!(await takeStep(step))) return await end(app, runId, null)
    }
    return { kind: 'again', afterSeconds: 0 }
  } catch (cause) {
    if (!(cause instanceof NotionProblem)) throw cause
    if (signal.aborted) return { kind: 'again', afterSeconds: 0 }
    return await afterProblem(app, sync, cause)
  } finally {
    await releaseSync(app.db, worker)
  }
}

/** Returns what a turn needs, or why there can be none. */
async function openStep(app: App, sync: NoteSync, signal: AbortSignal, pause: number): Promise<SyncStep | string> {
  const actor = sync.actorId === null ? undefined : await findActiveUser(app.db, sync.actorId)
  if (actor?.role !== 'admin')
    return 'The administrator who started the sync has no account or role any more. Start it again.'
  const access = await readSiteKey(app, 'notes')
  if (!access) return notesMessages.notSet
  const notion = connectNotion(
    app.http,
    { ...access, baseUrl: app.env.NOTION_API_URL },
    { signal, pauseMs: pause, retries: 0 },
  )
  return { app, notion, actor, runId: sync.runId, signal }
}

async function end(app: App, runId: string, problem: string | null): Promise<SyncTurn> {
  await endSync(app, runId, problem)
  return { kind: 'finished' }
}

async function afterProblem(app: App, { runId, startedAt }: NoteSync, problem: NotionProblem): Promise<SyncTurn> {
  const lastsMs = Date.now() - (startedAt?.getTime() ?? Date.now())
  const mayPass = problem.kind === 'busy' || problem.kind === 'unreachable'
  if (mayPass && lastsMs < longestRunMs) return { kind: 'again', afterSeconds: Math.ceil(problem.retryAfterSeconds) }
  app.log.warn(`The sync of the notes ended early: ${problem.message}`)
  return end(app, runId, problem.message)
}

/** Lists a part of a database, or reads one page, or follows one that is missing. Returns false when all is done. */
async function takeStep(step: SyncStep): Promise<boolean> {
  const { app, runId } = step
  const source = await findUnlisted(app.db, runId)
  if (source) {
    await listPart(step, source)
    return true
  }
  const page = await findWaitingPage(app.db)
  if (page) {
    await syncPage(step, page)
    return true
  }
  const missing = await findUnseenPage(app.db, runId)
  if (missing) await followMissingPage(step, missing)
  return missing !== undefined
}

async function listPart({ app, notion, runId }: SyncStep, source: NoteSource): Promise<void> {
  try {
    const part = await listNotes(notion, source.id, { cursor: source.cursor })
    const isComplete = source.isComplete && part.isComplete
    await app.db.transaction(async (tx) => {
      if (!(await moveListing(tx, source, { cursor: part.next, isComplete }, runId))) return
      await recordListed(tx, source.id, part.notes, runId)
    })
  } catch (cause) {
    if (!(cause instanceof NotionProblem) || (cause.kind !== 'gone' && cause.kind !== 'failed')) throw cause
    // Its pages stay, because "not shared any more" does not mean "deleted".
    const problem =
      cause.kind === 'gone' ? 'Notion says that this database is not shared with the key any more.' : cause.message
    await failListing(app.db, source.id, problem, runId)
  }
}
