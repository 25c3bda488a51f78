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
    insert into ${auditLog} (actor_id, action, subject_kind, subject_id, details, batch)
    select entry.*, nullif(current_setting('marshmallow.audit_batch', true), '') from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) entry(
      actor text, action text, kind text, subject text, details jsonb)`)
}

/** Puts the audit entries that this transaction writes from now on into a batch. */
export async function auditInBatch(transaction: Db, batch: string): Promise<void> {
  await transaction.execute(sql`select set_config('marshmallow.audit_batch', ${batch}, true)`)
}

/** Counts the recipes that a batch has changed since its latest summary. */
export async function countUnsummarized(db: Db, batch: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct subject_id)::integer as count from ${auditLog}
    where batch = ${batch} and subject_kind = 'recipe' and id > coalesce((
      select max(id) from ${auditLog} where subject_kind = 'import' and subject_id = ${batch}), 0)`)
  return rows[0]?.count ?? 0
}
