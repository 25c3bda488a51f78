import { readWebPage, type WebPageOutcome } from '../read-web-page.ts'

const lists = /<(?:li|pre)[\s>]/i
const heading = /^(#{1,6})[ \t]+(\S.*)$/gm

const tagsOnly = /^\s*(?:<\/?[a-z][a-z\d-]{0,20}(?:\s[^<>]{0,200})?>\s*)+$/i
const longestLine = 300

/** Leaves out the lines of a text that are only tags: "</details>". */
export const withoutTagLines = (text: string): string =>
  text.includes('<')
    ? text
        .split('\n')
        .filter((line) => line.length > longestLine || !tagsOnly.test(line))
        .join('\n')
    : text

/** Reads a text whose lists are written in HTML, as Markdown allows, or returns null for other texts. */
export function readEmbeddedHtml(text: string, title: string): WebPageOutcome | null {
  if (!lists.test(text)) return null
  const body = text.replaceAll(heading, (_, { length }: string, words: string) => `<h${length}>${words}</h${length}>`)
  const name = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const main = /<h1[\s>]/i.test(body) || name === '' ? '' : `<h1>${name}</h1>`
  return readWebPage(`<html><head><title>${name}</title></head><body>${main}${body}</body></html>`)
}
