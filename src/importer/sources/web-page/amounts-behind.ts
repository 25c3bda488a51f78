import { fractionSigns, startsWithNumber } from '../../../core/ingredients/fraction-signs.ts'
import type { Line } from '../../readers/findings.ts'
import { commonLines } from './align-groups.ts'
import { overlap, wordsOf } from './words.ts'

const amountBehind = new RegExp(
  String.raw`^(\D*\p{L}\D*?)[\s:,–-]+([\d${fractionSigns}][\d.,/${fractionSigns}]*(?:\s?\p{L}{1,12}\.?)?)(\s*\(.*\))?$`,
  'u',
)
const isAmountFirst = ({ text }: Line) => startsWithNumber(text)

/**
 * Writes amounts before the names, as the page does. Some templates have "ravioli 500gr" in the markup and "500 gr
 * ravioli (fresh)" on the page. Takes the page's line if it has the same numbers and names, and keeps all numbers.
 */
export function withAmountsInFront(marked: ReadonlyArray<Line>, shown: ReadonlyArray<Line>): ReadonlyArray<Line> {
  const isBehind = share(marked, ({ text }) => amountBehind.test(text)) > 0.5 && share(marked, isAmountFirst) < 0.2
  if (!isBehind || share(shown, isAmountFirst) <= 0.5) return marked
  const pairs = new Map(commonLines(marked, shown))
  return marked.map((line, index) => {
    const onPage = shown[pairs.get(index) ?? -1]
    const text = onPage && saysAll(onPage, line) ? onPage.text : line.text.replace(amountBehind, '$2 $1$3')
    return { ...line, text }
  })
}

const share = (lines: ReadonlyArray<Line>, test: (line: Line) => boolean) =>
  lines.filter(test).length / Math.max(1, lines.length)

const saysAll = (shown: Line, marked: Line) => overlap(wordsOf(marked.text), wordsOf(shown.text)).ofOne === 1
