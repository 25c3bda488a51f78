import { secretFor } from '../../auth/secret-key.ts'
import { type ServiceFields, serviceSchemas, type SiteService } from '../../core/site-keys.ts'
import { findSealedKey, type SealedKey } from '../../db/site-keys.ts'
import type { App } from '../app.ts'
import { fromEnvironment } from './from-environment.ts'
import { unseal } from './seal.ts'

type Reading = Pick<App, 'db' | 'env' | 'log'>

/** What the site knows of a service, from the environment or from the database; null where it knows nothing. */
export async function readSiteKey<Name extends SiteService>(
  app: Reading,
  service: Name,
): Promise<ServiceFields<Name> | null> {
  const given = fromEnvironment[service](app.env)
  if (given) return given
  const row = await findSealedKey(app.db, service)
  return row ? openSealed(app, service, row) : null
}

/** Null where SECRET_KEY is another one by now: then the key has to be entered anew. */
export function openSealed<Name extends SiteService>(
  app: Pick<App, 'env' | 'log'>,
  service: Name,
  row: SealedKey,
): ServiceFields<Name> | null {
  const text = unseal(secretFor(app.env, 'site keys'), row.encrypted, service)
  if (text !== undefined) return serviceSchemas[service].parse(JSON.parse(text))
  app.log.warn({ service }, 'A stored key cannot be opened: SECRET_KEY has changed. Please enter it anew')
  return null
}
