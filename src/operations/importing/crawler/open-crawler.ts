import { isAtLeast } from '../../../core/accounts/role.ts'
import type { CrawlerKey } from '../../../core/importing/crawler-key.ts'
import type { Actor } from '../../../core/recipes/actor.ts'
import { keyMessages } from '../../../core/settings/site-keys.ts'
import { takeUses } from '../../../db/limits/rate-limits.ts'
import { readSettings } from '../../../db/settings/settings.ts'
import type { App } from '../../app/app.ts'
import { readSiteKey } from '../../settings/read-site-key.ts'

const usualPagesAnHour = 20
/** Of all visitors together, because one person may use many internet addresses. */
const pagesADay = 1_000

export interface CrawlerUser {
  /** The visitor's IP address. */
  visitor: string
  actor: Actor
}

export interface OpenCrawler {
  ok: true
  key: string
  /** How many of the wanted pages may be crawled. */
  pages: number
}

type Refused = { ok: false; reason: 'no-key' | 'too-many'; message: string }

/**
 * Returns the key to crawl `pages` pages with. Visitors pay for their own keys. The site's owner pays for the site's
 * key, so visitors get only some pages an hour with it, and editors as many as they want.
 */
export async function openCrawler(
  app: App,
  given: CrawlerKey | null,
  { visitor, actor }: CrawlerUser,
  pages = 1,
): Promise<OpenCrawler | Refused> {
  if (given?.kind === 'own') return { ok: true, key: given.key, pages }
  const site = given && (await readSiteKey(app, 'crawler'))
  if (!site) return { ok: false, reason: 'no-key', message: keyMessages.notFound }
  const taken = isStaff(actor) ? pages : await takePages(app, visitor, pages)
  return taken > 0 ? { ok: true, key: site.key, pages: taken } : tooMany
}

/** Returns whether a visitor can crawl without a key of their own. */
export async function hasSiteCrawler(app: App, actor: Actor): Promise<boolean> {
  if ((await readSiteKey(app, 'crawler')) === null) return false
  return isStaff(actor) || (await pagesAnHour(app)) > 0
}

const isStaff = (actor: Actor) => typeof actor === 'object' && isAtLeast(actor.role, 'editor')

const pagesAnHour = async (app: App) => (await readSettings(app.db)).crawledPagesAnHour ?? usualPagesAnHour

async function takePages(app: App, visitor: string, wanted: number): Promise<number> {
  const ofVisitor = { max: await pagesAnHour(app), windowSeconds: 3600 }
  const taken = await takeUses(app.db, `crawled-page:${visitor}`, wanted, ofVisitor)
  if (taken === 0) return 0
  return takeUses(app.db, 'crawled-page', taken, { max: pagesADay, windowSeconds: 86_400 })
}

const tooMany: Refused = {
  ok: false,
  reason: 'too-many',
  message: 'You’ve crawled all pages that this site’s key allows for now. Enter your own key, or try again in an hour.',
}
