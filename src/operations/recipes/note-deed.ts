import { writeAudit } from '../../db/audit-log.ts'
import type { Db } from '../../db/connect.ts'
import type { Sender } from './first-status.ts'
import type { Cook } from './who-may.ts'

const without = { owner: 'command line', visitor: 'whoever sent it in', link: 'whoever sent it in' }

/** What somebody did with a recipe, with an account or without. In the transaction of the deed. */
export async function noteDeed(transaction: Db, by: Sender | Cook, action: string, recipeId: string): Promise<void> {
  await writeAudit(transaction, {
    actor: typeof by === 'string' ? null : by,
    action,
    subject: ['recipe', recipeId],
    ...(typeof by === 'string' && { details: { by: without[by] } }),
  })
}
