import { auditLog } from './accounts-schema.ts'
import type { Db } from './connect.ts'

export interface Deed {
  /** Null is the site itself, or whoever has its command line. */
  actor: { id: string } | null
  /** Such as `recipe.approve`. */
  action: string
  /** Such as `['recipe', 'leek-soup']`. */
  subject: readonly [kind: string, id: string]
  /** What helps to understand it later; never a secret, never what somebody wrote in confidence. */
  details?: Record<string, unknown>
}

/** Called with the transaction of the change itself: nothing changes unlogged, and nothing is logged that did not happen. */
export async function writeAudit(transaction: Db, { actor, action, subject, details }: Deed): Promise<void> {
  const [subjectKind, subjectId] = subject
  await transaction
    .insert(auditLog)
    .values({ actorId: actor?.id ?? null, action, subjectKind, subjectId, details: details ?? null })
}
