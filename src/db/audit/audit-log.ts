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
export async function writeAudit(transaction: Db, { actor, action, subject, details }: AuditEntry): Promise<void> {
  const [subjectKind, subjectId] = subject
  await transaction
    .insert(auditLog)
    .values({ actorId: actor?.id ?? null, action, subjectKind, subjectId, details: details ?? null })
}
