import { fractionSigns } from './fraction-signs.ts'
import { adjectives, liquidHeat, preparationLinks, preparations, remarks } from './preparation-words.ts'
import { namedUnit } from './unit-words.ts'

const brackets = /\([^()]{0,300}\)?|\[[^\]]{0,300}\]?/g
/** "Steel cut oats" and "center cut chops" are foods, but not "flat cut into 4 pieces". */
const cutFoods =
  '(?:(?<! (?:steel|cent(?:er|re)|thick|thin|crinkle|straight|flat|prime))|(?= cut (?:in|into|to|up|from|on|against|across|crosswise|lengthwise)(?![\\p{L}-])))'
const remark = new RegExp(`${cutFoods} (?:${remarks.join('|')})(?![\\p{L}-])`, 'iu')
const everyRemark = new RegExp(remark, 'giu')
const alternative = new RegExp(String.raw` or (?=[\d${fractionSigns}]|to taste|more |half )`, 'i')

/**
 * Extracts the food from a name for lookups and sums: "finely chopped onions (about 2)" becomes "onions".
 * Preparation words are known in English only. For other languages it returns the part before the first comma.
 */
export function foodName(name: string): string {
  const plain = name.slice(0, 400).replace(brackets, ' ').replace(/\s+/g, ' ').trim()
  const parts = plain.split(/\s*[;:,]\s*|\s+(?:--|[-–—])\s+/).filter((part) => withoutPreparation(part) !== '')
  const bare = cutRemark(withoutPreparation(nounPhrase(parts)))
  return withoutCountedWord(bare) || plain
}

/** Returns the part before the first comma, or more if that part has no noun or is a list joined by "or" or "and". */
function nounPhrase(parts: ReadonlyArray<string>): string {
  const first = parts.findIndex(hasNoun)
  if (first > 0) return parts.slice(0, first + 1).join(', ')
  const last = parts.findIndex((part, index) => index > 0 && /^\S+(?: \S+){0,2} (?:or|and) \S/i.test(part))
  const list = parts.slice(0, last + 1)
  const isList =
    last > 0 &&
    last < 4 &&
    list.slice(1).every((part) => !preparations.has(firstWord(part)) && !remark.test(` ${part}`))
  return isList ? list.join(', ') : (parts[0] ?? '')
}

const hasNoun = (text: string): boolean => text.split(' ').some((word) => word !== '' && !isAdjective(word))

function isAdjective(word: string): boolean {
  return adjectives.has(word) || preparations.has(word.toLowerCase()) || preparationLinks.has(word.toLowerCase())
}

function firstWord(part: string): string {
  return part.split(' ', 1)[0]?.toLowerCase() ?? ''
}

function cutRemark(words: string): string {
  // "Dried sliced shiitake" has no food in front of "sliced".
  const places = [...` ${words}`.matchAll(everyRemark)].map(({ index }) => index - 1)
  const cuts = [places.find((at) => hasNoun(words.slice(0, Math.max(0, at)))), alternative.exec(words)?.index].filter(
    (at) => at !== undefined && at > 0,
  )
  const start = cuts.length === 0 ? words : words.slice(0, Math.min(...cuts.map(Number)))
  return start.replace(/(?: (?:or|and|of|,))+$/i, '').trim()
}

/** "Kl. rote Zwiebel": a German size, before a noun with its capital. */
const sizeAbbreviation = /^(?:kl|gr)\.? (?=(?:\p{Ll}\S* ){0,2}\p{Lu})/iu

/** Drops leading preparation words: "freshly grated", "peeled and cubed", also after "fresh". */
function withoutPreparation(part: string): string {
  const words = part
    .replace(liquidHeat, '')
    .replace(sizeAbbreviation, '')
    .replace(/^(?:coarsely|finely) ground /i, '')
    .split(' ')
  const adjective = ['fresh', 'unsweetened'].includes(words[0]?.toLowerCase() ?? '') ? words.slice(0, 1) : []
  const rest = words.slice(adjective.length)
  let dropped = 0
  for (const [index, word] of rest.entries()) {
    if (preparations.has(word.toLowerCase())) dropped = index + 1
    else if (!preparationLinks.has(word.toLowerCase())) break
  }
  while (dropped > 0 && preparationLinks.has(rest[dropped]?.toLowerCase() ?? '')) dropped++
  return [...adjective, ...rest.slice(dropped)].join(' ')
}

const countedInName: ReadonlySet<string> = new Set(['clove', 'bulb', 'sprig', 'stalk', 'rib', 'stick', 'wedge'])

/** The spice, of which nobody counts the cloves. */
const spice = /^(?:(?:ground|powdered|whole|dried|dry) )+cloves?$/i

/** Finds the counting word at the end of an English name: "garlic cloves", "celery stalks, sliced". */
export function countedWordIn(name: string): string | null {
  const words = /^[^,;(|]{1,60}/.exec(name)?.[0].trim().split(' ') ?? []
  const id = words.length > 1 && words.length < 5 ? namedUnit(words.at(-1) ?? '')?.id : undefined
  if (id === undefined || !countedInName.has(id) || spice.test(words.join(' '))) return null
  return hasNoun(words.slice(0, -1).join(' ')) ? id : null
}

function withoutCountedWord(food: string): string {
  return countedWordIn(food) === null ? food : food.replace(/ \S+$/, '')
}
