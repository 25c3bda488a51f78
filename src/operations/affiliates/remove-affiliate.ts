import type { SignedIn } from '../../core/signed-in.ts'
import { deleteAffiliate } from '../../db/affiliates.ts'
import { writeAudit } from '../../db/audit-log.ts'
import type { App } from '../app.ts'

/** Takes an ad and its numbers away for good; done twice it does nothing. */
export async function removeAffiliate(app: App, actor: SignedIn, id: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const title = await deleteAffiliate(tx, id)
    if (title === undefined) return
    await writeAudit(tx, { actor, action: 'affiliate.delete', subject: ['affiliate', id], details: { title } })
  })
}
