import { fractionSigns } from '../../ingredients/fraction-signs.ts'
import { plainCharacters } from '../../ingredients/number.ts'
import { type AmountText, type Part, readAmount } from '../../ingredients/read-amount.ts'
import { isTemperature } from '../../ingredients/temperature.ts'
import { units } from '../../ingredients/units.ts'
import {
  eachInOthers,
  eachInSentence,
  heldSpoon,
  inOrAnd,
  inTheMiddle,
  ladled,
  laid,
  nordicMeasure,
  notCountedBefore,
  numbered,
  onOne,
  butter,
  partOfFood,
  perPieceAfter,
  perPieceBefore,
  pieceOfRoot,
  pressed,
  reserved,
  vessel,
  vesselBefore,
  wholeAfter,
  wrapped,
} from './step-amount-words.ts'
import { endOfSingle, type StepFoods } from './step-foods.ts'
import {
  eachFood,
  foodAfter,
  isDivided,
  ofEach,
  ofTheWhole,
  pieceAfter,
  quarterAfter,
  quarterBefore,
  shareAfter,
  sizeOfPieces,
  takenFrom,
} from './step-piece-words.ts'
import { wordStem } from '../step-ingredients/word-stem.ts'
import { minutesPerWord } from '../times/time-words.ts'

/** An amount of food in the text of a step, which changes with the servings. */
export interface StepAmount {
  start: number
  end: number
  /** The end of the food's name, whose number may change: "1 egg" and "2 eggs". */
  nameEnd: number
}

/** A longer text holds a book, not a step. */
const mostAmounts = 200

