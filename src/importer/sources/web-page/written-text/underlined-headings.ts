import { bareLine, isAmountLine } from './note-lines.ts'

const underline = /^([=\-~^"#*+])\1{2,}[ \t]*$/
const longestHeading = 70
const lowestRank = 6
const opensBlock = /^\s*(?:[-*+•|>`]|\d{1,3}[.)]\s|#)/

/**
 * Writes underlined headings with the marks of Markdown: a line of "===" below "Soup" makes it "# Soup". The marks that
 * come first are the first rank, as in reStructuredText. Also writes the items "#. Mix" as "1. Mix".
 */
export function withHeadingMarks(text: string): string {
  const lines = text.split('\n')
  const ranks = new Map<string, number>()
  const written: Array<string> = []
  for (const [at, line] of lines.entries()) {
    const mark = headingMark(lines, at + 1)
    const isUnderline = at > 0 && headingMark(lines, at) !== null
    if (mark !== null) {
      if (!ranks.has(mark)) ranks.set(mark, Math.min(lowestRank, rankOf(mark, ranks)))
      written.push(`${'#'.repeat(ranks.get(mark) ?? 1)} ${line.trim()}`, '')
    } else if (!isUnderline) written.push(line.replace(/^(\s*)#\.\s+/, '$11. ').replaceAll(link, '[$1]($2)'))
  }
  return written.join('\n')
}

/** "`Cornbread <https://example.org>`_" */
const link = /(?<!`)`([^`<>\n]{1,200}?)\s<([^`<>\s]{1,500})>`__?/g

/** A line of dashes is the second rank even if no title is above it. */
const rankOf = (mark: string, ranks: ReadonlyMap<string, number>) =>
  mark === '-' ? Math.max(2, ranks.size + 1) : ranks.size + 1

/** Returns the mark of the line if it underlines the line above, which stands alone and is no sentence. */
function headingMark(lines: ReadonlyArray<string>, at: number): string | null {
  const mark = underline.exec(lines[at] ?? '')?.[1]
  const title = lines[at - 1] ?? ''
  if (mark === undefined || title.trim() === '' || title.length > longestHeading) return null
  const isAlone = (lines[at - 2] ?? '').trim() === '' || underline.test(lines[at - 2] ?? '')
  const isTitle = /\p{L}/u.test(title) && !opensBlock.test(title) && !/[.!?,;]\s*$/.test(title)
  return isAlone && isTitle && bareLine(title) === title.trim() && !isAmountLine(title) ? mark : null
}
