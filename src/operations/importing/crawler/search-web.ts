import type { CrawledPage } from '../../../core/crawler/crawled-page.ts'
import type { ImportFailure } from '../../../core/importing/import-events.ts'
import { mostResults, noResultsMessage, type WebResult } from '../../../core/importing/web-search.ts'
import { isWebAddress } from '../../../core/text/web-address.ts'
import { sourceKey } from '../../../core/recipes/source-key.ts'
import { findRecipeBySource } from '../../../db/recipes/recipes.ts'
import type { App } from '../../app/app.ts'
import { admitImport } from '../admit-import.ts'
import type { CrawlerChoice } from './crawl-page.ts'
import { explainCrawlerProblem } from './explain-crawler-problem.ts'
import { admitCrawl } from './admit-crawl.ts'

type Found = { ok: true; results: Array<WebResult> } | { ok: false; problem: ImportFailure }

/** Searches the web for pages with recipes. Each result costs one credit. */
export async function searchWeb(app: App, query: string, choice: CrawlerChoice, signal: AbortSignal): Promise<Found> {
  const admission = await admitImport(app, choice.visitor)
  if (!admission.ok) return admission
  try {
    return await search(app, query, choice, signal)
  } finally {
    admission.leave()
  }
}

async function search(app: App, query: string, { key, ...user }: CrawlerChoice, signal: AbortSignal): Promise<Found> {
  const admission = await admitCrawl(app, key, user, mostResults)
  if (!admission.ok) return admission
  const words = /\brecipes?\b/i.test(query) ? query : `${query} recipe`
  const answer = await admission.crawler.search(words, { limit: admission.pages, signal })
  if (!answer.ok) return { ok: false, problem: explainCrawlerProblem(answer, key?.kind ?? 'own') }
  const pages = answer.value.results.filter(({ url }) => isWebAddress(url)).slice(0, mostResults)
  if (pages.length === 0)
    return { ok: false, problem: { kind: 'problem', reason: 'no-recipe', message: noResultsMessage } }
  return { ok: true, results: await Promise.all(pages.map((page) => resultOf(app, page))) }
}

async function resultOf(app: App, { url, title, description }: CrawledPage): Promise<WebResult> {
  const known = await findRecipeBySource(app.db, sourceKey(url) ?? '')
  return {
    url,
    title: (title?.trim() || url).slice(0, 300),
    description: (description ?? '').slice(0, 500),
    isKnown: known !== undefined && known.standing !== 'gone',
  }
}
