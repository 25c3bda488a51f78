import { foodName } from '../ingredients/food.ts'
import { foldFood, wordsOf } from '../ingredients/foods/words.ts'
import { preparationLinks, preparations } from '../ingredients/preparation-words.ts'
import { isFreshFood } from './aisles.ts'
import { products, remarkStart, remarkWords, unimportant, varieties } from './food-words.ts'
import { sameFood } from './same-foods.ts'

const brackets = /\(([^()]{0,300})\)?|\[([^\]]{0,300})\]?/g
/** "1 lemon, juice and zest" is a lemon. */
const takenParts =
  /, (?:(?:finely )?grated )?(?:juice|zest|rind)(?: and|,| &) (?:(?:finely )?grated )?(?:juice|zest|rind)(?: only)?$/i
const percent = /\d{1,3}(?:[.,]\d)? ?%/
/** Herbs that are as often dried. Others of these shelves are meant fresh: basil, parsley, mint. */
const dryableHerbs = /^(?:thyme|oregano|rosemary|sage|bay leaf|marjoram|savory|lemon thyme|curry leaf)$/
const bunches: ReadonlySet<string | null> = new Set(['bunch', 'sprig', 'handful', 'stem', 'stalk', 'pot'])
const tins: ReadonlySet<string | null> = new Set(['can', 'jar'])
const spoons: ReadonlySet<string | null> = new Set(['tsp', 'tbsp', 'pinch', 'dash', 'knife-tip', 'grind', 'turn'])
/** Foods whose canned form is a different product than the fresh one. A can of beans may stand for dried beans. */
const cannedIsOther =
  /(?:^| )(?:tomato|corn|sweetcorn|tuna|salmon|sardine|mackerel|peach|pear|pineapple|pumpkin|mushroom|artichoke|cherry|pea|green bean|carrot|potato|beet|apricot|plum|crab|clam|spinach|anchovy|jalapeno|chily|chilly|chicken|pepper)$/

/** Foods that are hardly sold fresh. A recipe needn't say "canned", and it means the same. */
const neverFresh = /(?:^| )(?:stock|coconut milk|coconut cream|condensed milk|evaporated milk|tomato paste)$/

export interface BoughtFood {
  /** Equal for foods that are bought as one. */
  key: string
  /** The food in the author's words, without preparation. */
  name: string
  /** A word or two behind the food that make it another product: "dried" of "tomatoes, dried". May be empty. */
  kind: string
}

/** Recipes repeat the same foods. */
const known = new Map<string, BoughtFood>()
const mostKnown = 5_000

/**
 * Names the food that a line is about, so that equal foods of several lines are bought once. Foods that may differ stay
 * separate.
 */
export function boughtFood(name: string, unit: string | null): BoughtFood {
  const question = unit === null ? name : `${unit} ${name}`
  const before = known.get(question)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const food = findFood(name.slice(0, 200), unit)
  known.set(question, food)
  return food
}

/** The end of a plural in brackets, as in "Zwiebel(n)". */
export const pluralMark = /(?<=\p{L})\((\p{L}{1,3})\)/gu

