import { createHash } from 'node:crypto'
import { auditInBatch, countUnsummarized, writeAudit } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'
import { finishImport } from '../../db/importing/imports.ts'
import type { App } from '../app/app.ts'

/** Anyone who knows the id of an import can open it, so the audit log contains only a digest. */
const batchOf = (importId: string) => createHash('sha256').update(importId).digest('hex').slice(0, 32)

/** Puts the entries of this transaction into the batch of the import. */
export const auditAsImport = (transaction: Db, importId: string): Promise<void> =>
  auditInBatch(transaction, batchOf(importId))

const actions = { running: 'import.finish', undoing: 'import.undo' } as const

/** Finishes an import, with one audit entry for all the recipes that its job has saved or deleted. */
export async function finishWithSummary(app: App, importId: string, from: keyof typeof actions): Promise<void> {
  await app.db.transaction(async (tx) => {
    const finished = await finishImport(tx, importId, from)
    const batch = batchOf(importId)
    const recipes = finished ? await countUnsummarized(tx, batch) : 0
    if (!finished || recipes === 0) return
    await writeAudit(tx, {
      actor: finished.ownerId === null ? null : { id: finished.ownerId },
      action: actions[from],
      subject: ['import', batch],
      details: { recipes, ...(finished.ownerId === null && { by: 'the sender' }) },
    })
  })
}
