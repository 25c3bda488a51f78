import { spelledLetters } from './spelled-letters.ts'

const longest = 80

/** The part of a recipe's address that its title gives; letters we cannot spell are left out. */
export function slugify(title: string): string {
  const plain = Array.from(
    title.slice(0, 400).toLowerCase().normalize('NFC').replace(/ο[υύ]/g, 'ou'),
    (letter) => spelledLetters.get(letter) ?? letter,
  )
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`]/g, '')
  // A decomposed letter may be one of the table after all: "ё" is "е" with dots, "ά" an "α" with a stroke.
  const latin = Array.from(plain, (letter) => spelledLetters.get(letter) ?? letter).join('')
  const words = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return shorten(words) || 'recipe'
}

/** Cuts between words where it can. */
function shorten(words: string): string {
  if (words.length <= longest) return words
  const cut = words.slice(0, longest + 1)
  const lastDash = cut.lastIndexOf('-')
  return (lastDash > longest / 2 ? cut.slice(0, lastDash) : cut.slice(0, longest)).replace(/-+$/, '')
}
