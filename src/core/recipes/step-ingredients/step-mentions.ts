import { type Food, foodsByName, longestName } from '../../ingredients/foods/foods.ts'
import { foldFood } from '../../ingredients/foods/words.ts'
import type { Amount } from '../../ingredients/ingredient.ts'
import { measuresOf } from '../../ingredients/measures.ts'
import { plainCharacters } from '../../ingredients/number.ts'
import { adjectives, preparations } from '../../ingredients/preparation-words.ts'
import { readAmount } from '../../ingredients/read-amount.ts'
import { isPart, sharedHeads, type LineName } from './line-names.ts'
import { familiesNamed, isInFamily } from './food-families.ts'
import { fruitParts, linkWords, madeFromFoods, madeFromFoodsFirst, neverAlone, productHeads } from './step-words.ts'
import { type Token, tokensOf } from './step-tokens.ts'
import { wordStem } from './word-stem.ts'

export interface Line {
  place: number
  group: string | null
  measures: ReadonlyArray<Amount>
  names: ReadonlyArray<LineName>
}

/** How a word of a step means a line. Lower ranks win. */
export type Rank = 'named' | 'same-food' | 'short-name' | 'part-of-name' | 'family'

interface Candidate {
  line: Line
  name: LineName
  rank: Rank
  score: number
  /** The line itself has the words of the step. Otherwise it has another name of the food. */
  isLiteral: boolean
}

export interface Mention {
  start: number
  end: number
  stems: ReadonlyArray<string>
  candidates: ReadonlyArray<Candidate>
  /** The amount before the food: "½ tbsp flour". */
  amounts: ReadonlyArray<Amount>
  /** A family is meant, such as "the vegetables". */
  family: string | null
}

const made = new Set([...madeFromFoods].map((word) => wordStem(word)))
const madeFirst = new Set([...madeFromFoodsFirst].map((word) => wordStem(word)))
const links = new Set([...linkWords].map(foldFood))
const fromFruit = new Set([...fruitParts].map(wordStem))
const products = new Set([...productHeads].map(wordStem))
const lonely = new Set([...neverAlone].map(wordStem))
const colors = ['pink', 'purple', 'blue', 'golden', 'gold', 'clear', 'warm', 'thick']
const adjectiveStems = new Set([...adjectives, ...colors].map(wordStem))

/** Finds the words of a step that name ingredient lines. */
export function mentionsIn(text: string, lines: ReadonlyArray<Line>, isHeadFirst: boolean): Array<Mention> {
  const tokens = tokensOf(text)
  const names = lines.flatMap((line) => line.names)
  const known = {
    words: new Set(names.flatMap(({ words }) => [...words])),
    heads: new Set(names.flatMap(({ heads }) => [...heads])),
  }
  const mentions: Array<Mention> = []
  let at = isHeadFirst ? 0 : tokens.length - 1
  const step = isHeadFirst ? 1 : -1
  while (at >= 0 && at < tokens.length) {
    const span = spanAt(tokens, at, { lines, known, isHeadFirst })
    if (!span) {
      at += step
      continue
    }
    const mention = mentionOf(tokens, span, { text, lines, isHeadFirst })
    if (mention) mentions.push(mention)
    at = isHeadFirst ? span.to + 1 : span.from - 1
  }
  return isHeadFirst ? mentions : mentions.toReversed()
}

interface Known {
  words: ReadonlySet<string>
  heads: ReadonlySet<string>
}

interface Span {
  from: number
  to: number
  foods: ReadonlyArray<Food>
}

/** Most words of a step are no food, which this tells at once. */
const tableWords = new Set([...foodsByName.keys()].flatMap((name) => name.split(' ')))

/** The longest name at a word: of a line, or of the food table. */
function spanAt(
  tokens: ReadonlyArray<Token>,
  at: number,
  { lines, known, isHeadFirst }: { lines: ReadonlyArray<Line>; known: Known; isHeadFirst: boolean },
): Span | null {
  const token = tokens[at]
  if (!token || token.isStop || (!tableWords.has(token.key) && !isKnown(token.stem, known))) return null
  for (let length = longestName; length > 0; length--) {
    const [from, to] = isHeadFirst ? [at, at + length - 1] : [at - length + 1, at]
    if (from < 0 || to >= tokens.length) continue
    const span = tokens.slice(from, to + 1)
    if (span[0]?.isStop || span.at(-1)?.isStop || span.slice(1).some(({ isAfterBreak }) => isAfterBreak)) continue
    const foods = foodsByName.get(span.map(({ key }) => key).join(' '))
    // "The egg mixture" and "melted chocolate" stand in the table for what they contain.
    if (foods && !isTreated(span) && !isPair(span)) return { from, to, foods }
    const words = span.filter(({ isStop, raw }) => !isStop || !links.has(raw))
    if (words.some(({ isStop }) => isStop)) continue
    if (words.length === 1 && isKnown(words[0]?.stem ?? '', known)) return { from, to, foods: [] }
    if (
      words.length > 1 &&
      lines.some(({ names }) => names.some((name) => words.every(({ stem }) => name.words.has(stem))))
    )
      return { from, to, foods: [] }
  }
  return null
}

