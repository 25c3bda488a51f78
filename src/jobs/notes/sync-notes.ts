import type { JobData } from '../../db/jobs/jobs.ts'
import type { App } from '../../operations/app/app.ts'
import { syncNotes } from '../../operations/notes/sync-notes.ts'

/** Follows the notes for some seconds and schedules the rest as another job, after the time that Notion asks for. */
export async function syncNotesTurn(app: App, { runId }: JobData<'sync-notes'>, signal: AbortSignal) {
  const turn = await syncNotes(app, runId, signal)
  if (turn.kind === 'finished') return
  await app.db.transaction((tx) => app.jobs.enqueue(tx, 'sync-notes', { runId }, turn.afterSeconds))
}
