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
