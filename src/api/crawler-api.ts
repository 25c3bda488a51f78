import { type Context, Hono } from 'hono'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import { CrawlRequest } from '../core/importing/crawl-request.ts'
import { crawlerKeyHeader, readCrawlerKey } from '../core/importing/crawler-key.ts'
import type { ImportFailure } from '../core/importing/import-events.ts'
import { SearchQuery } from '../core/importing/web-search.ts'
import type { App } from '../operations/app/app.ts'
import { checkVisitorKey } from '../operations/importing/crawler/check-visitor-key.ts'
import { hasSiteCrawler } from '../operations/importing/crawler/admit-crawl.ts'
import type { CrawlerChoice } from '../operations/importing/crawler/crawl-page.ts'
import { searchWeb } from '../operations/importing/crawler/search-web.ts'
import { startCrawl } from '../operations/importing/crawler/start-crawl.ts'
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
      const { key, ...user } = choiceIn(context)
      const { ok, message } = await checkVisitorKey(app, key, user)
      return ok ? context.json({ message }) : context.json({ error: message }, 422)
    })
    .post('/search', async (context) => {
      const { data, error } = SearchQuery.safeParse(await context.req.json().catch(() => null))
      if (!data) return context.json({ error: error.issues[0]?.message }, 422)
      const found = await searchWeb(app, data.query, choiceIn(context), context.req.raw.signal)
      return found.ok ? context.json({ results: found.results }) : refuse(context, found.problem)
    })
    .post('/collect', async (context) => {
      const { data } = CrawlRequest.safeParse(await context.req.json().catch(() => null))
      if (!data) return context.json({ error: 'The request needs a url, or urls and a query' }, 422)
      const started = await startCrawl(app, data, choiceIn(context))
      return started.ok ? context.json({ id: started.id, name: started.name }) : refuse(context, started.problem)
    })

  function choiceIn(context: Context<{ Variables: Variables }>): CrawlerChoice {
    const key = readCrawlerKey(context.req.header(crawlerKeyHeader))
    return { key, visitor: visitorOf(context, app.env), actor: context.get('user') ?? 'visitor' }
  }
}

const refuse = (context: Context, { message, reason }: ImportFailure) =>
  context.json({ error: message, reason }, reason === 'too-many' ? 429 : 422)
