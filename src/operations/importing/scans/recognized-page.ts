import { fractionSigns, startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import type { Block, Line, Word } from 'tesseract.js'
import type { TextPage, TextRun } from '../../../importer/layout/text-page.ts'

/** Percent. Crumbs, stains and parts of photos are "recognized" with less. */
const leastConfidence = 35
const goodConfidence = 60
/** A wider gap, in font sizes, separates columns. */
const widestGap = 2

/** Converts recognized lines to pieces of text with their places. */
export function recognizedPage(
  blocks: ReadonlyArray<Block>,
  { width, height }: { width: number; height: number },
): TextPage {
  const lines = linesOf(blocks).filter(isText)
  const marks = bulletsIn(lines)
  return { width, height, runs: lines.flatMap((line) => runsOf(line, marks)) }
}

/** Counts the letters of words that are certainly words. */
export const clearLetters = (blocks: ReadonlyArray<Block>): number =>
  linesOf(blocks)
    .flatMap(({ words }) => words)
    .filter(({ confidence, text }) => confidence >= goodConfidence && /\p{L}{3}/u.test(text))
    .reduce((sum, { text }) => sum + text.length, 0)

const linesOf = (blocks: ReadonlyArray<Block>) =>
  blocks.flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))

/** One uncertain word, such as "1 l", makes the confidence of a whole line low. */
const isText = ({ words, confidence }: Line) =>
  confidence >= leastConfidence ||
  words.some((word) => word.confidence >= goodConfidence && /[\p{L}\p{N}]{2}/u.test(word.text))

function runsOf(line: Line, marks: Bullets): Array<TextRun> {
  const { rowHeight, ascenders, descenders } = line.rowAttributes
  // The height of small letters varies least: an accent makes the line higher.
  const size = 1.8 * (rowHeight - ascenders - descenders)
  const words = withBullet(withLiters(line.words), marks).filter(
    ({ confidence, text }) => confidence >= leastConfidence || /[\p{L}\p{N}]/u.test(text),
  )
  const runs: Array<TextRun> = []
  for (const { text, bbox } of words) {
    const last = runs.at(-1)
    if (last && bbox.x0 - last.right < widestGap * size) {
      last.text += ` ${text}`
      last.right = bbox.x1
    } else {
      // The place of the line, because words without a descender are less high.
      const { y1: bottom } = line.baseline
      runs.push({
        text,
        left: bbox.x0,
        right: bbox.x1,
        top: bottom - 0.75 * size,
        bottom: bottom + 0.25 * size,
        size,
        isBold: false,
      })
    }
  }
  return runs
}

/** Letters and signs that a round bullet is recognized as. */
const likeBullet = /^(?:[eoc¢©°*«»•]|e[oe]|o[oe])$/
const leastBullets = 3

interface Bullets {
  /** Signs that are bullets wherever they begin a line. */
  signs: ReadonlySet<string>
  /** True if the list has bullets, so any such sign before an amount is a bullet. */
  areBeforeAmounts: boolean
}

/**
 * Finds the bullets of a list of ingredients: the same sign begins several lines, and half of them continue with a
 * number. The same bullet may be recognized as a different sign on each line.
 */
function bulletsIn(lines: ReadonlyArray<Line>): Bullets {
  const marked = lines.filter(({ words: [first, second] }) => second && likeBullet.test(first?.text ?? ''))
  const byMark = Object.entries(Object.groupBy(marked, ({ words: [first] }) => first?.text ?? ''))
  return {
    signs: new Set(byMark.flatMap(([mark, items]) => (isIngredientList(items) ? [mark] : []))),
    areBeforeAmounts: isIngredientList(marked),
  }
}

const isIngredientList = (items: ReadonlyArray<Line> = []) =>
  items.length >= leastBullets && items.filter(({ words }) => startsAmount(words[1])).length * 2 >= items.length

const startsAmount = (word: Word | undefined) => startsWithNumber(word?.text ?? '')

function withBullet<Piece extends { text: string }>(words: ReadonlyArray<Piece>, bullets: Bullets): Array<Piece> {
  const [first, second] = words
  const sign = first?.text ?? ''
  const isBeforeAmount = bullets.areBeforeAmounts && likeBullet.test(sign) && startsWithNumber(second?.text ?? '')
  const isBullet = second !== undefined && (bullets.signs.has(sign) || isBeforeAmount)
  return words.map((word, at) => (at === 0 && isBullet ? { ...word, text: '•' } : word))
}

const endsInNumber = new RegExp(`[\\d${fractionSigns}]$`)

/** Reads "1 | milk" and "1 I milk" as "1 l milk", because the three strokes look alike. */
const withLiters = (words: ReadonlyArray<Word>) =>
  words.map(({ confidence, text, bbox }, at) => {
    const isLiter = /^[|I]$/.test(text) && endsInNumber.test(words[at - 1]?.text ?? '') && startsFood(words[at + 1])
    return { confidence, bbox, text: isLiter ? 'l' : text }
  })

const startsFood = (word: Word | undefined) => /^\p{Ll}{2}/u.test(word?.text ?? '')
