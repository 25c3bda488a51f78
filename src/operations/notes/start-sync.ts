import { randomUUID } from 'node:crypto'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { hasJobAbout } from '../../db/jobs/job-queue-list.ts'
import { resetListings } from '../../db/notes/note-sources.ts'
import { findNoteSync, lockNoteSync, type NoteSync, updateNoteSync } from '../../db/notes/note-sync.ts'
import type { App } from '../app/app.ts'

type Site = Pick<App, 'db' | 'jobs'>

const hourSeconds = 3_600

/** Starts a sync now. A running one goes on instead. */
export async function startSync(app: Site, actor: SignedIn): Promise<void> {
  await app.db.transaction(async (tx) => {
    const sync = await lockNoteSync(tx)
    if (sync.state === 'running') return
    const runId = randomUUID()
    await resetListings(tx)
    await updateNoteSync(tx, { ...running(runId), actorId: actor.id })
    await app.jobs.enqueue(tx, 'sync-notes', { runId })
    await writeAudit(tx, { actor, action: 'notes.sync', subject: ['notes', runId] })
  })
}

const running = (runId: string) => ({
  state: 'running' as const,
  runId,
  startedAt: new Date(),
  nextAt: null,
  problem: null,
  workedBy: null,
  workedUntil: null,
})

/** Ends a running sync after the current step. The next one starts from the beginning. */
export async function stopSync(app: Site, actor: SignedIn): Promise<void> {
  await app.db.transaction(async (tx) => {
    const sync = await lockNoteSync(tx)
    if (sync.state !== 'running') return
    await schedule(app, { ...sync, db: tx }, 'Stopped by an administrator.')
    await writeAudit(tx, { actor, action: 'notes.stop', subject: ['notes', sync.runId] })
  })
}

/** Sets how often the site syncs. The next run begins after that time. */
export async function setSchedule(app: Site, actor: SignedIn, everyHours: number): Promise<void> {
  await app.db.transaction(async (tx) => {
    const sync = await lockNoteSync(tx)
    await updateNoteSync(tx, { everyHours, actorId: actor.id })
    if (sync.state === 'idle') await schedule(app, { ...sync, everyHours, db: tx }, sync.problem, false)
    await writeAudit(tx, { actor, action: 'notes.schedule', subject: ['notes', 'schedule'], details: { everyHours } })
  })
}

/** Ends a run, and plans the next one. */
export async function endSync(app: Site, runId: string, problem: string | null): Promise<void> {
  await app.db.transaction(async (tx) => {
    const sync = await lockNoteSync(tx)
    if (sync.state === 'running' && sync.runId === runId) await schedule(app, { ...sync, db: tx }, problem)
  })
}

type Scheduled = Pick<NoteSync, 'everyHours'> & { db: App['db'] }

async function schedule(
  app: Site,
  { everyHours, db }: Scheduled,
  problem: string | null,
  hasEnded = true,
): Promise<void> {
  const runId = randomUUID()
  const nextAt = everyHours > 0 ? new Date(Date.now() + everyHours * hourSeconds * 1000) : null
  await updateNoteSync(db, { state: 'idle', runId, nextAt, problem, ...(hasEnded && { finishedAt: new Date() }) })
  if (nextAt) await app.jobs.enqueue(db, 'sync-notes', { runId }, everyHours * hourSeconds)
}

/** Returns the running sync of this id. Starts it if it was planned. Undefined if another run replaced it. */
export async function beginScheduled(app: Site, runId: string): Promise<NoteSync | undefined> {
  return app.db.transaction(async (tx) => {
    const sync = await lockNoteSync(tx)
    if (sync.runId !== runId) return undefined
    if (sync.state === 'running') return sync
    if (sync.nextAt === null) return undefined
    await resetListings(tx)
    await updateNoteSync(tx, running(runId))
    return { ...sync, ...running(runId) }
  })
}

/** Continues a sync that a stopped process left. Otherwise the queue would wait for its job to expire. */
export async function continueSync(app: Site): Promise<void> {
  const sync = await findNoteSync(app.db)
  if (sync?.state !== 'running') return
  await app.db.transaction((tx) => app.jobs.enqueue(tx, 'sync-notes', { runId: sync.runId }))
}

/** Continues a running or planned sync whose job the queue gave up. */
export async function continueGivenUpSync(app: Site): Promise<void> {
  await app.db.transaction(async (tx) => {
    const { state, nextAt, runId } = await lockNoteSync(tx)
    if (state === 'idle' && nextAt === null) return
    if (!(await hasJobAbout(tx, 'sync-notes', { runId }))) await app.jobs.enqueue(tx, 'sync-notes', { runId })
  })
}
