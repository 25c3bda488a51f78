import { secretFor } from '../../auth/secret-key.ts'
import { type KeyCheck, lastOf, type ServiceFields, type SiteService } from '../../core/settings/site-keys.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { upsertSealedKey } from '../../db/settings/site-keys.ts'
import type { App } from '../app/app.ts'
import { checkSiteKey } from './check-site-key.ts'
import { seal } from './seal.ts'
import { secretField } from './secret-field.ts'

/** Tests a key with its service before storing it. A key that does not work does not replace the old one. */
export async function saveSiteKey<Name extends SiteService>(
  app: App,
  actor: SignedIn,
  service: Name,
  fields: ServiceFields<Name>,
): Promise<KeyCheck> {
  const check = await checkSiteKey(app, actor, service, fields)
  if (check.kind !== 'works') return check
  const texts: Record<string, string> = fields
  const encrypted = seal(secretFor(app.env, 'site keys'), JSON.stringify(fields), service)
  await app.db.transaction(async (tx) => {
    await upsertSealedKey(tx, { name: service, encrypted, lastFour: lastOf(texts[secretField[service]] ?? '') })
    await writeAudit(tx, { actor, action: 'site-key.save', subject: ['site-key', service] })
  })
  return check
}
