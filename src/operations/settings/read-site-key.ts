import { secretFor } from '../../auth/secret-key.ts'
import { type ServiceFields, serviceSchemas, type SiteService } from '../../core/settings/site-keys.ts'
import { findSealedKey, type SealedKey } from '../../db/settings/site-keys.ts'
import type { App } from '../app/app.ts'
import { fromEnvironment } from './from-environment.ts'
import { unseal } from './seal.ts'

type Source = Pick<App, 'db' | 'env' | 'log'>

/** Reads the fields of a service from the environment or the database. Null when there are none. */
export async function readSiteKey<Name extends SiteService>(
  app: Source,
  service: Name,
): Promise<ServiceFields<Name> | null> {
  const given = fromEnvironment[service](app.env)
  if (given) return given
  const row = await findSealedKey(app.db, service)
  return row ? openSealed(app, service, row) : null
}

/** Returns whether the environment or the database has fields of a service, without decrypting them. */
export async function hasSiteKey({ db, env }: Pick<App, 'db' | 'env'>, service: SiteService): Promise<boolean> {
  return fromEnvironment[service](env) !== null || (await findSealedKey(db, service)) !== undefined
}

/** Decrypts a stored key. Returns null when SECRET_KEY has changed. The key must then be entered again. */
export function openSealed<Name extends SiteService>(
  app: Pick<App, 'env' | 'log'>,
  service: Name,
  row: SealedKey,
): ServiceFields<Name> | null {
  const text = unseal(secretFor(app.env, 'site keys'), row.encrypted, service)
  if (text !== undefined) return serviceSchemas[service].parse(JSON.parse(text))
  app.log.warn({ service }, 'A stored key can’t be decrypted because SECRET_KEY changed. Enter the key again')
  return null
}