/** "Salt and pepper" are two foods, "half and half" is one. */
const isPair = (span: ReadonlyArray<Token>) =>
  span.some(({ raw }) => ['and', 'und', 'et', 'y', 'e', 'en'].includes(raw)) && span[0]?.raw !== 'half'

const isTreated = (span: ReadonlyArray<Token>) =>
  span.length > 1 && (preparations.has(span[0]?.raw ?? '') || mixtures.has(span.at(-1)?.raw ?? ''))

const isKnown = (stem: string, known: Known) =>
  known.words.has(stem) || [...known.heads].some((word) => isPartOfCompound(stem, word))

/** Allspice is not all spices. */
const spiceStem = wordStem('spice')

/** "Öl" for "Sonnenblumenöl", "crumbs" for "breadcrumbs", "Knoblauchzehe" for "Knoblauch". */
function isPartOfCompound(stem: string, word: string): boolean {
  if (stem === spiceStem) return false
  if (word.length - stem.length >= 3 && word.endsWith(stem)) return stem.length >= 4 || stem === 'ol'
  if (stem.length - word.length >= 2 && word.length >= 4 && stem.startsWith(word))
    return isPart(stem.slice(word.length).replace(/^(?:s|en|n|e)(?=\p{L}{4})/u, ''))
  if (
    word.length - stem.length >= 4 &&
    stem.length >= 4 &&
    word.startsWith(stem) &&
    isPart(word.slice(stem.length).replace(/^(?:s|en|n|e)(?=\p{L}{4})/u, ''))
  )
    return true
  return word.length >= 9 && stem.length >= 5 && word.startsWith(stem)
}

function mentionOf(
  tokens: ReadonlyArray<Token>,
  span: Span,
  { text, lines, isHeadFirst }: { text: string; lines: ReadonlyArray<Line>; isHeadFirst: boolean },
): Mention | null {
  const words = tokens.slice(span.from, span.to + 1).filter((token) => !token.isStop)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || words.every((token) => token.isSign)) return null
  const stems = withSharedHead(
    tokens,
    span,
    words.map(({ stem }) => stem),
    lines,
  )
  if (stems.every((stem) => adjectiveStems.has(stem) || lonely.has(stem))) return null
  const around = isHeadFirst ? contextAfter(tokens, span.to) : contextBefore(tokens, span.from)
  const family = familiesNamed(span.foods, stems)
  const candidates = lines.flatMap((line) => {
    const found = line.names.flatMap((name) => {
      const match = matchOf(name, { stems, foods: span.foods, family, around })
      return match ? [{ name, isLiteral: stems.every((stem) => name.words.has(stem)), ...match }] : []
    })
    const [best] = found.toSorted(
      (one, other) => rankOrder[one.rank] - rankOrder[other.rank] || other.score - one.score,
    )
    return best ? [{ line, ...best }] : []
  })
  if (candidates.length === 0) return null
  const follower = madeFromHere(tokens, span, isHeadFirst)
  const isFruit = follower !== null && fromFruit.has(follower)
  const fitting =
    follower === null
      ? candidates
      : candidates.filter(
          ({ line, rank }) => line.names.some(({ words: own }) => own.has(follower)) || (isFruit && rank === 'named'),
        )
  if (fitting.length === 0) return null
  // "Coriander" means the coriander seeds of the list rather than its cilantro.
  const literal = fitting.filter(({ isLiteral, rank }) => isLiteral && rank !== 'part-of-name')
  return {
    start: first.start,
    end: last.end,
    stems,
    candidates: literal.length > 0 ? literal : fitting,
    amounts: amountsBefore(text, first.start),
    family: family[0] ?? null,
  }
}

export const rankOrder: Readonly<Record<Rank, number>> = {
  named: 0,
  'same-food': 1,
  'short-name': 2,
  'part-of-name': 3,
  family: 4,
}

interface Seen {
  stems: ReadonlyArray<string>
  foods: ReadonlyArray<Food>
  family: ReadonlyArray<string>
  around: ReadonlyArray<string>
}

