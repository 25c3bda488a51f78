/** Spreadsheets run a cell that begins so as a formula, also after a separator of their own liking. */
const looksLikeFormula = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]|^[\t\r]/u

/** RFC 4180. A text that a spreadsheet would run gets an apostrophe before it, which it shows as text. */
export function csvLine(cells: ReadonlyArray<string | number | null>): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = looksLikeFormula.test(value) ? `'${value}` : value
  return /[",\r\n;\t]|^\s|\s$|^'/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
