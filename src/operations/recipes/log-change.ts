import { type Actor, accountOf } from '../../core/recipes/actor.ts'
import type { AuditAction } from '../../core/recipes/lifecycle-events.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudits } from '../../db/audit/audit-log.ts'
import type { Db } from '../../db/connection/connect.ts'

const withoutAccount: Record<Exclude<Actor, SignedIn>, string> = {
  'command-line': 'command line',
  visitor: 'the sender',
  'link-holder': 'the sender',
  system: 'the site itself',
}

export interface AuditedRecipe {
  id: string
  /** Of a deleted recipe, which nothing else can name. */
  title?: string
}

interface Change {
  action: AuditAction
  recipes: ReadonlyArray<AuditedRecipe>
  details?: Record<string, unknown> | undefined
}

/** Writes an audit entry for each recipe. Call it in the transaction of the change. */
export async function auditRecipes(transaction: Db, actor: Actor, { action, recipes, details }: Change): Promise<void> {
  const shared = { ...details, ...(typeof actor === 'string' && { by: withoutAccount[actor] }) }
  const entries = recipes.map(({ id, title }) => {
    const all = { ...shared, ...(title !== undefined && { title }) }
    return {
      actor: accountOf(actor),
      action,
      subject: ['recipe', id] as const,
      ...(Object.keys(all).length > 0 && { details: all }),
    }
  })
  await writeAudits(transaction, entries)
}