function matchOf(name: LineName, { stems, foods, family, around }: Seen): { rank: Rank; score: number } | null {
  const all = new Set([...stems, ...around])
  const shared = around.filter((stem) => name.words.has(stem)).length
  const isSame = foods.some((food) => name.foods.has(food))
  const own = stems.filter(
    (stem) => name.words.has(stem) || [...name.heads].some((word) => isPartOfCompound(stem, word)),
  )
  if (own.length === stems.length) {
    const isWhole = [...name.identity].every((word) => all.has(word))
    const isHead = stems.some(
      (stem) => name.heads.has(stem) || [...name.heads].some((head) => isPartOfCompound(stem, head)),
    )
    const missing = [...name.identity].filter((word) => !all.has(word)).length
    if (isWhole) return { rank: 'named', score: stems.length + shared }
    if (isSame) return { rank: 'same-food', score: shared + stems.length }
    // "Onion" means no spring onions, because the food table tells them apart, unless no other onion is there.
    if (isHead && stems.length === 1 && products.has(stems[0] ?? '')) return null
    if (isHead) return { rank: 'short-name', score: shared - missing / 4 }
    // The coconut of a step is not the coconut milk of the list.
    return foods.length === 0 ? { rank: 'part-of-name', score: shared - missing / 4 } : null
  }
  if (isSame) return { rank: 'same-food', score: shared + own.length }
  const isMember = [...name.foods].some((food) => family.some((one) => isInFamily(food, one)))
  return isMember ? { rank: 'family', score: 0 } : null
}

/** "Garlic and onion powder": the powder belongs to both. */
function withSharedHead(
  tokens: ReadonlyArray<Token>,
  { to }: Span,
  stems: ReadonlyArray<string>,
  lines: ReadonlyArray<Line>,
): ReadonlyArray<string> {
  const [joint, other, head] = tokens.slice(to + 1, to + 4)
  if (!joint || !other || !head || joint.isAfterBreak || other.isStop || other.isAfterBreak || head.isAfterBreak)
    return stems
  if (!['and', 'or'].includes(joint.raw) || !sharedHeads.has(head.raw)) return stems
  const both = [...stems, head.stem]
  return lines.some(({ names }) => names.some(({ words }) => both.every((stem) => words.has(stem)))) ? both : stems
}

const number = /(?<![\d.,/])(?:\d|[½⅓⅔¼¾⅛⅜⅝⅞])/g

function amountsBefore(text: string, at: number): Array<Amount> {
  const from = Math.max(0, at - 28)
  const clause = text.slice(from, at)
  const numbers = [...clause.matchAll(number)].map(({ index }) => index)
  for (const index of numbers) {
    const read = readAmount(plainCharacters(text), from + index)
    if (read && read.end <= at && !/[.,;(]/.test(text.slice(read.end, at))) return measuresOf(read)
  }
  return []
}

/** The adjectives before a food: "yellow" in "the diced yellow onion". */
function contextBefore(tokens: ReadonlyArray<Token>, from: number): Array<string> {
  const found: Array<string> = []
  for (let at = from - 1; at >= from - 3 && at >= 0; at--) {
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (!token || next?.isAfterBreak || token.isStop) break
    found.push(token.stem)
  }
  return found
}

/** The words after a food in a Romance language: "rouge" in "poivron rouge", "olive" in "huile d'olive". */
function contextAfter(tokens: ReadonlyArray<Token>, to: number): Array<string> {
  const found: Array<string> = []
  for (let at = to + 1; at <= to + 4; at++) {
    const token = tokens[at]
    if (!token || token.isAfterBreak || (token.isStop && !links.has(token.raw))) break
    if (!token.isStop) found.push(token.stem)
  }
  return found
}

const mixtureStem = wordStem('mixture')
const mixtures = new Set(['mixture', 'mix', 'mischung', 'melange', 'mengsel', 'mezcla'])

/** "The carrot and zucchini mixture", "cranberry/gelatin mixture". */
function isBeforeMixture(tokens: ReadonlyArray<Token>, to: number): boolean {
  const [joint, ...after] = tokens.slice(to + 1, to + 5)
  if (!joint || joint.isAfterBreak || !['and', 'und', 'et', 'y', 'e', 'en'].includes(joint.raw)) return false
  const end = after.findIndex((token) => token.isAfterBreak || token.isStop)
  return (end < 0 ? after : after.slice(0, end)).some(({ raw }, place) => place > 0 && mixtures.has(raw))
}

/** Returns the stem of what is made from the food here: "mixture" in "the flour mixture". */
function madeFromHere(tokens: ReadonlyArray<Token>, { from, to }: Span, isHeadFirst: boolean): string | null {
  const next = tokens[to + 1]
  if (next && !next.isAfterBreak && !next.isStop && made.has(next.stem)) return next.stem
  if (isBeforeMixture(tokens, to)) return mixtureStem
  if (!isHeadFirst) return null
  const [noun, link] = [tokens[from - 2], tokens[from - 1]]
  if (!noun || !link || link.isAfterBreak || tokens[from]?.isAfterBreak || !links.has(link.raw)) return null
  return madeFirst.has(noun.stem) ? noun.stem : null
}
