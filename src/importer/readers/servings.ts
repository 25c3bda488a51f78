import { fractionSigns } from '../../core/ingredients/fraction-signs.ts'
import { plainCharacters, type Quantity, readQuantity } from '../../core/ingredients/number.ts'
import { namedUnit, readUnit } from '../../core/ingredients/unit-words.ts'

/**
 * Returns the number of servings in a yield. A range counts as its upper end, and a dozen counts as twelve. "1 loaf (12
 * slices)" is one loaf, because the first number is the amount and the brackets explain it. "1 tart, 6 servings" are six,
 * because the word says so.
 */
export function servingsIn(text: string): number | null {
  const plain = plainCharacters(text.slice(0, longestYield))
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(size, '')
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)| {2,}/gu, ' ')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, apart)
  const at = (bareFirst.test(plain) ? undefined : eaters.exec(plain)?.index) ?? plain.search(numeral)
  const servings = at < 0 ? inWords(plain) : inDigits(plain, at)
  return servings !== null && servings > 0 && servings <= 10_000 ? servings : null
}

const eater =
  'servings?|portions?|people|persons?|portionen|personen|personnes|couverts|personas|raciones|porciones|porzioni|persone|porções|pessoas|porties|portioner|personer|porsjoner|porcj[ei]|porcí'
/** "4 (4 to 6 servings)": a number without a word is the number of servings already. */
const bareFirst = /^\s*\d{1,4} \(/
/** The number of those who eat: "6 servings", "4-6 Personen", "serves 8". */
const eaters = new RegExp(
  String.raw`(?<![\d.,/])\d{1,4}(?: ?(?:-|to|bis|à) ?\d{1,4})?(?= (?:${eater})(?!\p{L}))|(?<=(?<!\p{L})(?:serves|feeds) (?:about |approx\.? )?)\d{1,4}`,
  'iu',
)

/** 100,000 digits took minutes. */
const longestYield = 500

/** Separates no thousands, as one space does in ingredient lines: a yield of "2 750 g" is two loaves. */
const apart = '  '

const numeral = new RegExp(`[\\d${fractionSigns}]`)

/** Matches the size of a cake, which is not a number of servings. */
const size = new RegExp(
  `(?:\\d/\\d|\\d+(?:[.,]\\d+)?[${fractionSigns}]?|[${fractionSigns}])` +
    String.raw`(?:\s*[x×]\s*\d+)*[\s-]*(?:inch(?:es)?|in|cm|quart|")(?!\p{L})`,
  'giu',
)

const dozen = /^[ -]?(?:dozen|doz(?!\p{L})|dutzend|douzaine|docena|dozzina|dúzia|dozijn|dussin|dusin)/iu

function inDigits(text: string, at: number): number | null {
  // "6/8 personnes" are six to eight, but "3/4 cup" is less than one.
  const slashed = /^(\d{1,4}) ?\/ ?(\d{1,4}) ?(\p{L}*)/u.exec(text.slice(at, at + 40))
  const [low, high] = [Number(slashed?.[1]), Number(slashed?.[2])]
  if (slashed && low < high && !namedUnit(slashed[3] ?? '')) return high
  const quantity = readQuantity(text, at)
  return quantity && !isWeighed(text.slice(quantity.end)) ? countOf(text, quantity) : null
}

/** Nobody eats one gram of "750 g custard". "4 cups" may be four servings. */
const isWeighed = (rest: string) => ['g', 'ml'].includes(readUnit(rest, rest.startsWith(' ') ? 1 : 0)?.id ?? '')

/** Reads "four to six" and "half a dozen". Articles are no numbers, as in "a crowd". */
function inWords(text: string): number | null {
  for (const { index } of text.matchAll(/(?<!\p{L})\p{L}/gu)) {
    const quantity = readQuantity(text, index)
    const isDozen = dozen.test(text.slice(quantity?.end ?? index))
    if (!quantity) {
      if (isDozen) return 12
    } else if (isDozen || quantity.max > 1 || /^one(?!\p{L})/iu.test(text.slice(index))) {
      return countOf(text, quantity)
    }
  }
  return null
}

const countOf = (text: string, { end, max }: Quantity) => (dozen.test(text.slice(end)) ? 12 * max : max)
