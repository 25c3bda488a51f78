import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { setAffiliateActive } from '../../db/affiliates/affiliates.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import type { App } from '../app/app.ts'

/** Shows or hides an ad. Returns false when it is gone. */
export async function switchAffiliate(app: App, actor: SignedIn, id: string, active: boolean): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    if (!(await setAffiliateActive(tx, id, active))) return false
    await writeAudit(tx, { actor, action: 'affiliate.switch', subject: ['affiliate', id], details: { active } })
    return true
  })
}
