import { lastOf, type ShownKey, type SiteService, siteServices } from '../../core/settings/site-keys.ts'
import { listSealedKeys, type SealedKey } from '../../db/settings/site-keys.ts'
import type { App } from '../app/app.ts'
import { fromEnvironment } from './from-environment.ts'
import { openSealed } from './read-site-key.ts'
import { secretField } from './secret-field.ts'

/** Lists all services with the visible parts of their keys. */
export async function listSiteKeys(app: Pick<App, 'db' | 'env' | 'log'>): Promise<Array<ShownKey>> {
  const stored = new Map((await listSealedKeys(app.db)).map((row) => [row.name, row]))
  return siteServices.map((service) => shownKey(app, service, stored.get(service)))
}

function shownKey(app: Pick<App, 'env' | 'log'>, service: SiteService, row: SealedKey | undefined): ShownKey {
  const given: Record<string, string> | null = fromEnvironment[service](app.env)
  const fields = given ?? (row ? openSealed(app, service, row) : null)
  const secret = secretField[service]
  const last = given ? lastOf(given[secret] ?? '') : (row?.lastFour ?? '')
  return {
    service,
    source: given ? 'environment' : row ? 'site' : null,
    masked: last ? `••••${last}` : '',
    open: Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => name !== secret)),
    updatedAt: given ? null : (row?.updatedAt.toISOString() ?? null),
  }
}
