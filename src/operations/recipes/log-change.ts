import { type Actor, accountOf } from '../../core/recipes/actor.ts'
import type { AuditAction } from '../../core/recipes/lifecycle.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'

const withoutAccount: Record<Exclude<Actor, SignedIn>, string> = {
  'command-line': 'command line',
  visitor: 'the sender',
  'link-holder': 'the sender',
  system: 'the site itself',
}

/** Writes an audit entry. Call it in the transaction of the change. */
export async function auditRecipe(
  transaction: Db,
  actor: Actor,
  action: AuditAction,
  recipeId: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  const all = { ...details, ...(typeof actor === 'string' && { by: withoutAccount[actor] }) }
  await writeAudit(transaction, {
    actor: accountOf(actor),
    action,
    subject: ['recipe', recipeId],
    ...(Object.keys(all).length > 0 && { details: all }),
  })
}
