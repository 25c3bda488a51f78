import { Hono } from 'hono'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { crawlerKeyHeader, readCrawlerKey } from '../core/importing/crawler-key.ts'
import type { App } from '../operations/app/app.ts'
import { checkVisitorKey } from '../operations/importing/crawler/check-visitor-key.ts'
import { hasSiteCrawler } from '../operations/importing/crawler/open-crawler.ts'
import { visitorOf } from './visitor.ts'

interface Variables {
  user?: SignedIn | null
}

/** The crawler for visitors. Their keys come in a header, and are neither stored nor logged. */
export function crawlerApi(app: App) {
  return new Hono<{ Variables: Variables }>()
    .get('/', async (context) => {
      context.header('Cache-Control', 'no-store')
      return context.json({ hasSiteKey: await hasSiteCrawler(app, context.get('user') ?? 'visitor') })
    })
    .post('/key', async (context) => {
      const user = { visitor: visitorOf(context, app.env), actor: context.get('user') ?? ('visitor' as const) }
      const { ok, message } = await checkVisitorKey(app, readCrawlerKey(context.req.header(crawlerKeyHeader)), user)
      return ok ? context.json({ message }) : context.json({ error: message }, 422)
    })
}
