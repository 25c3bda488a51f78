const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** "September 18, 2026"; the same on the server and in every browser. */
export function longDate(isoDate: string): string {
  return dayFormat.format(new Date(isoDate))
}

/** A post is written as lines; each that is not empty is a paragraph. */
export function paragraphsOf(content: string): Array<{ line: number; text: string }> {
  return content
    .split(/\r?\n/)
    .map((text, line) => ({ line, text: text.trim() }))
    .filter(({ text }) => text !== '')
}

const isMarkedUp = /<(?:p|h[1-6]|ul|ol|blockquote|figure|table|pre|div|img|hr)\b/i
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A post as HTML, which is not clean yet: those of before, and imported ones, are plain lines. */
export function htmlOfPost(content: string): string {
  if (isMarkedUp.test(content)) return content
  return paragraphsOf(content)
    .map(({ text }) => `<p>${text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)}</p>`)
    .join('\n')
}

/** What an article says, a line each block, to be searched in and compared. */
export function linesOfHtml(html: string): string {
  return html
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/gi, ' [$1] ')
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<(?:\/?(?:p|h[1-6]|ul|ol|blockquote|figure|table|tr|pre|div|dl|dt|dd)|br|hr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => letters[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n')
}

const letters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}
