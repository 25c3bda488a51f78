import { isKnownFood } from './known-food.ts'

/** What was typed into the search box, taken apart. Each text may still hold several words ("crème-brûlée"). */
export interface TypedWords {
  /** What a recipe has. The alternatives of one are joined by OR. */
  wanted: Array<{ text: string; isQuoted: boolean; isAlternative: boolean }>
  /** What no ingredient may be ("without nuts", "-nuts", "no nuts"). */
  unwanted: Array<string>
  /** The words as they were typed, without those of what is unwanted. */
  plain: string
}

/** A food that the words leave out, and the words that no longer do. */
export interface LeftOut {
  food: string
  rest: string
}

/** "No onion soup" is a soup, whatever cupboards hold by that name. */
const dishes =
  /^(?:soup|stew|curry|salad|sandwich|pizza|pasta|noodle|rice|bread|cake|pie|cookie|muffin|biscuit|pudding|bar)e?s?$/i

interface Token {
  text: string
  isQuoted: boolean
  hasMinus: boolean
  written: string
}

const mostWords = 12
/** "Extra virgin olive oil" is one food. */
const longestFood = 4

/**
 * Leaves the meaning people know from search engines to quotes, a leading minus and OR, and to "without" what it says. "No" says the
 * same before a food; before anything else it is part of a dish, such as no-bake cheesecake.
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
        const isSaid = typed.unwanted.some((said) => said.toLowerCase() === food.toLowerCase())
        if (food && !isSaid) typed.unwanted.push(food)
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
  typed.wanted.splice(mostWords)
  typed.unwanted.splice(mostWords)
  return { ...typed, plain: plain.join(' ') }
}

/** What the words leave out, each with the words that are left when it is taken back. */
export function leftOutIn({ unwanted, plain }: TypedWords): Array<LeftOut> {
  return unwanted.map((food, index) => ({
    food,
    rest: [plain, ...unwanted.toSpliced(index, 1).map(asUnwanted)].filter(Boolean).join(' '),
  }))
}

/** In the words of the box. */
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

/** What is left out from a place on, and how many tokens say so. */
function unwantedAt(tokens: ReadonlyArray<Token>, at: number): { foods: Array<string>; length: number } | undefined {
  const token = tokens[at]!
  if (token.hasMinus) return { foods: [foodIn([token])], length: 1 }
  const isWithout = isBare(token, /^without$/i)
  const [, joined] = isBare(token, /^no-/i) ? token.text.split(/^no-/i) : []
  if (joined && isKnownFood(joined)) return { foods: [foodIn([{ ...token, text: joined }])], length: 1 }
  if (!isWithout && !isBare(token, /^no$/i)) return undefined
  const foods: Array<string> = []
  let length = 1
  // "No nuts or eggs": the second is as little wanted as the first.
  do {
    const start = at + length + (foods.length > 0 ? 1 : 0)
    const count = countFood(tokens, start) || (isWithout && foods.length === 0 && start < tokens.length ? 1 : 0)
    if (count === 0) break
    foods.push(foodIn(tokens.slice(start, start + count)))
    length = start + count - at
  } while (tokens[at + length] && isBare(tokens[at + length]!, /^n?or$/i))
  return foods.length > 0 || isWithout ? { foods, length } : undefined
}

/** How many tokens name one food, the longest name first; 0 when what stands there is none. */
function countFood(tokens: ReadonlyArray<Token>, at: number): number {
  if (tokens[at]?.isQuoted) return 1
  for (let count = Math.min(longestFood, tokens.length - at); count > 0; count -= 1) {
    const name = tokens.slice(at, at + count)
    // A comma ends a name.
    const isOneName = name.every((token, index) => isBare(token, index < count - 1 ? /[^,;]$/ : /./))
    if (count > 1 && dishes.test(name.at(-1)?.text ?? '')) continue
    if (isOneName && isKnownFood(name.map(({ text }) => text).join(' '))) return count
  }
  return 0
}

/** Without the commas and signs around it. Empty where there is nothing else. */
function foodIn(tokens: ReadonlyArray<Token>): string {
  const text = tokens.map((token) => token.text).join(' ')
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}
