import { fractionSigns } from '../../../../core/ingredients/fraction-signs.ts'
import { withoutStepNumber } from '../../../readers/written-lines.ts'
import { statesOnlyFacts } from '../labelled-facts.ts'
import { isServings } from '../likeness.ts'
import { sectionOfLine } from '../section-words.ts'

/** Matches "*this*" and "_this_", but not "2 * 3" or "snake_case". */
export const emphasis = /(?<![\p{L}\p{N}*_\\])([*_])(?=\S)([^*_\n]{1,500}?)(?<=[^\s\\])\1(?![\p{L}\p{N}*_])/gu

/** Returns a line without what Markdown writes around its words. */
export function bareLine(line: string): string {
  const text = line.trim()
  // Most lines have no mark of Markdown. Looking for each took a fifth of the time of reading a note.
  if (!/[*_>#]/.test(text)) return text
  return text
    .replace(/^(?:>\s*)*(?:#{1,6}\s+)?/, '')
    .replaceAll(/\*\*|__/g, '')
    .replaceAll(emphasis, '$2')
    .trim()
}

const bullet = /^[-*+•]\s+/
const number = String.raw`(?:\d{1,4}(?:[.,/⁄]\d{1,3})?(?:[\s-]\d{1,2}[/⁄]\d{1,2})?\s?[${fractionSigns}]?|[${fractionSigns}])`
/** "200 g flour", "1 1/2 tsp cumin", "2-3 eggs", "½ lemon", but not "1. Peel the apples", "10:30 Lunch" or "12.03.24". */
const startsWithAmount = new RegExp(String.raw`^${number}(?:\s?[-–]\s?${number})?(?![.)]\s)\s?[\p{L}(]`, 'u')
/** "30 minutes plus chilling", "4 people at least". */
const startsWithFact = new RegExp(
  String.raw`^[\s\d${fractionSigns}.,/⁄–-]*(?:min\p{L}*|h|hours?|hrs?|std|stunden?|heures?|horas?|ore|uur|timer|timmar|servings?|portion\p{L}*|people|persons?|person\p{L}*)(?!\p{L})`,
  'iu',
)
const longestIngredient = 100
/** "2 eggs." is an ingredient, "2 years ago I went to Spain." is not. */
const mostWords = 5

/** Returns true for a line that starts with an amount. A count without a unit is one: "2 zucchinis". */
export function isAmountLine(line: string): boolean {
  const text = bareLine(line).replace(bullet, '')
  const isAmount = startsWithAmount.test(text) && text.length <= longestIngredient && !startsWithFact.test(text)
  const isSentence = /\p{L}{3}[.!?]$/u.test(text) && text.split(' ').length > mostWords
  return isAmount && !isSentence && !isServings(text) && !statesOnlyFacts(text)
}

/** Returns where the ingredients or steps of a text start, below its first line, or -1. */
export function startOfLists(lines: ReadonlyArray<string>): number {
  return lines.findIndex((line, index) => {
    if (index === 0) return false
    const section = sectionOfLine(bareLine(line))
    return section === 'ingredients' || section === 'steps' || isAmountLine(line)
  })
}

const fewestWords = 4

/** Returns true for what the cook does, also in lower case and without a period. */
export function isWrittenStep(line: string): boolean {
  const text = withoutStepNumber(bareLine(line))
  const words = text.split(/\s+/).length
  return /[。！]$/.test(text) || (/[.!?]$/.test(text) ? words > 1 : words >= fewestWords)
}
const image = /!\[[^[\]\n]{0,200}\]\(([^()\s]{0,1000})(?:\s[^()\n]{0,200})?\)|!\[\[[^[\]\n]{1,200}\]\]/g
const quote = /^[ \t]*>[ \t>]*/gm
/** An apostrophe may look like a mark: "don`t". */
const code = /(?<![\p{L}`])`([^`\n]{1,200})`(?![\p{L}`])/gu

/** "{: .no_toc }" and "{ .photo }" give a line or picture a class. */
const attributes = /\{:?[ \t]*[.#][^{}\n]{1,200}\}/g

/** Takes the pictures of Markdown out of a text, and the marks of quotes and code. */
export function bareText(text: string): { text: string; image: string | null } {
  const [, address] = [...text.matchAll(image)].find((match) => /^https?:\/\//i.test(match[1] ?? '')) ?? []
  return {
    text: text.replaceAll(image, '').replaceAll(attributes, '').replaceAll(quote, '').replaceAll(code, '$1'),
    image: address ?? null,
  }
}
