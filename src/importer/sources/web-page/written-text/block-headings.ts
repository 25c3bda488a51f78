import { isGroupHeading } from '../../../readers/written-lines.ts'
import { namesBasicFood } from '../../../readers/listed-lines.ts'
import { sectionOfLine } from '../section-words.ts'
import { bareLine, isAmountLine } from './note-lines.ts'

const mostWords = 4
const fewestAmounts = 2

/**
 * Writes a colon after a short line that stands alone between two blocks of amounts, or above the amounts of each of
 * several blocks. It is a heading: a food without an amount stands in one of the blocks.
 */
export function withBlockHeadings(text: string): string {
  const lines = text.split('\n')
  const blocks = blocksOf(lines)
  for (const [index, { start, end, amounts }] of blocks.entries()) {
    const [above, below] = [blocks[index - 1], blocks[index + 1]]
    const isBetween = (above?.amounts ?? 0) >= fewestAmounts && (below?.amounts ?? 0) >= fewestAmounts
    if (isBetween && end - start === 1 && amounts === 0 && namesPart(lines[start] ?? '')) lines[start] += ':'
    else if (index > 0 && headsBlock(lines, blocks[index]) && hasOther(lines, blocks, index)) lines[start] += ':'
  }
  return lines.join('\n')
}

/** A name above amounts: "Dressing", "½ cup sugar", "⅔ cup vinegar". Salt above them is a food. */
function headsBlock(lines: ReadonlyArray<string>, block: Block | undefined): boolean {
  if (!block) return false
  const { start, end, amounts } = block
  const name = lines[start]?.replace(/:$/, '') ?? ''
  return amounts >= fewestAmounts && amounts === end - start - 1 && namesPart(name) && !namesBasicFood(name)
}

/** Cooks who name one block of foods name the others too. */
const hasOther = (lines: ReadonlyArray<string>, blocks: ReadonlyArray<Block>, index: number) =>
  [blocks[index - 1], blocks[index + 1]].some((other, at) => (at === 1 || index > 1) && headsBlock(lines, other))

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
