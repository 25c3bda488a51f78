import sanitizeHtml from 'sanitize-html'
import type { ArticleHeading } from '../../core/content/articles.ts'
import { slugify } from '../../core/recipes/slug.ts'

const textTags = 'h2 h3 h4 p br hr blockquote pre code ul ol li dl dt dd'
const inlineTags = 'a strong b em i u s sub sup small mark abbr kbd'
const otherTags = 'table caption thead tbody tfoot tr th td img figure figcaption'
const allowedTags = `${textTags} ${inlineTags} ${otherTags}`.split(' ')

interface CleanArticle {
  html: string
  /** Headings for the table of contents. */
  headings: Array<ArticleHeading>
}

/**
 * Sanitizes the HTML of an article: text with structure, without scripts, styles, frames, forms, event handlers and
 * first-level headings.
 */
export function cleanArticle(html: string): CleanArticle {
  return withAnchors(cleanHtml(html))
}

/** Sanitizes without adding anchors, for storing and for mail. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      abbr: ['title'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: 'noopener' } }),
      img: (tagName, attributes) => ({ tagName, attribs: { alt: '', ...attributes, loading: 'lazy' } }),
    },
  })
}

/** A longer table of contents is of no use, and 40,000 entries made a page of 12 MB. */
const mostHeadings = 200

/** Ids that the page itself uses. */
const takenIds = ['main', 'contents']

/** A regular expression is safe here: sanitized HTML has no nested or open headings and no bare "<" in texts. */
function withAnchors(html: string): CleanArticle {
  const headings: Array<ArticleHeading> = []
  const taken = new Set(takenIds)
  const anchored = html.replace(/<(h[23])>(.*?)<\/\1>/gs, (whole, tag: string, inner: string) => {
    if (headings.length >= mostHeadings) return whole
    const text = plainText(inner)
    if (!text) return whole
    const id = freeId(slugify(text), taken)
    headings.push({ id, text, level: tag === 'h2' ? 2 : 3 })
    return `<${tag} id="${id}">${inner}</${tag}>`
  })
  return { html: anchored, headings }
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
  taken.add(id)
  return id
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
