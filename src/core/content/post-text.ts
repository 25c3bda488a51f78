/** Makes a paragraph of every line that isn't blank. */
export function paragraphsOf(content: string): Array<{ line: number; text: string }> {
  return content
    .split(/\r?\n/)
    .map((text, line) => ({ line, text: text.trim() }))
    .filter(({ text }) => text !== '')
}

const isMarkedUp = /<(?:p|h[1-6]|ul|ol|blockquote|figure|table|pre|div|img|hr)\b/i
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Returns unsanitized HTML. Older and imported posts are plain lines and get paragraphs. */
export function htmlOfPost(content: string): string {
  if (isMarkedUp.test(content)) return content
  return paragraphsOf(content)
    .map(({ text }) => `<p>${text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)}</p>`)
    .join('\n')
}

/** Converts HTML to plain text, one line per block, for search and comparison. */
export function htmlLines(html: string): string {
  return splitAtTags(html)
    .map(({ text, tag }) => decode(text) + spokenTag(tag))
    .join('')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n')
}

interface Piece {
  text: string
  /** The tag after the text, with its brackets. Empty after the last text. */
  tag: string
}

/**
 * Splits HTML in one pass. A regular expression takes minutes for 400,000 characters of "<", because it searches for an
 * end after each one.
 */
export function splitAtTags(html: string): Array<Piece> {
  const pieces: Array<Piece> = []
  let at = 0
  for (;;) {
    const start = html.indexOf('<', at)
    const end = start < 0 ? -1 : html.indexOf('>', start)
    if (end < 0) return [...pieces, { text: html.slice(at), tag: '' }]
    pieces.push({ text: html.slice(at, start), tag: html.slice(start, end + 1) })
    at = end + 1
  }
}

const mostDepth = 200
export const tooDeep = `The text has more than ${mostDepth} nested tags. Paste it without formatting.`
/** Tags without an end tag, and tags that the next tag may close. */
const flat = /^<\/?(?:p|li|dt|dd|tr|td|th|br|hr|img|input|source|wbr|col|option|!--)(?![\w-])/i

/** Returns whether tags are nested deeper than any real text. Cleaning 100,000 nested tags takes seconds. */
export function isNestedTooDeep(html: string): boolean {
  let depth = 0
  return splitAtTags(html).some(({ tag }) => {
    if (flat.test(tag) || !/^<\/?[a-z]/i.test(tag)) return false
    depth = tag.startsWith('</') ? Math.max(0, depth - 1) : depth + 1
    return depth > mostDepth
  })
}

const block = /^<(?:\/?(?:p|h[1-6]|ul|ol|blockquote|figure|table|tr|pre|div|dl|dt|dd)|br|hr)\b/i
const alternative = /^<img\b[^>]*\balt="([^"]*)"/i

function spokenTag(tag: string): string {
  const alt = alternative.exec(tag)?.[1]
  if (alt !== undefined) return ` [${decode(alt)}] `
  if (/^<li\b/i.test(tag)) return '\n• '
  if (/^<\/t[dh]\b/i.test(tag)) return ' '
  return block.test(tag) ? '\n' : ''
}

const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => letters[entity] ?? entity)

const letters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}
