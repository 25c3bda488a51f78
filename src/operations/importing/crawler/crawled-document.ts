import type { CrawledPage } from '../../../core/crawler/crawled-page.ts'
import { crawlerImportMessages } from '../../../core/importing/crawler-messages.ts'
import type { RawDocument } from '../../../importer/source.ts'
import type { PageOptions } from '../../../integrations/firecrawl/pages.ts'
import { problemFromStatus } from '../../../integrations/web-page/page-problem.ts'
import type { FetchedDocument } from '../fetch-document.ts'

/**
 * The specified formats, and the page as it was sent: the crawler removes the markup for search engines from its HTML,
 * and the importer reads pages with that markup far better. The three formats cost one credit together.
 */
export const crawledFormats = {
  formats: ['markdown', 'html', 'rawHtml'],
  onlyMainContent: false,
} satisfies PageOptions

/** Turns a page of the crawler into input for the importer, or says why it has none. */
export function crawledDocument(page: CrawledPage, requestedUrl: string): FetchedDocument {
  const problem = page.statusCode === null ? undefined : problemFromStatus(page.statusCode)
  if (problem) return problem
  const document = contentOf(page, page.url || requestedUrl)
  if (document) return { ok: true, document }
  return { ok: false, reason: 'not-a-page', message: page.problem ?? crawlerImportMessages.failed }
}

function contentOf({ rawHtml, html, markdown }: CrawledPage, url: string): RawDocument | undefined {
  const page = [rawHtml, html].find((text) => text?.trim())
  if (page) return { name: url, url, bytes: encode(page), contentType: 'text/html; charset=utf-8' }
  return markdown?.trim() ? { name: 'page.md', bytes: encode(markdown) } : undefined
}

const encode = (text: string) => new TextEncoder().encode(text)
