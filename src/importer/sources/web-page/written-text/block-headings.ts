import { isGroupHeading } from '../../../readers/written-lines.ts'
import { sectionOfLine } from '../section-words.ts'
import { bareLine, isAmountLine } from './note-lines.ts'

const mostWords = 4
const fewestAmounts = 2

/**
 * Writes a colon after a short line that stands alone between two blocks of amounts. It is the heading of the second:
 * a food without an amount stands in one of the blocks.
 */
export function withBlockHeadings(text: string): string {
  const lines = text.split('\n')
  const blocks = blocksOf(lines)
  for (const [index, { start, end, amounts }] of blocks.entries()) {
    const [above, below] = [blocks[index - 1], blocks[index + 1]]
    const isBetween = (above?.amounts ?? 0) >= fewestAmounts && (below?.amounts ?? 0) >= fewestAmounts
    if (isBetween && end - start === 1 && amounts === 0 && namesPart(lines[start] ?? '')) lines[start] += ':'
  }
  return lines.join('\n')
}

interface Block {
  start: number
  end: number
  amounts: number
}

/** Returns the lines between empty lines. */
function blocksOf(lines: ReadonlyArray<string>): Array<Block> {
  const blocks: Array<Block> = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const last = blocks.at(-1)
    const amounts = isAmountLine(line) ? 1 : 0
    if (last?.end === at) Object.assign(last, { end: at + 1, amounts: last.amounts + amounts })
    else blocks.push({ start: at, end: at + 1, amounts })
  }
  return blocks
}

function namesPart(line: string): boolean {
  const words = bareLine(line)
  return (
    words === line.trim() &&
    /^\p{L}[^\d.,:;!?]*$/u.test(words) &&
    words.split(' ').length <= mostWords &&
    sectionOfLine(words) === null &&
    !isGroupHeading(words)
  )
}