function findFood(written: string, unit: string | null): BoughtFood {
  const head = written.replace(pluralMark, '')
  const hasBrackets = /[([]/.test(head)
  const whole = (hasBrackets ? head.replace(brackets, ' ') : head).replace(/\s+/g, ' ').trim()
  const plain = whole.replace(takenParts, '')
  const base = foodName(plain)
  const at = plain.toLowerCase().indexOf(base.toLowerCase())
  const before = at > 0 ? productsIn(plain.slice(0, at), base) : []
  const rest = at < 0 ? plain : plain.slice(at + base.length)
  const after = [...(rest ? behind(rest) : []), ...(hasBrackets ? bracketed(head) : [])]
  const percentage = head.includes('%') ? percent.exec(head)?.[0].replace(' ', '') : undefined
  const words = keyWords([...before, ...after, base].join(' ')).filter((word) => !unimportantKeys.has(word))
  const key = keyFor(percentage ? [percentage, ...words] : words, unit)
  const kind = rest ? kindIn(rest) : ''
  // "Yeast, active dry" is not "dry yeast, active dry".
  const saidBehind = isNamed(kind) ? [] : kind.toLowerCase().split(' ')
  const inFront = after.filter((word) => varieties.has(word) && !saidBehind.includes(word))
  const named = [...before, ...inFront, base].join(' ')
  return { key: key || foldFood(plain), name: named || plain, kind }
}

const keyWords = (text: string) => wordsOf(text).map((word) => (word === 'leave' ? 'leaf' : word))

/** Hyphens separate words, so a word with one can't be left out here. */
const unimportantKeys = new Set([...unimportant].filter((word) => !word.includes('-')).flatMap(wordsOf))
const partsOf = (text: string) => text.split(/\s*[;:,]\s*|\s+(?:--|[-–—])\s+/)

/** Words before the food that `foodName` drops, although they make it a different product. */
function productsIn(lead: string, base: string): Array<string> {
  const words = lead.toLowerCase().split(/[\s,]+/)
  return words.filter((word) => products.some(([those, of]) => those.has(word) && of.test(base)))
}

/** Words after the food, unless they describe kitchen work: "rice, basmati" is not just any rice. */
const behind = (rest: string) => partsOf(rest).slice(1).flatMap(wordsThatMatter)

/** Behind "white wine, chicken stock, or water" and in longer lists, other foods follow. */
const list = /[,;] *(?:or|and|oder|und|ou|et|o|y|e|of|en|eller|och|og) |[,;].*[,;].*[,;]/iu

function kindIn(rest: string): string {
  const part = /^\s*[,;] ?(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)(?=\s*(?:[,;]|$))/u.exec(rest)?.[1] ?? ''
  const isKind = part !== '' && wordsThatMatter(part).length === part.split(' ').length
  return isKind && !list.test(rest) ? part : ''
}

/** Returns whether the name in `boughtFood` already has this kind in front: "dried tomatoes". */
export const isNamed = (kind: string): boolean =>
  kind
    .toLowerCase()
    .split(' ')
    .every((word) => varieties.has(word))

function bracketed(head: string): Array<string> {
  return [...head.matchAll(brackets)].flatMap(([, round, square]) => {
    const text = (round ?? square ?? '').trim()
    return text === '' || remarkStart.test(text) ? [] : partsOf(text).flatMap(wordsThatMatter)
  })
}

/** A towel dries potatoes, but they don't become dried ones. */
const wiped = /(?<!\p{L})(?:washed|rinsed|cleaned|scrubbed|patted|pat)(?: and| then| patted)* (?:dry|dried)(?!\p{L})/giu

function wordsThatMatter(part: string): Array<string> {
  const words = part
    .toLowerCase()
    .replace(wiped, 'washed')
    .replace(/[.*]+(?=\s|$)/g, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
  if (remarkStart.test(part)) return []
  const unknown = words.filter((word) => !isRemark(word))
  // "Chopped by hand": a part that begins with the kitchen's work is about that.
  const isWork = preparations.has(words[0] ?? '') || /(?:ed|ly)$/.test(words[0] ?? '')
  return isWork ? unknown.filter((word) => varieties.has(word)) : unknown
}

const isRemark = (word: string) =>
  (remarkWords.has(word) && !varieties.has(word)) ||
  preparations.has(word) ||
  preparationLinks.has(word) ||
  unimportant.has(word) ||
  /^\d/.test(word)

const varietyKeys = new Set([...[...varieties].flatMap(wordsOf), 'fresh'])

/** Puts words whose order doesn't matter in front, and finds the one name for the food. */
function keyFor(words: ReadonlyArray<string>, unit: string | null): string {
  const whole = words.join(' ')
  const same = sameFood.get(whole)
  if (same !== undefined) return inForm(same, unit)
  const isVariety = (word: string, index: number) => index < words.length - 1 && varietyKeys.has(word)
  const rest = words.filter((word, index) => !isVariety(word, index)).join(' ')
  const front = new Set(words.filter(isVariety))
  // "Pepper" alone is black pepper, and "green pepper" is not.
  const food = rest === 'pepper' ? rest : (sameFood.get(rest) ?? rest)
  if (front.has('fresh') && isFreshFood(food) && !dryableHerbs.test(food)) front.delete('fresh')
  const key = [...[...front].toSorted(), food].join(' ')
  return inForm(sameFood.get(key) ?? key, unit)
}

/** Tells fresh from dried and from canned where the unit says it. */
function inForm(key: string, unit: string | null): string {
  if (key === 'coriander' && bunches.has(unit)) return 'cilantro'
  if (dryableHerbs.test(key) && bunches.has(unit)) return `fresh ${key}`
  if (unit === 'stick' && key === 'cinnamon') return 'cinnamon stick'
  if (tins.has(unit) && cannedIsOther.test(key) && !key.startsWith('canned ')) return `canned ${key}`
  if (key.startsWith('canned ') && neverFresh.test(key)) return key.slice('canned '.length)
  if (spoons.has(unit) && /^(?:red|green) pepper$/.test(key)) return `ground ${key}`
  return key
}
