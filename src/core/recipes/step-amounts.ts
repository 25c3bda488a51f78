import { plainCharacters } from '../ingredients/number.ts'
import { type AmountText, readAmount } from '../ingredients/read-amount.ts'
import { units } from '../ingredients/units.ts'
import type { StepFoods } from './step-foods.ts'
import { wordStem } from './step-ingredients/word-stem.ts'
import { minutesPerWord } from './time-words.ts'

/** An amount of food in the text of a step, which changes with the servings. */
export interface StepAmount {
  start: number
  end: number
  /** The end of the food's name, whose number may change: "1 egg" and "2 eggs". */
  nameEnd: number
}

/** A longer text holds a book, not a step. */
const mostAmounts = 200

const beginning = /(?<![\p{L}\p{N}.,/°-])(?:\d|[½⅓⅔¼¾⅛⅜⅝⅞⅕]|\p{L}+(?= ))/gu

/** "2-quart saucepan", "a 12-cup muffin tin": the size of a vessel. In English, German, French, Spanish, Italian, Dutch. */
const vessel =
  /^(?:[ -]capacity)?[ -](?:(?!(?:of|the|to|into|in|and|or|over|from|with|on|de|von|mit)\b)[\p{L}-]+ ){0,3}(?:sauce)?(?:pans?|pots?|dish(?:es)?|skillets?|bowls?|jars?|jugs?|mou?lds?|tins?|casseroles?|ramekins?|ovens?|cookers?|bakers?|kettles?|measures?|measuring|scoops?|bags?|containers?|bottles?|t(?:o|ö)pf\p{L}*|pfannen?|form(?:en)?|schüsseln?|moules?|plats?|poêles?|moldes?|fuentes?|teglia|pentola|stampo)(?![\p{L}-])/iu

/** One part of the whole, whose size stays: "2 tablespoons each", "50 g portions", "¼ cup of batter per pancake". */
const perPieceAfter = new RegExp(
  [
    // "1 cup each chopped nuts and raisins" is an amount of each food.
    String.raw`^(?: [\p{L}-]+){0,3} (?:each|apiece|chacune?|ciascun[oa]|jeweils)(?! \p{L})`,
    String.raw`^(?:\.? [\p{L}-]+){0,3}\.? at a time(?!\p{L})`,
    String.raw`^[^.,;!?()\n]{0,40} (?:per|for every|for each|(?:in|in)?to each|on each|pro)(?!\p{L})`,
    String.raw`^[ -](?:[\p{L}-]+ ){0,2}(?:portions?|balls?|patties|patty|rounds?|mounds?|dollops?|sized)(?!\p{L})`,
  ].join('|'),
  'iu',
)
const perPieceBefore =
  /(?<!\p{L})(?:each|every|per|scoops?(?! out)|increments of|batches of|portions? of|dollops? of|about the size of|jeweils|je|chaque|cada|ogni|elke)[^.,;!?\n]{0,16}$/iu
/** Words for things that recipes divide into pieces. A cook who reserves some of it needs more of it for more servings. */
const wholeAfter =
  /^ (?:(?:of|von|de|di|van) )?(?:(?:the|this|dem|der|la|le|el|il|het|de)[ ])?(?:\p{L}+ )?(?:batter|dough|mixture|filling|mix|teig|masse|pâte|farce|masa|mezcla|impasto|composto|beslag|deeg)(?!\p{L})/iu
const reserved = /(?<!\p{L})(?:reserv|set aside|save|keep back|remov|retain|ladle out|take out)[^.;!?\n]{0,40}$/iu

/** Counts of pieces, turns and vessels: "cut into 8 wedges", "in 3 additions", "step 2", "layer 1". */
const notCountedBefore =
  /(?<!\p{L})(?:into|(?<!(?:beat|stir|mix|fold|whisk|whip|rub|blend|pour|drop|add|crack|break|press|work)\w{0,3} )in|steps?|layer|no\.?|number|part|for|serves|makes|every|to|nach|in je|en|durch)(?: (?:about|roughly|at least|the))? $/iu

