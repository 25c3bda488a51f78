import { startsWithNumber } from '../../core/ingredients/fraction-signs.ts'
import { joined, phrasesOf, rowsOf } from './join-runs.ts'
import { medianOf, middleOf, type TextLine, type TextPage, type TextRun } from './text-page.ts'

const fewestLines = 4
/** Places on a page where a gutter is looked for. More make no difference. */
const places = 150

/** Returns the lines of a page in the order they are read, one column after the other. */
export function linesInOrder({ runs }: TextPage, page: number): Array<TextLine> {
  return inOrder(phrasesOf(runs)).map((line) => ({ ...line, page }))
}

type Ordered = Omit<TextLine, 'page'>

function inOrder(phrases: ReadonlyArray<TextRun>): Array<Ordered> {
  const gutter = gutterOf(phrases)
  if (gutter === null) return oneColumn(phrases)
  // Lines over both columns separate what is above them from what is below.
  const wide = phrases
    .filter(({ left, right }) => left < gutter && right > gutter)
    .toSorted((one, other) => middleOf(one) - middleOf(other))
  const bands = Map.groupBy(
    phrases.filter(({ left, right }) => right <= gutter || left >= gutter),
    (phrase) => wide.filter((line) => middleOf(line) < middleOf(phrase)).length,
  )
  const widest = Math.max(...wide.map(({ right }) => right))
  return Array.from({ length: wide.length + 1 }, (_, index) => {
    const band = bands.get(index) ?? []
    const below = wide[index]
    return [
      ...inOrder(band.filter(({ right }) => right <= gutter)),
      ...inOrder(band.filter(({ left }) => left >= gutter)),
      ...(below ? [{ ...below, columnRight: widest }] : []),
    ]
  }).flat()
}

function oneColumn(phrases: ReadonlyArray<TextRun>): Array<Ordered> {
  const columnRight = Math.max(...phrases.map(({ right }) => right))
  return rowsOf(phrases).map((row) => ({ ...row.reduce(joined), columnRight }))
}

/** Finds the empty stripe between two columns, or returns null. A few lines may cross it, such as the title. */
function gutterOf(phrases: ReadonlyArray<TextRun>): number | null {
  if (phrases.length < 2 * fewestLines) return null
  const size = medianOf(phrases.map((phrase) => phrase.size))
  const start = Math.min(...phrases.map(({ left }) => left))
  const step = (Math.max(...phrases.map(({ right }) => right)) - start) / places
  let best: { gutter: number; score: number } | null = null
  for (let place = 1; place < places; place += 1) {
    const at = start + place * step
    const left = phrases.filter((phrase) => phrase.right <= at)
    const right = phrases.filter((phrase) => phrase.left > at)
    if (left.length < fewestLines || right.length < fewestLines) continue
    const crossing = phrases.length - left.length - right.length
    const leftEnd = Math.max(...left.map((phrase) => phrase.right))
    const rightStart = Math.min(...right.map((phrase) => phrase.left))
    const score = Math.min(left.length, right.length) - crossing
    if (rightStart - leftEnd < size || score <= (best?.score ?? 0)) continue
    if (!isSideBySide(left, right) || isTable(left, right)) continue
    best = { gutter: (leftEnd + rightStart) / 2, score }
  }
  return best?.gutter ?? null
}

/** Columns share most of their height. */
function isSideBySide(left: ReadonlyArray<TextRun>, right: ReadonlyArray<TextRun>): boolean {
  const [one, other] = [left, right].map((side) => ({
    top: Math.min(...side.map(({ top }) => top)),
    bottom: Math.max(...side.map(({ bottom }) => bottom)),
  }))
  if (!one || !other) return false
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return shared > 0.4 * Math.min(one.bottom - one.top, other.bottom - other.top)
}

/** Rows of a table are read across: amounts before foods, labels before values, numbers before steps. */
function isTable(left: ReadonlyArray<TextRun>, right: ReadonlyArray<TextRun>): boolean {
  // Headings in the left column have no partner.
  const isAligned = Math.max(alignedShare(left, right), alignedShare(right, left)) > 0.7
  if (!isAligned) return false
  if (left.filter(({ text }) => /^\d{1,2}[.)]?$/.test(text.trim())).length > 0.7 * left.length) return true
  const isNarrow = medianOf(left.map(({ text }) => text.length)) <= 14
  const areShort = medianOf(right.map(({ text }) => text.trim().split(/\s+/).length)) < 5
  const amounts = right.filter(({ text }) => startsWithNumber(text.trim()) || /^[•*-]/.test(text.trim()))
  return isNarrow && areShort && amounts.length < 0.3 * right.length
}

function alignedShare(cells: ReadonlyArray<TextRun>, others: ReadonlyArray<TextRun>): number {
  const aligned = cells.filter((cell) =>
    others.some((other) => Math.abs(middleOf(other) - middleOf(cell)) < 0.5 * cell.size),
  )
  return aligned.length / cells.length
}
