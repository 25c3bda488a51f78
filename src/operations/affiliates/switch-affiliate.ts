import type { SignedIn } from '../../core/signed-in.ts'
import { setAffiliateActive } from '../../db/affiliates.ts'
import { writeAudit } from '../../db/audit-log.ts'
import type { App } from '../app.ts'

/** Shows an ad from now on, or no longer. False when it is gone. */
export async function switchAffiliate(app: App, actor: SignedIn, id: string, active: boolean): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    if (!(await setAffiliateActive(tx, id, active))) return false
    await writeAudit(tx, { actor, action: 'affiliate.switch', subject: ['affiliate', id], details: { active } })
    return true
  })
}
