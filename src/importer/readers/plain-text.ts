import { linesOf, textOf, tidySpaces } from './html-text.ts'
import { parseHtml } from './html-tree.ts'
import { withNamedParts } from './marked-headings.ts'

/**
 * The maximum length of each field. A longer value means a broken or hostile page and would slow down every later step.
 */
export const longest = { title: 300, line: 1_000, prose: 5_000 } as const
/** More entries than a recipe may have (500), so that the cook sees an error instead of a shortened list. */
export const mostEntries = 600

/**
 * Returns the plain text of a string that may contain HTML, entities, or doubly encoded entities ("&amp;lt;p&amp;gt;").
 * Removes anything that still looks like a tag, so that a later mistake cannot turn it into a tag.
 */
export function plainText(value: string, limit: number = longest.prose): string {
  const decoded = decode(value.slice(0, limit * 8))
  return cut(hasMarkup(decoded) ? textOf(parseHtml(decoded)) : tidySpaces(decoded), limit)
}

/** Like `plainText`, but returns an entry for each line, paragraph or list item. */
export function plainLines(value: string, limit: number = longest.prose): Array<string> {
  return linesIn(decode(value.slice(0, limit * mostEntries)), limit)
}

/** Like `plainLines`, but writes headings as "Dough:". */
export function namedLines(value: string, limit: number = longest.prose): Array<string> {
  return linesIn(withNamedParts(decode(value.slice(0, limit * mostEntries))), limit)
}

function linesIn(decoded: string, limit: number): Array<string> {
  const isHtml = /<(?:p|br|li|div|ol|ul|h\d)\b/i.test(decoded)
  const pieces = isHtml ? [decoded] : decoded.split(/\r\n|[\n\r\u2028]/)
  return pieces
    .flatMap((piece) => (hasMarkup(piece) ? linesOf(parseHtml(piece)) : tidySpaces(piece)))
    .map((line) => cut(line, limit))
    .filter((line) => line !== '')
    .slice(0, mostEntries)
}

/** Most values are plain text already, and parsing takes ten times as long as tidying. */
const hasMarkup = (text: string) => /[<&]/.test(text)

/** Removes all layers of encoding except the last one, which the HTML parser removes. */
function decode(value: string): string {
  let text = value.includes('\\') ? unescaped(value) : value
  for (let layer = 0; layer < 3 && /&(?:amp|lt|gt|quot|#\d+|#x[\da-f]+|[a-z]{2,8});/i.test(text); layer += 1) {
    text = text.replace(/&amp;/gi, '&').replace(/&lt;/gi, '<').replace(/&gt;/gi, '>')
  }
  return text
}

/** Removes a second layer of escapes, as in "1\\/2 cup" and "Chop.\\nFry.". Recipes have no backslashes. */
const unescaped = (text: string) =>
  text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/(?:\\r)?\\n|\\r/g, '\n')
    .replace(/\\t/g, ' ')
    .replace(/\\{1,4}(?=["'/])/g, '')

/** Matches the links of Markdown, and short codes of plugins: "[salsa](/recipes/salsa)", "[adjustable]3[/adjustable]". */
const markdownLink = /\[([^[\]]{1,200})\]\((?:https?:\/|\/)[^()\s]{0,500}\)/g
const shortCode = /\[(\w{3,20})\]([^[\]]{0,200})\[\/\1\]/g

function cut(value: string, limit: number): string {
  const text = value.includes('[') ? value.replace(markdownLink, '$1').replace(shortCode, '$2') : value
  const bare = /<[a-z/!]/i.test(text) ? tidySpaces(text.replace(/<[a-z/!][^>]*>?/gi, ' ')) : text
  return bare.length > limit
    ? `${bare
        .slice(0, limit - 1)
        .toWellFormed()
        .trimEnd()}…`
    : bare.toWellFormed()
}
