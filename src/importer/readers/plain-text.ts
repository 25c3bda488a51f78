import { linesOf, textOf, tidySpaces } from './html-text.ts'
import { parseHtml } from './html-tree.ts'

/** Longest value a field keeps. Beyond it a page is broken or hostile, and every later reader would pay for it. */
export const longest = { title: 300, line: 1_000, prose: 5_000 } as const
export const mostEntries = 500

/**
 * The words of a string that may hold HTML, entities, or both encoded twice ("&amp;lt;p&amp;gt;"). What comes out is text
 * for text nodes; whatever still looks like a tag is taken off, so that no later mistake can make it one.
 */
export function plainText(value: string, limit: number = longest.prose): string {
  return cut(textOf(parseHtml(decode(value.slice(0, limit * 8)))), limit)
}

/** The same, one entry per line as written: a line break, a `<br>`, a paragraph, a list item. */
export function plainLines(value: string, limit: number = longest.prose): Array<string> {
  const decoded = decode(value.slice(0, limit * mostEntries))
  const isHtml = /<(?:p|br|li|div|ol|ul|h\d)\b/i.test(decoded)
  const pieces = isHtml ? [decoded] : decoded.split(/\r\n|[\n\r\u2028]/)
  return pieces
    .flatMap((piece) => linesOf(parseHtml(piece)))
    .map((line) => cut(line, limit))
    .filter((line) => line !== '')
    .slice(0, mostEntries)
}

/** Undoes all but the last layer of encoding; the parse that follows undoes that one. */
function decode(value: string): string {
  let text = value
  for (let layer = 0; layer < 3 && /&(?:amp|lt|gt|quot|#\d+|#x[\da-f]+|[a-z]{2,8});/i.test(text); layer += 1) {
    text = text.replace(/&amp;/gi, '&').replace(/&lt;/gi, '<').replace(/&gt;/gi, '>')
  }
  return text
}

function cut(text: string, limit: number): string {
  const bare = /<[a-z/!]/i.test(text) ? tidySpaces(text.replace(/<[a-z/!][^>]*>?/gi, ' ')) : text
  return bare.length > limit
    ? `${bare
        .slice(0, limit - 1)
        .toWellFormed()
        .trimEnd()}…`
    : bare.toWellFormed()
}
