import { fractionSigns } from '../../../core/ingredients/fraction-signs.ts'
const isAscii = /^[ -~]*$/
const fractionSign = new RegExp(`[${fractionSigns}]`, 'g')

/**
 * Returns words and numbers in a form that is comparable across spellings. "1½" becomes "1 1/2", and "1Zwiebel" becomes
 * "1 Zwiebel".
 */
export function wordsOf(text: string): Array<string> {
  if (isAscii.test(text)) return text.toLowerCase().match(/[a-z]+|\d+(?:[.,/]\d+)*/g) ?? []
  const plain = text
    .replace(fractionSign, (fraction) => ` ${fraction}`)
    .normalize('NFKC')
    .replaceAll('⁄', '/')
  return plain.toLowerCase().match(/\p{L}[\p{L}\p{M}]*|\d+(?:[.,/]\d+)*/gu) ?? []
}

/** Returns a key that ignores word order and punctuation. */
export function wordKey(text: string): string {
  return wordsOf(text).toSorted().join(' ')
}

/** Returns the share of each side's words that the other side has, between 0 and 1. Repetitions count. */
export function overlap(one: ReadonlyArray<string>, other: ReadonlyArray<string>): { ofOne: number; ofOther: number } {
  const left = new Map<string, number>()
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of one) {
    const count = left.get(word) ?? 0
    if (count > 0) shared += 1
    left.set(word, count - 1)
  }
  return { ofOne: shared / Math.max(1, one.length), ofOther: shared / Math.max(1, other.length) }
}
