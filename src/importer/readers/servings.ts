/**
 * Returns the number of servings in a yield. A range counts as its upper end, and a dozen counts as twelve. "1 loaf (12
 * slices)" is one loaf, because the first number is the amount and the brackets explain it.
 */
export function servingsIn(text: string): number | null {
  const plain = text
    .slice(0, longestYield)
    .normalize('NFKC')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(size, '')
  const range = /(\d+)\s*(?:-|–|—|−|~|to|à|a|bis|tot|till|til|до|or|ou|oder|o)\s*(\d+)/iu.exec(plain)
  const first = /\d+(?:[.,]\d+)?/.exec(plain)
  if (!first) return wordNumber(plain)
  const chosen = range && range.index === first.index ? range[2] : first[0]
  const value = Number(chosen?.replace(',', '.'))
  const total = /^\D*\d+\s+dozen/i.test(plain) ? value * 12 : value
  return total > 0 && total <= 10_000 ? total : null
}

/** 100,000 digits took minutes. */
const longestYield = 500

/** Matches the size of a cake, which is not a number of servings. */
const size = /\d+(?:\s*[x×]\s*\d+)*[\s-]*(?:inch(?:es)?|in|cm|quart|")(?!\p{L})/giu

const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  dozen: 12,
  twelve: 12,
  zwei: 2,
  vier: 4,
  sechs: 6,
  acht: 8,
  deux: 2,
  quatre: 4,
  huit: 8,
  dos: 2,
  cuatro: 4,
  seis: 6,
  ocho: 8,
  due: 2,
  quattro: 4,
  sei: 6,
  twee: 2,
  zes: 6,
  quatro: 4,
}

function wordNumber(text: string): number | null {
  if (/half a dozen/i.test(text)) return 6
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) if (words[word] !== undefined) return words[word]
  return null
}
