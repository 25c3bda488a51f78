import { excludedBy } from '../ingredients/foods/exclusions.ts'
import { contentsNamed } from '../ingredients/foods/name-reader.ts'
import { wordsOf } from '../ingredients/foods/words.ts'

/** The parsed search box. Each text may still contain several words ("crème-brûlée"). */
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

/** Dishes that are named after their main food, as in "no egg and bacon pie". Muffins without eggs and milk aren't. */
const mealsOfFood = /^(?:soup|stew|curry|curries|salad|sandwich|pizza|pasta|noodle|rice|pie)(?:e?s)?$/i

/** Joints that also stand in the name of a dish. */
const sum = /^(?:and|&)$/i

/** Food names that mean an action after "no", as in "no roll pie crust". */
const actions: ReadonlySet<string> = new Set('roll wrap toast mince steak more brat spread batter bone'.split(' '))

/**
 * Words that start an exclusion, with words that add a food to it. Both must belong to the same language, because "en"
 * is "and" in Dutch and "in" in Spanish.
 */
const exclusionWords: ReadonlyArray<readonly [opening: RegExp, joint: RegExp]> = [
  [/^(?:without|no)$/i, /^(?:n?or|and|&)$/i],
  // As search engines have it, for one food. "Not too sweet" excludes nothing.
  [/^NOT$/, /(?!)/],
  [/^ohne$/i, /^(?:und|oder|or|&)$/i],
  [/^sans$/i, /^(?:et|ou|ni|or|&)$/i],
  [/^sin$/i, /^(?:y|e|o|u|ni|or|&)$/i],
  [/^senza$/i, /^(?:ed?|od?|n[eé]|or|&)$/i],
  [/^zonder$/i, /^(?:en|of|noch|or|&)$/i],
]

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
  const wanted: TypedWords['wanted'] = []
  const unwanted: Array<string> = []
  const plain: Array<string> = []
  let isAlternative = false
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const excluded = unwantedAt(tokens, at)
    at += excluded?.length ?? 1
    if (excluded) {
      unwanted.push(...excluded.foods)
      continue
    }
    plain.push(token.written)
    if (isBare(token, /^(?:OR|\|)$/) && wanted.length > 0) {
      isAlternative = true
    } else if (/[\p{L}\p{N}]/u.test(token.text)) {
      wanted.push({ text: token.text, isQuoted: token.isQuoted, isAlternative })
      isAlternative = false
    }
  }
  return {
    wanted: wanted.slice(0, maxWords),
    unwanted: eachOnce(unwanted).slice(0, maxWords),
    plain: plain.join(' '),
  }
}

/** Keeps the first spelling of each food. */
function eachOnce(foods: ReadonlyArray<string>): Array<string> {
  const byKey = new Map<string, string>()
  for (const food of foods) if (food && !byKey.has(food.toLowerCase())) byKey.set(food.toLowerCase(), food)
  return [...byKey.values()]
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
  const [, joined] = isBare(token, /^no-/i) ? token.text.split(/^no-/i) : []
  if (joined && isKnownFood(joined)) return { foods: [foodIn([{ ...token, text: joined }])], length: 1 }
  const language = exclusionWords.find(([opening]) => isBare(token, opening))
  if (!language) return undefined
  const isWithout = !isBare(token, /^no$/i)
  const start = at + 1
  const count = countFood(tokens, start) || (isWithout && start < tokens.length ? 1 : 0)
  if (count === 0) return isWithout ? { foods: [], length: 1 } : undefined
  const more = joinedFoods(tokens, start + count, language[1])
  return { foods: [foodIn(tokens.slice(start, start + count)), ...more.foods], length: more.end - at }
}

/**
 * Reads the rest of a list such as "eggs, milk or nuts". Foods after a comma belong to it only if a joint follows. In
 * "no nuts, chocolate cake", the comma ends the exclusion.
 */
function joinedFoods(tokens: ReadonlyArray<Token>, at: number, joint: RegExp): { foods: Array<string>; end: number } {
  const foods: Array<string> = []
  let joined = { foods: [] as Array<string>, end: at }
  for (let end = at; ;) {
    const next = tokens[end]
    const isJoined = next !== undefined && isBare(next, joint)
    const start = isJoined ? end + 1 : end
    const count = isJoined || isBare(tokens[end - 1]!, /,$/) ? countFood(tokens, start) : 0
    const after = tokens[start + count]
    if (count === 0 || (isJoined && isBare(next, sum) && after && isBare(after, mealsOfFood))) return joined
    end = start + count
    foods.push(foodIn(tokens.slice(start, end)))
    if (isJoined) joined = { foods: [...foods], end }
  }
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
