/** A number in a step, found without the code under test. A range and "9 x 13" are one quantity. */
export interface Quantity {
  start: number
  end: number
  values: ReadonlyArray<number>
}

const signs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

/** Articles count only before a measure: "a cup". */
const words: ReadonlyArray<readonly [number, string]> = [
  [0.5, 'half'],
  [1, 'one'],
  [2, 'two zwei deux dos due twee två'],
  [3, 'three drei trois tres tre drie'],
  [4, 'four vier quatre cuatro quattro fyra'],
  [5, 'five fünf cinq cinco cinque vijf'],
  [6, 'six sechs seis zes'],
  [8, 'eight acht huit ocho otto'],
  [10, 'ten zehn'],
  [12, 'twelve dozen'],
]
const valueOfWord = new Map(
  words.flatMap(([value, list]) => list.split(' ').map((word): [string, number] => [word, value])),
)

const measure =
  '(?:additional |extra |more |scant |heaped |heaping |rounded |level |generous |large |small )?(?:cups?|tablespoons?|teaspoons?|tbsp|tsp|pint|quart|pound|ounce|stick|EL|TL|Esslöffel|Teelöffel|Tasse|cuillères?|tasse|cucharadas?|cucharaditas?|taza|cucchiaio|cucchiaini?|eetlepel|theelepel)(?!\\p{L})'
const digits = String.raw`(?:\d+ )?\d{1,2}/\d{1,2}(?: an?(?= ${measure}))?|\d+(?:[.,]\d+)?(?: ?[½⅓⅔¼¾⅕⅛⅜⅝⅞])?|[½⅓⅔¼¾⅕⅛⅜⅝⅞]`
const article = '(?:an?|eine?n?|une?|una?o?|een)'
/** "Four" after a French article is an oven. */
const word = String.raw`(?<!\p{L}|(?:le|au|à|du|votre) (?=four))(?:a couple(?!\p{L})|half(?: an?)?(?= ${measure})|(?:${[...valueOfWord.keys()].join('|')})(?!\p{L})|${article}(?= ${measure}))`
const one = `(?:${digits}|${word})`
const quantity = new RegExp(
  String.raw`${one}(?:(?: ?[-–—~〜x×] ?|[- ]{1,2}(?:to|or|bis|à|a|by|y)[- ])(?:${one}))*`,
  'giu',
)

const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ').replaceAll('⁄', '/')

export function findQuantities(text: string): Array<Quantity> {
  const numbers = [...plain(text).matchAll(new RegExp(one, 'giu'))]
  return [...plain(text).matchAll(quantity)].map(({ 0: found, index: start }) => {
    const end = start + found.length
    const inside = numbers.filter(({ index }) => index >= start && index < end)
    return { start, end, values: inside.map(([number]) => valueOf(number)) }
  })
}

function valueOf(written: string): number {
  const text = written.replace(/ an?$/i, '')
  if (text === 'a couple') return 2
  const known = valueOfWord.get(text.toLowerCase())
  if (known !== undefined) return known
  if (/^\p{L}/u.test(text)) return 1
  const sign = signs[text.at(-1) ?? '']
  if (sign !== undefined) return Number(text.slice(0, -1).trim() || 0) + sign
  const [, whole = '0', over, under] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? []
  return over === undefined ? Number(text.replace(',', '.')) : Number(whole) + Number(over) / Number(under)
}
