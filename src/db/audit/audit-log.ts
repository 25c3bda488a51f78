import { sql } from 'drizzle-orm'
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
  const rows = entries.map(({ actor, action, subject: [kind, subject], details }) => ({
    actor: actor?.id,
    action,
    kind,
    subject,
    details,
  }))
  // One parameter: a statement with five for each entry takes longer to build than to execute.
  await transaction.execute(sql`
    insert into ${auditLog} (actor_id, action, subject_kind, subject_id, details)
    select entry.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) entry(
      actor text, action text, kind text, subject text, details jsonb)`)
}
