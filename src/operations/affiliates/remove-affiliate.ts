import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { deleteAffiliate } from '../../db/affiliates/affiliates.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { App } from '../app/app.ts'

/** Deletes an ad and its counts. Repeating this does nothing. */
export async function removeAffiliate(app: App, actor: SignedIn, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const title = await deleteAffiliate(tx, id)
    if (title === undefined) return
    await writeAudit(tx, { actor, action: 'affiliate.delete', subject: ['affiliate', id], details: { title } })
  })
}
