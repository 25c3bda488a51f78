import { auditLog } from '../schema/audit.ts'
import type { Db } from '../connection/connect.ts'

export interface AuditEntry {
  /** Null for the site and the command line. */
  actor: { id: string } | null
  /** Such as `recipe.approve`. */
  action: string
  /** Such as `['recipe', 'leek-soup']`. */
  subject: readonly [kind: string, id: string]
  /** Details for later. Never a secret or a confidential text. */
  details?: Record<string, unknown>
}

/** Writes an audit entry. Pass the transaction of the change, so that either both are stored or neither. */
export const writeAudit = (transaction: Db, entry: AuditEntry): Promise<void> => writeAudits(transaction, [entry])

/** Writes several audit entries in one statement. */
export async function writeAudits(transaction: Db, entries: ReadonlyArray<AuditEntry>): Promise<void> {
  if (entries.length === 0) return
  await transaction.insert(auditLog).values(
    entries.map(({ actor, action, subject: [subjectKind, subjectId], details }) => ({
      actorId: actor?.id ?? null,
      action,
      subjectKind,
      subjectId,
      details: details ?? null,
    })),
  )
}
