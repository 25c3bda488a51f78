import { foldFood } from '../../ingredients/foods/words.ts'
import { conjunctions, linkWords, madeFromFoods, madeFromFoodsFirst, mixtureWords } from './step-words.ts'
import { isTableWord, type Span } from './step-spans.ts'
import type { Token } from './step-tokens.ts'
import { wordStem } from './word-stem.ts'

const links = new Set([...linkWords].map(foldFood))
const made = new Set([...madeFromFoods].map((word) => wordStem(word)))
const madeFirst = new Set([...madeFromFoodsFirst].map((word) => wordStem(word)))

/** The adjectives before a food: "yellow" in "the diced yellow onion". */
export function contextBefore(tokens: ReadonlyArray<Token>, from: number): Array<string> {
  const found: Array<string> = []
  for (let at = from - 1; at >= from - 3 && at >= 0; at--) {
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (!token || next?.isAfterBreak || token.isStop) break
    found.push(token.stem)
  }
  return found
}

/** The words after a food in a Romance language: "rouge" in "poivron rouge", "olive" in "huile d'olive". */
export function contextAfter(tokens: ReadonlyArray<Token>, to: number): Array<string> {
  const found: Array<string> = []
  for (let at = to + 1; at <= to + 4; at++) {
    const token = tokens[at]
    if (!token || token.isAfterBreak || (token.isStop && !links.has(token.raw))) break
    if (!token.isStop) found.push(token.stem)
  }
  return found
}

const mixtureStem = wordStem('mixture')

/** "The carrot and zucchini mixture", "cranberry/gelatin mixture". */
function isBeforeMixture(tokens: ReadonlyArray<Token>, to: number): boolean {
  const [joint, ...after] = tokens.slice(to + 1, to + 5)
  if (!joint || joint.isAfterBreak || !conjunctions.has(joint.raw)) return false
  const end = after.findIndex((token) => token.isAfterBreak || token.isStop)
  return (end < 0 ? after : after.slice(0, end)).some(({ raw }, place) => place > 0 && mixtureWords.has(raw))
}

/** Returns the stem of what is made from the food here: "mixture" in "the flour mixture". */
export function madeFromHere(
  tokens: ReadonlyArray<Token>,
  { from, to }: Pick<Span, 'from' | 'to'>,
  isHeadFirst: boolean,
): string | null {
  const product = productAfter(tokens, to)
  if (product !== null) return product
  if (isBeforeMixture(tokens, to)) return mixtureStem
  if (!isHeadFirst) return null
  const [noun, link] = [tokens[from - 2], tokens[from - 1]]
  if (!noun || !link || link.isAfterBreak || tokens[from]?.isAfterBreak || !links.has(link.raw)) return null
  return madeFirst.has(noun.stem) ? noun.stem : null
}

/** "The flour mixture", "coconut pecan frosting". */
function productAfter(tokens: ReadonlyArray<Token>, to: number): string | null {
  for (let at = to + 1; at <= to + 3; at++) {
    const token = tokens[at]
    if (!token || token.isAfterBreak || token.isStop) return null
    if (made.has(token.stem)) return token.stem
    if (!isTableWord(token)) return null
  }
  return null
}
