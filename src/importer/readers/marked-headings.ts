/** White space and attributes are bounded, because a search through endless ones takes quadratic time. */
const space = String.raw`\s{0,20}`
const colon = `${space}(?::${space})?`
const attributes = String.raw`\b[^<>]{0,500}>`
/**
 * Begins and ends with a letter or a sign. If white space could belong to the name or stand beside it, a search would
 * try a million ways to divide the spaces after each tag.
 */
const nameWithout = (others: string, most: number) =>
  `([^<>${others}\\s][^<>${others}]{0,${most - 2}}[^<>${others}\\s:])`
const heading = new RegExp(`<h[1-6]${attributes}${space}${nameWithout('', 60)}${colon}</h[1-6]>`, 'gi')
const boldLine = new RegExp(
  `(^|<(?:p|div|li|br)${attributes})${space}<(b|strong|u)${attributes}${space}${nameWithout('\\d', 50)}${colon}</\\2>${colon}(?=$|</(?:p|div|li)>|<br\\b)`,
  'gim',
)
const ruledLine =
  /^\s{0,20}(?:([-–—=*_~])\1{1,20}[ \t]{0,20}(\p{L}[^\d\n]{1,50}?)[ \t]{0,20}:?\1{2,}|#{1,4}[ \t]{1,20}(\p{L}[^\d\n]{1,50}))\s{0,20}:?$/gmu

const isSentence = (text: string) => /[.!?…]$/.test(text)
const asName = (text: string) => (isSentence(text) ? text : `${text}:`)

/** Writes the headings inside a text as lines with a colon: `<h4>Dough</h4>`, a line in bold, "--- Dough ---". */
export function withNamedParts(text: string): string {
  const ruled = text.replace(ruledLine, (_, _mark, between?: string, behind?: string) =>
    asName(between ?? behind ?? ''),
  )
  if (!/<(?:h[1-6]|b|strong|u)\b/i.test(ruled)) return ruled
  return ruled
    .replace(heading, (_, name: string) => `<p>${asName(name)}</p>`)
    .replace(boldLine, (_, before: string, _tag, name: string) => `${before}${asName(name)}`)
}

/** Returns whether bold text in a list is only in headings. "200 g <b>flour</b>" and "<b>Salt</b>" are foods. */
export function areBoldLinesHeadings(entries: ReadonlyArray<string>): boolean {
  const bold = entries.filter((entry) => /<(?:b|strong|u)\b/i.test(entry))
  return bold.length * 2 <= entries.length && bold.every((entry) => entry.trim().search(boldLine) === 0)
}
