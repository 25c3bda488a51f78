import type { Actor } from '../../../../core/recipes/actor.ts'
import { cannotOpen } from '../../../../integrations/web-page/page-problem.ts'
import type { App } from '../../../app/app.ts'
import { readImportAddress } from '../../import-address.ts'
import { type PageImportStart, startPageImport } from '../start-page-import.ts'

/** Starts to import all recipes of the site at an address. */
export async function startSiteImport(
  app: App,
  { typed, actor, visitor }: { typed: string; actor: Actor; visitor: string },
): Promise<PageImportStart> {
  const address = readImportAddress(typed)
  if (!address.ok) return { ok: false, problem: address.message }
  const url = new URL(address.url)
  url.hash = ''
  if (url.username || url.password) return { ok: false, problem: 'Enter the address without a user name.' }
  const unreachable = await app.http.problemWith(url.href)
  // Both have the same message, so that visitors cannot probe our network.
  if (unreachable?.kind === 'refused-address' || unreachable?.kind === 'dns') return { ok: false, problem: cannotOpen }
  return startPageImport(app, { actor, visitor, kind: 'site', name: url.host, settings: { url: url.href } })
}
