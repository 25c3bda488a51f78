import { excludedBy } from '../ingredients/foods/exclusions.ts'
import { contentsNamed } from '../ingredients/foods/name-reader.ts'
import { wordsOf } from '../ingredients/foods/words.ts'

/** The parsed search box. Each text may still hold several words ("crème-brûlée"). */
export interface TypedWords {
  /** Required terms. Alternatives are joined by OR. */
  wanted: Array<{ text: string; isQuoted: boolean; isAlternative: boolean }>
  /** Excluded foods ("without nuts", "-nuts", "no nuts"). */
  unwanted: Array<string>
  /** The typed words without the exclusions. */
  plain: string
}

/** An excluded food, and the search without that exclusion. */
export interface LeftOut {
  food: string
  rest: string
}

/** Words for dishes. "No onion soup" asks for a soup, although "onion soup" is in the food table. */
const dishes =
  /^(?:soup|stew|curry|salad|sandwich|pizza|pasta|noodle|rice|bread|cake|pie|cookie|muffin|biscuit|pudding|bar)e?s?$/i

/** Food names that mean an action after "no", as in "no roll pie crust". */
const actions: ReadonlySet<string> = new Set('roll wrap toast mince steak more brat spread batter bone'.split(' '))

interface Token {
  text: string
  isQuoted: boolean
  hasMinus: boolean
  written: string
}

const maxWords = 12
/** "Extra virgin olive oil" is one food. */
const maxFoodWords = 4

/**
 * Reads quotes, a leading minus and OR as search engines do, and "without" as an exclusion. "No" excludes only when a
 * food follows. Otherwise it is part of a dish, such as no-bake cheesecake.
 */
export function readTypedWords(words: string): TypedWords {
  const tokens = tokensOf(words)
  const typed: TypedWords = { wanted: [], unwanted: [], plain: '' }
  const plain: Array<string> = []
  let isAlternative = false
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const unwanted = unwantedAt(tokens, at)
    if (unwanted) {
      for (const food of unwanted.foods) {
        const isListed = typed.unwanted.some((listed) => listed.toLowerCase() === food.toLowerCase())
        if (food && !isListed) typed.unwanted.push(food)
      }
      at += unwanted.length
      continue
    }
    at += 1
    plain.push(token.written)
    if (isBare(token, /^(?:OR|\|)$/) && typed.wanted.length > 0) isAlternative = true
    else if (/[\p{L}\p{N}]/u.test(token.text)) {
      typed.wanted.push({ text: token.text, isQuoted: token.isQuoted, isAlternative })
      isAlternative = false
    }
  }
  typed.wanted.splice(maxWords)
  typed.unwanted.splice(maxWords)
  return { ...typed, plain: plain.join(' ') }
}

/** Lists the exclusions, each with the search that remains without it. */
export function leftOutIn({ unwanted, plain }: TypedWords): Array<LeftOut> {
  return unwanted.map((food, index) => ({
    food,
    rest: [plain, ...unwanted.toSpliced(index, 1).map(asUnwanted)].filter(Boolean).join(' '),
  }))
}

/** Writes an exclusion in search syntax. */
export const asUnwanted = (food: string) => (food.includes(' ') ? `-"${food}"` : `-${food}`)

function tokensOf(words: string): Array<Token> {
  return [...words.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)].map(([written, minus, quoted, bare]) => ({
    text: (quoted ?? bare ?? '').trim(),
    isQuoted: quoted !== undefined,
    hasMinus: minus === '-',
    written,
  }))
}

const isBare = ({ isQuoted, hasMinus, text }: Token, shape: RegExp) => !isQuoted && !hasMinus && shape.test(text)

/** Reads an exclusion at a position and counts its tokens. */
function unwantedAt(tokens: ReadonlyArray<Token>, at: number): { foods: Array<string>; length: number } | undefined {
  const token = tokens[at]!
  if (token.hasMinus) return { foods: [foodIn([token])], length: 1 }
  const isWithout = isBare(token, /^(?:without|ohne|sans|sin|senza|zonder)$/i)
  const [, joined] = isBare(token, /^no-/i) ? token.text.split(/^no-/i) : []
  if (joined && isKnownFood(joined)) return { foods: [foodIn([{ ...token, text: joined }])], length: 1 }
  if (!isWithout && !isBare(token, /^no$/i)) return undefined
  const foods: Array<string> = []
  let length = 1
  // "No nuts or eggs" excludes both.
  do {
    const start = at + length + (foods.length > 0 ? 1 : 0)
    const count = countFood(tokens, start) || (isWithout && foods.length === 0 && start < tokens.length ? 1 : 0)
    if (count === 0) break
    foods.push(foodIn(tokens.slice(start, start + count)))
    length = start + count - at
  } while (tokens[at + length] && isBare(tokens[at + length]!, /^n?or$/i))
  return foods.length > 0 || isWithout ? { foods, length } : undefined
}

/** Counts the tokens of the longest food name at a position. 0 if there is none. */
function countFood(tokens: ReadonlyArray<Token>, at: number): number {
  if (tokens[at]?.isQuoted) return 1
  for (let count = Math.min(maxFoodWords, tokens.length - at); count > 0; count -= 1) {
    const name = tokens.slice(at, at + count)
    // A comma ends a name.
    const isOneName = name.every((token, index) => isBare(token, index < count - 1 ? /[^,;]$/ : /./))
    if (count > 1 && dishes.test(name.at(-1)?.text ?? '')) continue
    if (isOneName && isKnownFood(name.map(({ text }) => text).join(' '))) return count
  }
  return 0
}

/** Strips surrounding punctuation. */
function foodIn(tokens: ReadonlyArray<Token>): string {
  const text = tokens.map((token) => token.text).join(' ')
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** Returns whether the words after "no" name a food. "Bake", "knead" and "churn" don't. */
function isKnownFood(text: string): boolean {
  const name = wordsOf(text).join(' ')
  if (name === '' || actions.has(name)) return false
  return excludedBy(name) !== undefined || contentsNamed(name) !== undefined
}
