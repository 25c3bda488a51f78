import { and, desc, eq, sql } from 'drizzle-orm'
import { decisions, type Decision, type ModerationKind } from '../../core/moderation/moderation.ts'
import type { Db } from '../connection/connect.ts'
import { users } from '../schema/accounts.ts'
import { auditLog } from '../schema/audit.ts'
import { redirects } from '../schema/recipes.ts'

export interface EarlierDecision {
  id: number
  decision: Decision
  at: string
  /** Null if the account is gone, or the decision came from the command line. */
  by: string | null
  reason: string | null
}

const shownDecisions = 20
const actions = decisions.map((decision) => `review.${decision}`)
const item = sql`${auditLog.details}->>'item'`

/**
 * Lists the decisions about a moderation item, newest first. A resubmission clears the decision of the item, but not its
 * entry in the audit log. The entry has the address that the recipe had then.
 */
export async function listEarlierDecisions(
  db: Db,
  { id, kind, recipeId }: { id: number; kind: ModerationKind; recipeId: string },
): Promise<Array<EarlierDecision>> {
  const path = `/recipe/${recipeId}`
  const rows = await db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      at: auditLog.at,
      by: users.name,
      reason: sql<string | null>`${auditLog.details}->>'reason'`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.subjectKind, 'recipe'),
        sql`${auditLog.subjectId} in (
          select ${recipeId} union all
          select substr(${redirects.path}, ${'/recipe/'.length + 1}::int) from ${redirects} where ${redirects.target} = ${path})`,
        sql`${auditLog.action} = any(${sql.param(actions)})`,
        // The list of recipes and the command line decide about a recipe without naming its item.
        kind === 'recipe' ? sql`(${item} = ${String(id)} or ${item} is null)` : sql`${item} = ${String(id)}`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(shownDecisions)
  return rows.flatMap(({ action, at, ...row }) => {
    const decision = decisions.find((known) => action === `review.${known}`)
    return decision ? [{ ...row, decision, at: at.toISOString() }] : []
  })
}
