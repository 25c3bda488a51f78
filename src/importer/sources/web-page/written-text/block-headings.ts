import { isGroupHeading, withoutBullet } from '../../../readers/written-lines.ts'
import { sectionOfLine } from '../section-words.ts'
import { areKnownFoods, isInOtherLanguage } from './known-foods.ts'
import { areOtherThings } from './note-headings.ts'
import { bareLine, isAmountLine, isWrittenStep } from './note-lines.ts'

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

const fewestFoods = 3
/** The share of lines with an amount. "Salt and pepper" and "Handful of cilantro" have no amounts. */
const leastWithAmounts = 0.6

/**
 * Writes headings into a text that has none and one block of foods: above it, and above the sentences below it. Empty
 * lines around a block say more about where the foods end than the words of a line do. Returns null for other texts.
 */
export function withListBlock(text: string): string | null {
  const lines = text.split('\n')
  const blocks = blocksOf(lines)
  const title = blocks[0]?.start ?? 0
  if (lines.some((line, at) => at > title && (line.startsWith('#') || sectionOfLine(bareLine(line)) !== null)))
    return null
  if (isAmountLine(lines[title] ?? '')) return null
  const foods = blockOfFoods(lines, blocks, title)
  if (!foods) return null
  const listed = lines.slice(foods.start, foods.end)
  const amounts = listed.filter(isAmountLine)
  if (areOtherThings(amounts) || !(isInOtherLanguage(text) || areKnownFoods(amounts.map(bareLine)))) return null
  const items = listed.map((line) => (isHeading(line) ? line : `- ${withoutBullet(line)}`))
  return [...lines.slice(0, foods.start), 'Ingredients', ...items, '', 'Method', ...lines.slice(foods.end)].join('\n')
}

interface Foods {
  start: number
  end: number
}

function blockOfFoods(lines: ReadonlyArray<string>, blocks: ReadonlyArray<Block>, title: number): Foods | null {
  const lists = blocks.filter(isListOfFoods)
  const [list] = lists
  if (!list || lists.length > 1) return null
  const below = blocks.filter(({ start }) => start >= list.end)
  // "To serve:" heads more foods.
  const isBelowSteps =
    below.length > 0 && below.every(({ start, amounts }) => amounts < fewestAmounts && !isHeading(lines[start] ?? ''))
  const last = lines.findLast((line) => line.trim() !== '') ?? ''
  const sentences = lines.slice(list.end).filter(isWrittenStep)
  // "With love from your aunt" is no step.
  if (!isBelowSteps || sentences.length * 2 < below.length || !mayEndSteps.test(last)) return null
  // Without an empty line below it, the title is in the block.
  const first = lines.findIndex((line, at) => at > title && isAmountLine(line))
  return { start: list.start === title ? first : list.start, end: list.end }
}

/** A last line without a full stop or a number may be a greeting. */
const mayEndSteps = /[.!?…)。]$|\d/u

const isHeading = (line: string) => isGroupHeading(bareLine(line))

function isListOfFoods({ start, end, amounts }: Block): boolean {
  const size = end - start
  return size >= fewestFoods && amounts >= size * leastWithAmounts
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
