import { fractionSigns } from '../../ingredients/fraction-signs.ts'
import type { Amount } from '../../ingredients/ingredient.ts'
import { measuresOf } from '../../ingredients/measures.ts'
import { plainCharacters } from '../../ingredients/number.ts'
import { adjectives, preparations } from '../../ingredients/preparation-words.ts'
import { readAmount } from '../../ingredients/read-amount.ts'
import { isPart, sharedHeads, type LineName } from './line-names.ts'
import { familiesNamed } from './food-families.ts'
import { type Candidate, candidateIn, type Line, namedGenerally } from './line-candidates.ts'
import { fruitParts, neverAlone, stepVerbs } from './step-words.ts'
import { isTableWord, type Span, spansIn } from './step-spans.ts'
import { contextAfter, contextBefore, madeFromHere } from './words-around.ts'
import { type Token, tokensOf } from './step-tokens.ts'
import { wordStem } from './word-stem.ts'

export interface Mention {
  start: number
  end: number
  stems: ReadonlyArray<string>
  candidates: ReadonlyArray<Candidate>
  /** The amount before the food: "½ tbsp flour". */
  amounts: ReadonlyArray<Amount>
  /** A family is meant, such as "the vegetables". */
  family: string | null
  /** "The sugars" are all kinds of sugar. */
  isPlural: boolean
  /** It was treated in a way that no line says: "the melted butter". */
  isTreated: boolean
}

const fromFruit = new Set([...fruitParts].map(wordStem))
/** Foods with the name of a verb. */
const foodVerbs = new Set(['roll', 'sprinkle', 'spread', 'slice', 'scoop'])
const lonely = new Set([...neverAlone, ...[...stepVerbs].filter((verb) => !foodVerbs.has(verb))].map(wordStem))
const colors = ['pink', 'purple', 'blue', 'golden', 'gold', 'clear', 'warm', 'thick']
const afterSalt = /(?<!\p{L})salt,? (?:and |or |& )?(?:\p{L}+ ){0,2}$/iu
const groundPeppers = new Set(['black pepper', 'white pepper', 'pepper'])
/** Plurals of what is not counted. */
const severalKinds = new Set(['sugars', 'flours', 'oils', 'vinegars', 'cheeses'])
/** "A pot of boiling water". */
const potOf = /(?:pot|pan|kettle) of $/iu
/** "Grated" and "sprinkle" are words of the food table, too. */
const isNoFood = ({ raw, stem }: Token) => adjectiveStems.has(stem) || preparations.has(raw) || stepVerbs.has(raw)
/** How an earlier step treated a food. */
const cookedStems = new Set(
  [...preparations]
    .filter((word) => word.endsWith('ed'))
    .concat('browned', 'fried', 'whipped', 'softened')
    .map(wordStem),
)
const adjectiveStems = new Set([...adjectives, ...colors].map(wordStem))

/** Finds the words of a step that name ingredient lines. */
export function mentionsIn(text: string, lines: ReadonlyArray<Line>, isHeadFirst: boolean): Array<Mention> {
  const tokens = tokensOf(text)
  const names = lines.flatMap((line) => line.names)
  return spansIn(tokens, names, isHeadFirst).flatMap(
    (span) => mentionOf(tokens, span, { text, lines, isHeadFirst }) ?? [],
  )
}

function mentionOf(
  tokens: ReadonlyArray<Token>,
  span: Span,
  { text, lines, isHeadFirst }: { text: string; lines: ReadonlyArray<Line>; isHeadFirst: boolean },
): Mention | null {
  const words = tokens.slice(span.from, span.to + 1).filter((token) => !token.isStop)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || words.every((token) => token.isSign)) return null
  if (last.raw === 'water' && last.isSign && potOf.test(text.slice(0, first.start))) return null
  const stems = withSharedHead(
    tokens,
    span,
    words.map(({ stem }) => stem),
    lines,
  )
  if (stems.every((stem) => adjectiveStems.has(stem) || lonely.has(stem))) return null
  const around = isHeadFirst ? contextAfter(tokens, span.to) : contextBefore(tokens, span.from)
  const family = familiesNamed(span.foods, stems)
  const amounts = amountsBefore(text, first.start)
  const isOther = otherFoodsAt(text, tokens, { span, words, stems })
  const seen = { stems, foods: span.foods, family, around, hasAmount: amounts.length > 0 }
  const candidates = lines.flatMap((line) => candidateIn(line, isOther, seen) ?? [])
  if (candidates.length === 0) candidates.push(...namedGenerally(span, stems, lines))
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
    amounts,
    family: family[0] ?? null,
    isPlural: severalKinds.has(last.raw),
    isTreated: contextBefore(tokens, span.from).some(
      (stem) => cookedStems.has(stem) && !fitting.some(({ line }) => line.said.has(stem)),
    ),
  }
}

interface NamedHere {
  span: Span
  words: ReadonlyArray<Token>
  stems: ReadonlyArray<string>
}

/** Returns a function that tells whether a name means another food than the words, although they share a word. */
function otherFoodsAt(text: string, tokens: ReadonlyArray<Token>, { span, words, stems }: NamedHere) {
  const [first, last] = [words[0], words.at(-1)]
  // "Peppers" are vegetables, and the pepper after salt is ground.
  const isGround = last?.raw === 'pepper' && afterSalt.test(text.slice(0, first?.start))
  const isOtherPepper = ({ foods }: LineName) => {
    const isGroundPepper = [...foods].some(({ name }) => groundPeppers.has(name))
    return (last?.raw === 'peppers' && isGroundPepper) || (isGround && foods.size > 0 && !isGroundPepper)
  }
  // "Potato wedges" are not the lemon wedges of the list.
  const before = tokens[span.from - 1]
  const isPartOfBefore = stems.length === 1 && first && isPart(first.stem) && !first.isAfterBreak
  const whose = isPartOfBefore && before && !before.isStop ? before : null
  const isPartOfOther = ({ words: own }: LineName) =>
    whose !== null && isTableWord(whose) && !isNoFood(whose) && !own.has(whose.stem)
  return (name: LineName) => isOtherPepper(name) || isPartOfOther(name)
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

const number = new RegExp(String.raw`(?<![\d.,/])[\d${fractionSigns}]`, 'g')

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
