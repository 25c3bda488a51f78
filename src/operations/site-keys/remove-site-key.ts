import type { SiteService } from '../../core/site-keys.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { deleteSealedKey } from '../../db/site-keys.ts'
import type { App } from '../app.ts'

/** From now on the site knows nothing of the service, unless the environment does. */
export async function removeSiteKey(app: App, actor: SignedIn, service: SiteService): Promise<void> {
  await app.db.transaction(async (tx) => {
    if (!(await deleteSealedKey(tx, service))) return
    await writeAudit(tx, { actor, action: 'site-key.remove', subject: ['site-key', service] })
  })
}
