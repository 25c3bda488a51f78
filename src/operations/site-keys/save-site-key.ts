import { secretFor } from '../../auth/secret-key.ts'
import { type KeyCheck, lastOf, type ServiceFields, type SiteService } from '../../core/site-keys.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { keepSealedKey } from '../../db/site-keys.ts'
import type { App } from '../app.ts'
import { checkSiteKey } from './check-site-key.ts'
import { seal } from './seal.ts'
import { secretField } from './secret-field.ts'

/** Tries the key with its service first: what does not work is not kept, and what was there before stays. */
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
    await keepSealedKey(tx, { name: service, encrypted, lastFour: lastOf(texts[secretField[service]] ?? '') })
    await writeAudit(tx, { actor, action: 'site-key.save', subject: ['site-key', service] })
  })
  return check
}
