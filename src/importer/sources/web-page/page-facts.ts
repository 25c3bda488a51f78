import { noFindings, type Findings } from '../../readers/findings.ts'
import { longest, plainText } from '../../readers/plain-text.ts'
import type { Page } from './page.ts'
import { isNameOfSite, pageTitle } from './page-title.ts'
import { wordsOf } from './words.ts'

/** Reads title, description, picture, author, date and language. Any page may have these. */
export function pageFacts(page: Page): Findings {
  const { meta, elements } = page
  const title = pageTitle(page)
  const description = plainText(
    meta.get('description') ?? meta.get('og:description') ?? meta.get('twitter:description') ?? '',
  )
  const root = elements.find((element) => element.name === 'html')
  return {
    ...noFindings(),
    title,
    description: describesSite(description, title) ? '' : description,
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

const longestOfSite = 100

/**
 * Returns true for the same short description on every page: "The cookbook of our family". "One of my favorite recipes of
 * this blog" describes a dish.
 */
function describesSite(description: string, title: string): boolean {
  const ofTitle = new Set(wordsOf(title))
  return (
    description.length <= longestOfSite &&
    (isNameOfSite(description) || blog.test(description)) &&
    !wordsOf(description).some((word) => word.length > 3 && ofTitle.has(word))
  )
}

/** Matches "A blog for cooks", "Our online cookbook" and "Ann's Pots is a food blog". */
const blog =
  /^(?:.{1,40} is )?(?:an?|the|my|our|eine?|mein|unser|das|der|un|une|le|il|el) (?:[\p{L}-]+ ){0,3}(?:(?:web ?)?site|blog|(?:cook|recipe) ?book|kochbuch)(?![\p{L}'’-])/iu

function authorName(text: string): string {
  return /^https?:|^admin$/i.test(text) ? '' : plainText(text, longest.title)
}
