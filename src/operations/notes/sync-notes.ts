import { randomUUID } from 'node:crypto'
import { notesMessages } from '../../core/notes/visitor-notes.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findActiveUser } from '../../db/accounts/users.ts'
import { findUnlisted, type NoteSource, failListing, moveListing } from '../../db/notes/note-sources.ts'
import { findUnseenPage, findWaitingPage, recordListed } from '../../db/notes/note-pages.ts'
import { claimSync, type NoteSync, releaseSync } from '../../db/notes/note-sync.ts'
import { connectNotion, createPace, type NotionClient } from '../../integrations/notion/connect-notion.ts'
import { NotionProblem, type NotionProblemKind } from '../../integrations/notion/notion-problem.ts'
import { listNotes, type NotePart } from '../../integrations/notion/read-notes.ts'
import type { App } from '../app/app.ts'
import { readSiteKey } from '../settings/read-site-key.ts'
import { beginScheduled, endSync } from './start-sync.ts'
import { followMissingPage, syncPage } from './sync-page.ts'

/** About three requests a second, which Notion allows on average. */
const pauseMs = 340
/** A killed process's claim ends after this time. Each step prolongs it. */
const claimSeconds = 10
/** Until this process looks whether a claim has ended. */
const retrySeconds = 3
/** A note whose text never ends must not stop the others. A job expires after 120 seconds. */
const longestStepMs = 60_000
/** If Notion stays unreachable, the next scheduled run tries again. */
const longestRunMs = 12 * 60 * 60 * 1000

export type SyncTurn = { kind: 'finished' } | { kind: 'again'; afterSeconds: number }

export interface SyncStep {
  app: App
  notion: NotionClient
  actor: SignedIn
  runId: string
  signal: AbortSignal
  /** True if this step was stopped because it took too long. */
  isTooLong(): boolean
}

/** Shared by all steps of a turn. */
interface Turn extends Omit<SyncStep, 'notion' | 'isTooLong'> {
  connect(signal: AbortSignal): NotionClient
  stepMs: number
}

/**
 * Follows the site's databases until `signal` aborts or the time of one turn is over. Every step is stored, so that a
 * killed run continues where it stopped. May run twice at once: each row is written once.
 */
export async function syncNotes(
  app: App,
  runId: string,
  signal: AbortSignal,
  {
    turnMs = 15_000,
    stepMs = longestStepMs,
    pause = pauseMs,
  }: { turnMs?: number; stepMs?: number; pause?: number } = {},
): Promise<SyncTurn> {
  const sync = await beginScheduled(app, runId)
  if (!sync) return { kind: 'finished' }
  const worker = randomUUID()
  if (!(await claimSync(app.db, runId, worker, claimSeconds))) return { kind: 'again', afterSeconds: retrySeconds }
  try {
    const turn = await openTurn(app, sync, signal, { pause, stepMs })
    if (typeof turn === 'string') return await end(app, runId, turn)
    const until = performance.now() + turnMs
    while (!signal.aborted && performance.now() < until) {
      if (!(await claimSync(app.db, runId, worker, claimSeconds))) return { kind: 'finished' }
      if (!(await takeStep(turn))) return await end(app, runId, null)
    }
    return { kind: 'again', afterSeconds: 0 }
  } catch (cause) {
    if (signal.aborted) return { kind: 'again', afterSeconds: 0 }
    if (cause instanceof NotionProblem) return await afterProblem(app, sync, cause)
    app.log.error({ err: cause }, 'The sync of the notes stopped at an error')
    return await end(app, runId, 'Something went wrong on our side. The log has the reason.')
  } finally {
    await releaseSync(app.db, worker)
  }
}

/** Returns what a turn needs, or why there can be none. */
async function openTurn(
  app: App,
  sync: NoteSync,
  signal: AbortSignal,
  { pause, stepMs }: { pause: number; stepMs: number },
): Promise<Turn | string> {
  const actor = sync.actorId === null ? undefined : await findActiveUser(app.db, sync.actorId)
  if (actor?.role !== 'admin')
    return 'The administrator who started the sync no longer has an account or that role. Start it again.'
  const access = await readSiteKey(app, 'notes')
  if (!access) return notesMessages.notSet
  const pace = createPace(pause)
  const connect = (until: AbortSignal) =>
    connectNotion(app.http, { ...access, baseUrl: app.env.NOTION_API_URL }, { signal: until, pace, retries: 0 })
  return { app, connect, actor, runId: sync.runId, signal, stepMs }
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
async function takeStep({ connect, stepMs, ...turn }: Turn): Promise<boolean> {
  const { app, runId } = turn
  const time = AbortSignal.timeout(stepMs)
  const signal = AbortSignal.any([turn.signal, time])
  const isTooLong = () => time.aborted && !turn.signal.aborted
  const step = { ...turn, signal, notion: connect(signal), isTooLong }
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
    const part = await listAsMuchAsFits(notion, source)
    const isComplete = source.isComplete && part.isComplete
    await app.db.transaction(async (tx) => {
      if (!(await moveListing(tx, source, { cursor: part.next, isComplete }, runId))) return
      await recordListed(tx, source.id, part.notes, runId)
    })
  } catch (cause) {
    if (!(cause instanceof NotionProblem) || !tableProblems.has(cause.kind)) throw cause
    // Its pages stay, because "not shared any more" does not mean "deleted".
    const problem =
      cause.kind === 'gone' ? 'Notion says that this database is no longer shared with the key.' : cause.message
    await failListing(app.db, source.id, problem, runId)
  }
}

const tableProblems: ReadonlySet<NotionProblemKind> = new Set(['gone', 'failed', 'refused', 'too-large'])

/** A hundred pages with long columns may be larger than we accept. */
async function listAsMuchAsFits(notion: NotionClient, { id, cursor }: NoteSource): Promise<NotePart> {
  try {
    return await listNotes(notion, id, { cursor })
  } catch (cause) {
    if (!(cause instanceof NotionProblem) || cause.kind !== 'too-large') throw cause
    return listNotes(notion, id, { cursor, limit: 25 })
  }
}