/** Chinese and Japanese write amounts without spaces, so only letters of other scripts make a number part of a word. */
const beginning = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{N}.,/°-])(?:[\d${fractionSigns}]|(?<!\p{L})(?:\p{L}+(?= )))`,
  'gu',
)

/** Returns the amounts of a step that follow the servings, in order. Times, temperatures and sizes are left out. */
export function findStepAmounts(text: string, foods: StepFoods): Array<StepAmount> {
  const plain = plainCharacters(text)
  const found: Array<StepAmount> = []
  let last = 0
  /**
   * The end of the last amount that does not scale. The same amount in brackets does not scale either: "1½ tbsp (about
   * 35 g) per cookie".
   */
  let staysUntil = -1
  for (const { index, 0: first } of plain.matchAll(beginning)) {
    if (found.length >= mostAmounts) break
    if (index < last) continue
    const read = readInSentence(plain, index)
    if (!read || isTimeOrTemperature(plain, read)) continue
    const isWord = /\p{L}/u.test(first)
    if (isWord && isForeign(plain, read, first)) continue
    const single = isWord ? endOfSingle(plain, read, foods) : null
    const nameEnd = single ?? endOfName(plain, read.end)
    const repeats =
      staysUntil >= 0 && /^ ?\((?:about |approx\.? |roughly |ca\.? )?$/i.test(plain.slice(staysUntil, index))
    if (repeats || !scales(plain, read, { isWord, isSingle: single !== null, foods, nameEnd })) {
      if (read.parts[0]?.unit) staysUntil = read.end
      if (isPack(plain, read)) last = read.end
      continue
    }
    found.push({ start: read.start, end: read.end, nameEnd })
    last = read.end
  }
  // A name ends where the next amount begins: "flour plus two tablespoons".
  return found.map((amount, index) => ({
    ...amount,
    nameEnd: Math.min(amount.nameEnd, found[index + 1]?.start ?? Infinity),
  }))
}

/** Names that nobody abbreviates, so that a period after them ends the sentence. */
const neverAbbreviated = /(?<!\p{L})(?:[kmdc]?[gl]|cm|mm|cups?|\p{L}{5,})\.$/iu

/** Leaves the period of a sentence out of the amount: "Roll into balls of 50 g. Bake." */
function readInSentence(text: string, at: number): AmountText | null {
  const read = readAmount(text, at)
  if (!read || text[read.end - 1] !== '.') return read
  const isEnd = /^\s*(?:$|\n)/.test(text.slice(read.end, read.end + 8))
  const isStop = isEnd || (/^ +[\p{Lu}\d]/u.test(text.slice(read.end, read.end + 8)) && endsSentence(text, read.end))
  return isStop ? { ...read, end: read.end - 1 } : read
}

const endsSentence = (text: string, end: number) => neverAbbreviated.test(text.slice(Math.max(0, end - 24), end))

interface Context {
  /** The number is a word, such as "two". */
  isWord: boolean
  /** "An egg" of a recipe that takes exactly one. */
  isSingle: boolean
  foods: StepFoods
  nameEnd: number
}

interface Surroundings extends Context {
  main: Part
  before: string
  after: string
}

function scales(text: string, read: AmountText, context: Context): boolean {
  const { foods } = context
  const [main] = read.parts
  if (!main) return false
  const kind = units.get(main.unit?.id ?? '')?.kind
  const [before, after] = [text.slice(Math.max(0, read.start - 48), read.start), text.slice(read.end, read.end + 64)]
  if (/^[xX×] ?\d/.test(after) || /\d ?[xX×] ?$/.test(before) || numbered.test(before)) return false
  if (kind === 'length') return pieceOfRoot.test(after)
  const sentence = text.slice(Math.max(0, read.start - 160), read.start)
  if (perPieceAfter.test(after) || eachInSentence.test(sentence) || eachInOthers.test(sentence)) return false
  if (isForOne(text.slice(Math.max(0, read.start - 400), read.start), foods)) return false
  const isPerPiece = perPieceBefore.test(before) && !(ofEach.test(before) && eachFood.test(after))
  if (isPerPiece && !ladled.test(after)) return false
  if (isSizeOfPieces(before, after) || isShare(text, read, before)) return false
  const around = { ...context, main, before, after }
  return kind === 'mass' || kind === 'volume' ? scalesMeasured(text, read, around) : scalesCounted(text, read, around)
}

function scalesMeasured(text: string, read: AmountText, { isWord, main, before, after }: Surroundings): boolean {
  const isOne = isWord && main.quantity.max <= 1
  if (vessel.test(after) || vesselBefore.test(before)) return false
  if (/^ ?\([^()]*(?<!\p{L})(?:pan|tin|dish|mou?ld|bowl)s?\)/iu.test(after) || isSizeOfPack(text, read)) return false
  if (isOne && (isVague(main.unit?.id) || heldSpoon.test(endOfWord(text, read.end) + after))) return false
  if (isSpoon(main.unit?.id) && inTheMiddle.test(after)) return false
  return reserved.test(before) || !wholeAfter.test(after)
}

function scalesCounted(text: string, read: AmountText, { main, before, after, ...context }: Surroundings): boolean {
  const { isWord, isSingle, foods, nameEnd } = context
  if (main.unit?.id === 'grind' || (main.unit?.id === 'stick' && butter.test(after))) return true
  if (notCountedBefore.test(before) || partOfFood.test(after) || onOne.test(after)) return false
  if (main.quantity.max === 1 && isPiece(main.unit?.id) && laid.test(before)) return false
  // Other "one" and "a" are mostly no amounts, and "half the onions" and "½ of the onions" are shares.
  if (isWord && main.quantity.max < 2 && !isSingle && !pressed.test(before)) return false
  if (main.quantity.max < 1 && ofTheWhole.test(after)) return false
  const isCounted = (word: string) => foods.counted.has(wordStem(word))
  const words = text.slice(read.end, nameEnd).match(/\p{L}[\p{L}\p{M}]+/gu) ?? []
  return inOrAnd.test(before) ? isCounted(words[0] ?? '') : words.some(isCounted)
}

/** Of "2 Dosen à 400 g", the size is no amount of its own, but "a pot of 2 quarts of water" holds one. */
const isPack = (text: string, { start, parts }: AmountText): boolean =>
  parts.some(({ role }) => role === 'size') && !/^\p{L}+ pots? of /iu.test(text.slice(start, start + 24))

const isSizeOfPieces = (before: string, after: string): boolean =>
  (sizeOfPieces.test(before) && !(takenFrom.test(before) && foodAfter.test(after))) ||
  pieceAfter.test(after) ||
  isDivided(before, after)

/** "Un quart de la farine", "tre quarti delle uova". English quarts stay a measure. */
function isShare(text: string, read: AmountText, before: string): boolean {
  const [main] = read.parts
  if (!main?.unit) return shareAfter.test(text.slice(read.end, read.end + 16))
  const name = text.slice(main.unit.wordStart, main.unit.end)
  if (!/^quarts?\.?$/iu.test(name)) return false
  const isFrench = /^(?:une?|deux|trois)$/iu.test(text.slice(main.quantity.start, main.quantity.end))
  return isFrench || quarterBefore.test(before) || quarterAfter.test(text.slice(main.unit.end, main.unit.end + 5))
}

/** "A 6-quart stockpot", "a 1-lb. loaf": with a hyphen it is a size, unless "of" follows: "1-cup of the water". */
function isSizeOfPack(text: string, read: AmountText): boolean {
  const [main] = read.parts
  if (!main?.unit || text.slice(main.quantity.end, main.unit.start) !== '-') return false
  return !/^ (?:of|de|di|von)(?!\p{L})/iu.test(text.slice(read.end, read.end + 6))
}

/** Number words that are other words in another language: "en el horno" is no spoon, and "et l'ail" no liter. */
function isForeign(text: string, read: AmountText, word: string): boolean {
  const unit = read.parts[0]?.unit
  const name = unit ? text.slice(unit.wordStart, unit.end) : ''
  if (/^(?:en|et|ett)$/iu.test(word)) return !nordicMeasure.test(name)
  return [...name].length === 1 && /^\p{L}$/u.test(name)
}

/** "The tortilla" means one of those that the list counts. */
const isForOne = (before: string, { several }: StepFoods): boolean =>
  [...before.matchAll(wrapped)].some(([, noun = '']) => several.has(wordStem(noun)))

/** The period of a sentence, which looks like the one of an abbreviation: "using a teaspoon. Leave …". */
const endOfWord = (text: string, end: number): string => (/\p{L}{6}\.$/u.test(text.slice(0, end)) ? '.' : '')

const isPiece = (unit: string | undefined) => unit === 'piece' || unit === 'slice' || unit === 'sheet'

const isSpoon = (unit: string | undefined) => unit === 'tsp' || unit === 'tbsp' || unit === 'dessertspoon'

/** "A pinch" and "a splash" stay, because nobody measures them. */
const isVague = (unit: string | undefined) => unit === 'pinch' || unit === 'dash' || unit === 'drop' || unit === 'glass'

function isTimeOrTemperature(text: string, read: AmountText): boolean {
  const after = text.slice(read.end, read.end + 24)
  const numberEnd = read.parts[0]?.quantity.end ?? read.end
  const word = /^[ -]{0,2}(\p{L}+)/u.exec(text.slice(numberEnd, numberEnd + 24))?.[1]?.toLowerCase() ?? ''
  // Japanese and Chinese write on without a space: "5分ほどおき".
  if (/^ ?[分秒時小时度]/u.test(text.slice(numberEnd, numberEnd + 2))) return true
  if (minutesPerWord.has(word) || /^(?:days?|weeks?|months?|tage?n?|jours?|d[ií]as?|giorni|dagen|nights?)$/u.test(word))
    return true
  if (/^ ?(?:°|º|˚|%|degrees?|grad|deg\b)/iu.test(text.slice(numberEnd, numberEnd + 12))) return true
  const [main] = read.parts
  if (main && isTemperature(text, main.quantity)) return true
  return (
    /gas(?: mark)? $/i.test(text.slice(Math.max(0, read.start - 10), read.start)) || /^(?:st|nd|rd|th)\b/.test(after)
  )
}

/** Returns where the next four words end, or the clause before. */
function endOfName(text: string, at: number): number {
  const words =
    /^ ?(?:(?:of|de|di|von|van|d') ?)?(?:(?:kl|gr)\. )?(?:[\p{L}\p{M}'-]+ ?){0,4}/u.exec(
      text.slice(at, at + 80),
    )?.[0] ?? ''
  const clause = words.search(
    /(?<= )(?:and|und|et|y|e|en|with|mit|to|in|into|on|over|until|then|for|from|at|plus|lightly|well|gently|slightly|bis|puis|hasta|fino)(?= |$)/iu,
  )
  return at + (clause > 0 ? words.slice(0, clause) : words).trimEnd().length
}
