import type { CrawlerKey } from '../../../core/importing/crawler-key.ts'
import { keyMessages } from '../../../core/settings/site-keys.ts'
import { countUse } from '../../../db/limits/rate-limits.ts'
import { checkFirecrawlKey } from '../../../integrations/firecrawl/check-firecrawl-key.ts'
import type { App } from '../../app/app.ts'
import { readSiteKey } from '../../settings/read-site-key.ts'
import { admitCrawl, type CrawlerUser, hasSiteCrawler } from './admit-crawl.ts'

const testsAnHour = 20

type Answer = { ok: boolean; message: string }

/** Tests a visitor's own key, or the site's key for a visitor who wants to use it. A test crawls one page. */
export async function checkVisitorKey(app: App, given: CrawlerKey | null, user: CrawlerUser): Promise<Answer> {
  if (!given) return refuse(keyMessages.empty)
  if (!(await countUse(app.db, `crawler-key:${user.visitor}`, testsAnHour, 3600)))
    return refuse('You’ve tested a lot of keys this hour. Try again later.')
  if (given.kind === 'site') return checkSite(app, user)
  const admission = await admitCrawl(app, given, user, 1)
  return admission.ok ? checkOwn(app, given.key) : refuse(admission.problem.message)
}

async function checkOwn(app: App, key: string): Promise<Answer> {
  switch ((await check(app, key)).kind) {
    case 'works':
      return { ok: true, message: keyMessages.saved }
    case 'invalid':
      return refuse(keyMessages.invalid)
    case 'failed':
      return refuse(keyMessages.failed)
  }
}

/** The owner of the site learns from the log why its key failed. */
async function checkSite(app: App, user: CrawlerUser): Promise<Answer> {
  if (!(await hasSiteCrawler(app, user.actor))) return refuse(keyMessages.defaultNotFound)
  const admission = await admitCrawl(app, { kind: 'site' }, user, 1)
  if (!admission.ok) return refuse(admission.problem.message)
  const site = await readSiteKey(app, 'crawler')
  switch ((await check(app, site?.key ?? '')).kind) {
    case 'works':
      return { ok: true, message: keyMessages.defaultUsed }
    case 'invalid':
      return refuse(keyMessages.defaultInvalid)
    case 'failed':
      return refuse(keyMessages.defaultFailed)
  }
}

async function check(app: App, key: string) {
  const outcome = await checkFirecrawlKey(app.http, { key, baseUrl: app.env.FIRECRAWL_API_URL })
  if (outcome.kind === 'failed') app.log.warn({ detail: outcome.detail }, 'A crawler key could not be tested')
  return outcome
}

const refuse = (message: string): Answer => ({ ok: false, message })
