import { fractionSigns } from '../../core/ingredients/fraction-signs.ts'
import type { TextLine } from './text-page.ts'

export interface Paragraph {
  text: string
  size: number
  isBold: boolean
  page: number
  /** The lines on the page that the paragraph takes. */
  lineCount: number
}

const bullet = /^[•◦▪■□☐▢·●○‣–—*-]\s+/u
const amount = new RegExp(
  String.raw`^(?:[\d${fractionSigns}]|(?:an?|one|two|ein|eine|einen|une?|una?|een|pinch|prise|pincée)\s)`,
  'iu',
)
const ordinal = /^\d{1,2}[.)](?:\s|$)/
const sentenceEnd = /[.!?:…]["”»)]?$/u

/** Joins lines that are broken only because the page is narrow. */
export function paragraphsOf(lines: ReadonlyArray<TextLine>, bodySize: number): Array<Paragraph> {
  const words = new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}-]+/gu) ?? []))
  const steps = lines.flatMap((line, index) => stepBefore(lines[index - 1], line) ?? [])
  // Steps between paragraphs are longer, and often as many as those within them.
  const usualStep = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 4)] ?? 0
  const paragraphs: Array<Paragraph> = []
  let previous: TextLine | undefined
  for (const line of lines) {
    const paragraph = paragraphs.at(-1)
    if (paragraph && previous && continues(previous, line, paragraph, usualStep)) {
      const isTitle = line.size > 1.3 * bodySize
      paragraph.text = withLine(paragraph.text, line.text.trim(), words, isTitle)
      paragraph.lineCount += 1
    } else {
      const { size, isBold, page } = line
      paragraphs.push({ text: line.text.trim(), size, isBold, page, lineCount: 1 })
    }
    previous = line
  }
  return paragraphs
}

/** The distance between two lines, in font sizes. Undefined if the second is not below the first. */
function stepBefore(previous: TextLine | undefined, line: TextLine): number | undefined {
  if (!previous || previous.page !== line.page || line.top <= previous.top) return undefined
  return (line.bottom - previous.bottom) / line.size
}

function continues(previous: TextLine, line: TextLine, paragraph: Paragraph, usualStep: number): boolean {
  const text = line.text.trim()
  const isSameStyle =
    Math.abs(line.size - previous.size) < 0.15 * previous.size && (line.isBold === previous.isBold || !line.isBold)
  if (!isSameStyle || bullet.test(text) || ordinal.test(text)) return false
  const isLowercase = /^[\p{Ll}(,;&]/u.test(text)
  const isOpen = !sentenceEnd.test(paragraph.text)
  const step = stepBefore(previous, line)
  // The text continues in the next column or on the next page.
  if (step === undefined) return isLowercase && isOpen && !amount.test(text)
  if (step > 1.3 * usualStep || step > 2.6) return false
  const isItem = ordinal.test(paragraph.text) || bullet.test(paragraph.text)
  if (isItem && isLowercase && isOpen && !amount.test(text)) return true
  if (!isFull(previous, text, isLowercase ? 4 : 1.5)) return false
  if (isItem) return !amount.test(text) || isProse(paragraph)
  if (amount.test(text)) return isProse(paragraph)
  return isLowercase || isProse(paragraph) || line.left > previous.left + 0.6 * line.size
}

/** An ingredient is rarely that long. A number in its second line belongs to a sentence. */
const isProse = ({ text, lineCount }: Paragraph) =>
  !amount.test(text.replace(ordinal, '').trim()) && text.split(' ').length >= (lineCount > 1 ? 8 : 6)

/**
 * Returns true if the first word of the next line would not have fit. `slack` is in letters, since their widths differ.
 */
function isFull(line: TextLine, next: string, slack: number): boolean {
  const character = (line.right - line.left) / Math.max(1, line.text.length)
  const word = /^\S+/.exec(next)?.[0].length ?? 0
  return line.right + (word + slack) * character > line.columnRight
}

/** Prefixes that keep their hyphen when a line ends after them. */
const hyphenated =
  /(?:^|[\s(])(?:all|self|semi|extra|non|low|half|medium|room|full|sugar|gluten|fat|free|bite|deep|ovenproof|re)-$/i

/** Words in titles are not divided, so their hyphens stay. */
function withLine(text: string, next: string, words: ReadonlySet<string>, isTitle: boolean): string {
  if (text.endsWith('\u00ad')) return text.slice(0, -1) + next
  const [, start] = /(\p{L}+)-$/u.exec(text) ?? []
  const [end] = /^\p{Ll}+/u.exec(next) ?? []
  if (!start || !end) return `${text} ${next}`
  const isWord = words.has(`${start}${end}`.toLowerCase())
  const keepsHyphen = isTitle || (!isWord && (words.has(`${start}-${end}`.toLowerCase()) || hyphenated.test(text)))
  return (keepsHyphen ? text : text.slice(0, -1)) + next
}
