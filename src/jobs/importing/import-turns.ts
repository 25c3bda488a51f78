import type { JobData } from '../../db/jobs/jobs.ts'
import type { App } from '../../operations/app/app.ts'
import { collectImport } from '../../operations/importing/collect/collect-import.ts'
import { scheduleTurn } from '../../operations/importing/collect/start-page-import.ts'
import { runImport } from '../../operations/importing/run-import.ts'
import { undoImport } from '../../operations/importing/undo-import.ts'
import { endInTime } from './end-in-time.ts'

/**
 * Saves recipes of an import for some seconds and schedules the rest as another job, so that imports take turns. If
 * another process works on the import, its job schedules the rest.
 */
export async function runImportTurn(app: App, { importId }: JobData<'run-import'>, signal: AbortSignal) {
  if ((await runImport(app, importId, signal)) !== 'time-over') return
  await app.db.transaction((tx) => app.jobs.enqueue(tx, 'run-import', { importId }))
}

/** Undoes an import in the same way. */
export async function undoImportTurn(app: App, { importId, after: from }: JobData<'undo-import'>, signal: AbortSignal) {
  const { turn, after } = await undoImport(app, importId, signal, { from })
  if (turn !== 'time-over') return
  await app.db.transaction((tx) => app.jobs.enqueue(tx, 'undo-import', { importId, after }))
}

/** Fetches pages of an import in the same way. */
export async function collectImportTurn(app: App, data: JobData<'collect-import'>, signal: AbortSignal) {
  const { importId, turn, passes } = data
  const next = await collectImport(app, importId, endInTime(signal), { turn, passes })
  if (next !== 'ended') await scheduleTurn(app, { id: importId, turn }, next)
}
