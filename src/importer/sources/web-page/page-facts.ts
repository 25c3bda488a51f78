import { noFindings, type Findings } from '../../readers/findings.ts'
import { longest, plainText } from '../../readers/plain-text.ts'
import type { Page } from './page.ts'
import { pageTitle } from './page-title.ts'

/** Reads title, description, picture, author, date and language. Any page may have these. */
export function pageFacts(page: Page): Findings {
  const { meta, elements } = page
  const root = elements.find((element) => element.name === 'html')
  return {
    ...noFindings(),
    title: pageTitle(page),
    description: plainText(
      meta.get('description') ?? meta.get('og:description') ?? meta.get('twitter:description') ?? '',
    ),
    image:
      meta.get('og:image') ??
      meta.get('og:image:url') ??
      meta.get('twitter:image') ??
      meta.get('twitter:image:src') ??
      '',
    // If a page has no author, its site is the author.
    author: authorName(meta.get('author') ?? '') || authorName(meta.get('og:site_name') ?? ''),
    datePublished: meta.get('article:published_time') ?? '',
    language: root?.attribs['lang'] ?? root?.attribs['xml:lang'] ?? meta.get('og:locale') ?? '',
  }
}

function authorName(text: string): string {
  return /^https?:|^admin$/i.test(text) ? '' : plainText(text, longest.title)
}
