import { type SQL, sql } from 'drizzle-orm'
import { isOpenChange } from '../../core/recipes/change-lifecycle.ts'
import { moderationStates } from '../../core/moderation/moderation.ts'

const states = moderationStates.filter(isOpenChange).map((state) => `'${state}'`)

/**
 * Matches an open revision item. The constants are in the text of the query, because a partial unique index has the
 * same condition.
 */
export const isOpenChangeItem = (item: SQL) =>
  sql`${item}.kind = 'revision' and ${item}.state in (${sql.raw(states.join(', '))})`
