/** Spreadsheets run cells that begin like this as formulas. */
const looksLikeFormula = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]|^[\t\r]/u

/** Writes RFC 4180. Text that looks like a formula gets a leading apostrophe, so spreadsheets show it as text. */
export function csvLine(cells: ReadonlyArray<string | number | null>): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = looksLikeFormula.test(value) ? `'${value}` : value
  return /[",\r\n;\t]|^\s|\s$|^'/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
