import type { CrawledPage } from '../../core/crawler/crawled-page.ts'
import { storableText } from '../../core/recipes/recipe-limits.ts'

/** Pages above this are not recipes, and several of them would fill the database. */
const longestText = 2_000_000
const mostLinks = 1_000

const cut = (text: string | null, longest = longestText) =>
  text === null ? null : storableText(text.slice(0, longest))

/** Returns a page as PostgreSQL can store it: without null characters, and not too long. */
export function storablePage(page: CrawledPage): CrawledPage {
  return {
    ...page,
    url: storableText(page.url.slice(0, 2_000)),
    title: cut(page.title, 500),
    description: cut(page.description, 2_000),
    markdown: cut(page.markdown),
    html: cut(page.html),
    rawHtml: cut(page.rawHtml),
    screenshot: cut(page.screenshot, 2_000),
    problem: cut(page.problem, 1_000),
    links: page.links.slice(0, mostLinks).map((link) => storableText(link.slice(0, 2_000))),
  }
}

/** Returns any JSON without null characters. One that is too long is replaced by a sentence. */
export function storableResult(value: unknown): unknown {
  const text = JSON.stringify(value ?? null)
  if (text.length > longestText) return 'The result is longer than 2 MB and was not stored.'
  return JSON.parse(text, (_, item: unknown) => (typeof item === 'string' ? storableText(item) : item))
}
