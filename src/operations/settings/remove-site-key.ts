import type { SiteService } from '../../core/settings/site-keys.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { deleteSealedKey } from '../../db/settings/site-keys.ts'
import type { App } from '../app/app.ts'

/** Deletes a stored key. A key in the environment stays. */
export async function removeSiteKey(app: App, actor: SignedIn, service: SiteService): Promise<void> {
  await app.db.transaction(async (tx) => {
    if (!(await deleteSealedKey(tx, service))) return
    await writeAudit(tx, { actor, action: 'site-key.remove', subject: ['site-key', service] })
  })
}
