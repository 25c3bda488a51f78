import { type Food, foodsByName, longestName } from '../../ingredients/foods/foods.ts'
import { foldFood } from '../../ingredients/foods/words.ts'
import { preparations } from '../../ingredients/preparation-words.ts'
import type { LineName } from './line-names.ts'
import { isPartOfCompound } from './compound-words.ts'
import { conjunctions, linkWords, mixtureWords } from './step-words.ts'
import type { Token } from './step-tokens.ts'

/** Words of a step that may name an ingredient. */
export interface Span {
  from: number
  to: number
  foods: ReadonlyArray<Food>
}

interface Known {
  words: ReadonlySet<string>
  heads: ReadonlySet<string>
}

const links = new Set([...linkWords].map(foldFood))

/** Most words of a step are no food, which this tells at once. */
const tableWords = new Set([...foodsByName.keys()].flatMap((name) => name.split(' ')))

/** Finds the words of a step that may name ingredients: the longest names of lines and of the food table. */
export function spansIn(
  tokens: ReadonlyArray<Token>,
  names: ReadonlyArray<LineName>,
  isHeadFirst: boolean,
): Array<Span> {
  const known = {
    words: new Set(names.flatMap(({ words }) => [...words])),
    heads: new Set(names.flatMap(({ heads }) => [...heads])),
  }
  const spans: Array<Span> = []
  let at = isHeadFirst ? 0 : tokens.length - 1
  const step = isHeadFirst ? 1 : -1
  while (at >= 0 && at < tokens.length) {
    const span = spanAt(tokens, at, { names, known, isHeadFirst })
    if (span) spans.push(span)
    at = span ? (isHeadFirst ? span.to : span.from) + step : at + step
  }
  return isHeadFirst ? spans : spans.toReversed()
}

/** The longest name at a word: of a line, or of the food table. */
function spanAt(
  tokens: ReadonlyArray<Token>,
  at: number,
  { names, known, isHeadFirst }: { names: ReadonlyArray<LineName>; known: Known; isHeadFirst: boolean },
): Span | null {
  const token = tokens[at]
  if (!token || token.isStop || (!tableWords.has(token.key) && !isKnown(token.stem, known))) return null
  for (let length = longestName; length > 0; length--) {
    const [from, to] = isHeadFirst ? [at, at + length - 1] : [at - length + 1, at]
    if (from < 0 || to >= tokens.length) continue
    const span = tokens.slice(from, to + 1)
    if (span[0]?.isStop || span.at(-1)?.isStop || span.slice(1).some(({ isAfterBreak }) => isAfterBreak)) continue
    const foods = foodsByName.get(span.map(({ key }) => key).join(' '))
    // In the table, "the egg mixture" and "melted chocolate" mean what they contain.
    if (foods && !isTreated(span) && !isPair(span)) return { from, to, foods }
    const words = span.filter(({ isStop, raw }) => !isStop || !links.has(raw))
    if (words.some(({ isStop }) => isStop)) continue
    if (words.length === 1 && isKnown(words[0]?.stem ?? '', known)) return { from, to, foods: [] }
    if (words.length > 1 && names.some((name) => words.every(({ stem }) => name.words.has(stem))))
      return { from, to, foods: [] }
  }
  return null
}

/** "Salt and pepper" are two foods, "half and half" is one. */
const isPair = (span: ReadonlyArray<Token>) => span.some(({ raw }) => conjunctions.has(raw)) && span[0]?.raw !== 'half'

const isTreated = (span: ReadonlyArray<Token>) =>
  span.length > 1 && (preparations.has(span[0]?.raw ?? '') || mixtureWords.has(span.at(-1)?.raw ?? ''))

const isKnown = (stem: string, known: Known) =>
  known.words.has(stem) || [...known.heads].some((word) => isPartOfCompound(stem, word))

/** Returns whether a word may be a food of the table. */
export const isTableWord = ({ key }: Token): boolean => tableWords.has(key)