/** Returns the amounts of a step that follow the servings, in order. Times, temperatures and sizes are left out. */
export function findStepAmounts(text: string, foods: StepFoods): Array<StepAmount> {
  const plain = plainCharacters(text)
  const found: Array<StepAmount> = []
  let last = 0
  for (const { index, 0: first } of plain.matchAll(beginning)) {
    if (found.length >= mostAmounts) break
    if (index < last) continue
    const read = readAmount(plain, index)
    if (!read || isTimeOrTemperature(plain, read)) continue
    const isWord = /\p{L}/u.test(first)
    const nameEnd = endOfName(plain, read.end)
    if (!scales(plain, read, { isWord, foods, nameEnd })) continue
    found.push({ start: read.start, end: read.end, nameEnd })
    last = read.end
  }
  // A name ends where the next amount begins: "flour plus two tablespoons".
  return found.map((amount, index) => ({
    ...amount,
    nameEnd: Math.min(amount.nameEnd, found[index + 1]?.start ?? Infinity),
  }))
}

interface Context {
  /** The number is a word, such as "two". */
  isWord: boolean
  foods: StepFoods
  nameEnd: number
}

function scales(text: string, read: AmountText, { isWord, foods, nameEnd }: Context): boolean {
  const [main] = read.parts
  if (!main) return false
  const kind = units.get(main.unit?.id ?? '')?.kind
  const [before, after] = [text.slice(Math.max(0, read.start - 48), read.start), text.slice(read.end, read.end + 64)]
  if (kind === 'length' || /^[xX×] ?\d/.test(after) || /\d ?[xX×] ?$/.test(before)) return false
  if (perPieceAfter.test(after) || perPieceBefore.test(before)) return false
  if (kind === 'mass' || kind === 'volume') {
    if (vessel.test(after) || /^ ?\([^()]*(?<!\p{L})(?:pan|tin|dish|mou?ld|bowl)s?\)/iu.test(after)) return false
    if (isWord && isVague(main.unit?.id)) return false
    return reserved.test(before) || !wholeAfter.test(after)
  }
  if (notCountedBefore.test(before)) return false
  // "One" and "a" are mostly no amounts, and "half the onions" is a share.
  if (isWord && main.quantity.max < 2) return false
  const name = text.slice(read.end, nameEnd)
  return [...name.matchAll(/\p{L}[\p{L}\p{M}]+/gu)].some(([word]) => foods.counted.has(wordStem(word)))
}

/** "A pinch" and "a splash" stay, because nobody measures them. */
const isVague = (unit: string | undefined) => unit === 'pinch' || unit === 'dash' || unit === 'drop' || unit === 'glass'

function isTimeOrTemperature(text: string, read: AmountText): boolean {
  const after = text.slice(read.end, read.end + 24)
  const numberEnd = read.parts[0]?.quantity.end ?? read.end
  const word = /^[ -]{0,2}(\p{L}+)/u.exec(text.slice(numberEnd, numberEnd + 24))?.[1]?.toLowerCase() ?? ''
  if (minutesPerWord.has(word) || /^(?:days?|weeks?|months?|tage?n?|jours?|d[ií]as?|giorni|dagen|nights?)$/u.test(word))
    return true
  if (/^ ?(?:°|º|˚|%|degrees?|grad|deg\b)/iu.test(text.slice(numberEnd, numberEnd + 12))) return true
  // Nobody measures 180 cups. With two digits, only a capital is a temperature: "2 c" means cups.
  const [digits, letter] = [text.slice(read.start, numberEnd), text.slice(numberEnd, numberEnd + 4)]
  if (/^\d{3}$/.test(digits) && /^ ?[cf](?!\p{L})/iu.test(letter)) return true
  if (/^\d{2}$/.test(digits) && /^ ?[CF](?!\p{L})/u.test(letter)) return true
  return (
    /gas(?: mark)? $/i.test(text.slice(Math.max(0, read.start - 10), read.start)) || /^(?:st|nd|rd|th)\b/.test(after)
  )
}

/** Returns where the next four words end, or the clause before. */
function endOfName(text: string, at: number): number {
  const words = /^ ?(?:(?:of|de|di|von|van|d') ?)?(?:[\p{L}\p{M}'-]+ ?){0,4}/u.exec(text.slice(at, at + 80))?.[0] ?? ''
  const clause = words.search(/(?<= )(?:and|und|et|y|e|en|with|mit|to|in|into|on|over)(?= )/iu)
  return at + (clause > 0 ? words.slice(0, clause) : words).trimEnd().length
}
