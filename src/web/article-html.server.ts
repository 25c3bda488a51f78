import sanitizeHtml from 'sanitize-html'

const textTags = 'h2 h3 h4 p br hr blockquote pre code ul ol li dl dt dd'
const inlineTags = 'a strong b em i u s sub sup small mark abbr kbd'
const otherTags = 'table caption thead tbody tfoot tr th td img figure figcaption'
const allowedTags = `${textTags} ${inlineTags} ${otherTags}`.split(' ')

/**
 * Articles are HTML somebody typed. What is left is text with structure: no scripts, styles, frames, forms or event
 * handlers, and no heading that competes with the page's own.
 */
export function cleanArticle(html: string): string {
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
