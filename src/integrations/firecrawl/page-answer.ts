import { z } from 'zod'
import type { CrawledPage } from '../../core/crawler/crawled-page.ts'

const text = z.string().nullish().catch(null)
/** Metadata repeats a tag as a list when the page has several. */
const repeated = z
  .union([z.string(), z.array(z.string()).transform((all) => all[0])])
  .nullish()
  .catch(null)
const count = z.number().nullish().catch(null)

const Metadata = z.object({
  title: repeated,
  description: repeated,
  url: text,
  sourceURL: text,
  statusCode: count,
  error: text,
  creditsUsed: count,
})

/** A document of the crawler. The site a page belongs to decides much of it, so odd fields are left out, not refused. */
export const PageAnswer: z.ZodType<CrawledPage> = z
  .object({
    url: text,
    title: text,
    description: text,
    markdown: text,
    html: text,
    rawHtml: text,
    screenshot: text,
    links: z.array(z.string()).catch([]).default([]),
    metadata: Metadata.catch({}).default({}),
  })
  .transform(({ metadata, ...page }) => ({
    url: metadata.url ?? metadata.sourceURL ?? page.url ?? '',
    title: metadata.title ?? page.title ?? null,
    description: metadata.description ?? page.description ?? null,
    statusCode: metadata.statusCode ?? null,
    markdown: page.markdown ?? null,
    html: page.html ?? null,
    rawHtml: page.rawHtml ?? null,
    links: page.links,
    screenshot: page.screenshot ?? null,
    problem: metadata.error ?? null,
    creditsUsed: metadata.creditsUsed ?? null,
  }))
