import { isAtLeast } from '../../../core/accounts/role.ts'
import { usualCrawlPages } from '../../../core/importing/crawl-request.ts'
import type { CrawlerKey } from '../../../core/importing/crawler-key.ts'
import type { ImportFailure } from '../../../core/importing/import-events.ts'
import type { Actor } from '../../../core/recipes/actor.ts'
import { keyMessages } from '../../../core/settings/site-keys.ts'
import { giveBackUses, takeUses } from '../../../db/limits/rate-limits.ts'
import { readSettings } from '../../../db/settings/settings.ts'
import type { Firecrawl } from '../../../integrations/firecrawl/firecrawl.ts'
import type { App } from '../../app/app.ts'
import { cloudCrawler, openCrawler } from '../../crawler/open-crawler.ts'

/** Enough for one crawl with the usual limit. */
const usualPagesAnHour = usualCrawlPages
/** Of all visitors together, because one person may use many IP addresses. */
const pagesADay = 1_000

export interface CrawlerUser {
  /** The visitor's IP address. */
  visitor: string
  actor: Actor
}

type Admission =
  | {
      ok: true
      crawler: Firecrawl
      pages: number
      /** Gives pages back to the visitor's hour that the crawler did not read. */
      giveBack: (pages: number) => Promise<void>
    }
  | { ok: false; problem: ImportFailure }

/**
 * Opens the crawler for up to `pages` pages. Visitors pay for their own keys at the cloud. The owner pays for the site's
 * key and for a server of the site, which may take any key, so visitors get only some pages an hour with those, and
 * editors as many as they want.
 */
export async function admitCrawl(
  app: App,
  given: CrawlerKey | null,
  { visitor, actor }: CrawlerUser,
  pages: number,
): Promise<Admission> {
  const crawler = given && (await openCrawler(app, given.kind === 'own' ? given.key : undefined))
  if (!crawler) return refuse('bad-key', keyMessages.notFound)
  if (paysOwn(app, given) || isStaff(actor)) return { ok: true, crawler, pages, giveBack: async () => undefined }
  const takenAt = new Date()
  const taken = await takePages(app, visitor, pages)
  if (taken === 0) return refuse('bad-key', noPagesLeft(app))
  return { ok: true, crawler, pages: taken, giveBack: (unread) => giveBackPages(app, visitor, unread, takenAt) }
}

/** Returns whether the visitor pays for the crawl. */
const paysOwn = ({ env }: App, { kind }: CrawlerKey) => kind === 'own' && env.FIRECRAWL_API_URL === cloudCrawler

/** Returns whether a visitor can crawl without a key of their own. */
export async function hasSiteCrawler(app: App, actor: Actor): Promise<boolean> {
  if (!(await openCrawler(app))) return false
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

async function giveBackPages({ db }: App, visitor: string, pages: number, takenAt: Date): Promise<void> {
  await giveBackUses(db, `crawled-page:${visitor}`, pages, { takenAt, windowSeconds: 3600 })
  await giveBackUses(db, 'crawled-page', pages, { takenAt, windowSeconds: 86_400 })
}

/** A key of one's own helps only at the cloud. */
const noPagesLeft = ({ env }: App) =>
  env.FIRECRAWL_API_URL === cloudCrawler
    ? 'You’ve crawled all pages that this site’s key allows for now. Enter your own key, or try again in an hour.'
    : 'You’ve crawled all pages that this site’s crawler allows for now. Try again in an hour.'

const refuse = (reason: ImportFailure['reason'], message: string): Admission => ({
  ok: false,
  problem: { kind: 'problem', reason, message },
})
