import { foldLetters } from '../text/fold-letters.ts'

/** Teaspoons and the tablespoons of the same language: one, several. */
const spoons: ReadonlyArray<readonly [small: string, one: string, many?: string]> = [
  ['tsp', 'tbsp'],
  ['tsps', 'tbsp'],
  ['teaspoon', 'tablespoon', 'tablespoons'],
  ['teaspoons', 'tablespoon', 'tablespoons'],
  ['TL', 'EL'],
  ['Teelöffel', 'Esslöffel'],
  ['c à café', 'c. à soupe'],
  ['c à c', 'c. à s.'],
  ['cuillère à café', 'cuillère à soupe', 'cuillères à soupe'],
  ['cuillères à café', 'cuillère à soupe', 'cuillères à soupe'],
  ['cucharadita', 'cucharada', 'cucharadas'],
  ['cucharaditas', 'cucharada', 'cucharadas'],
  ['cdta', 'cda'],
  ['cdtas', 'cda', 'cdas'],
  ['cucchiaino', 'cucchiaio', 'cucchiai'],
  ['cucchiaini', 'cucchiaio', 'cucchiai'],
  ['theelepel', 'eetlepel', 'eetlepels'],
  ['theelepels', 'eetlepel', 'eetlepels'],
]

const plain = (word: string) => foldLetters(word).replaceAll('.', '').replace(/\s+/g, ' ').trim()
const bySmall = new Map(spoons.map(([small, one, many = one]) => [plain(small), { one, many }]))

/** Returns the word for tablespoons in the language of a word for teaspoons, or null. */
export function largerSpoon(small: string, count: number): string | null {
  const found = bySmall.get(plain(small))
  if (!found) return null
  const word = count > 1 ? found.many : found.one
  // "Tsp", "TL" and the Dutch "tl" keep their case.
  if (small === small.toLowerCase()) return word.toLowerCase()
  return /^\p{Lu}\p{Ll}/u.test(small) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
