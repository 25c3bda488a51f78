import { familyOf, namesAlike, otherFoods } from './food-families.ts'
import { correct, type KnownWord, slipsBetween } from './spelling.ts'

/** What the recipes' vocabulary has to say about one word of what was typed. */
export interface TypedWord {
  word: string
  /** Of its stem in each language of the site. */
  hashes: ReadonlyArray<number>
  /** Too frequent to be looked for, such as "the". */
  isEmpty: boolean
  /** How many recipes have it; 0 when none has. */
  known: number
  /** Known words that begin with it or end with it, itself among them; the most frequent first. */
  begun: ReadonlyArray<KnownWord>
  ended: ReadonlyArray<KnownWord>
  /** Of a rare one: words spelt like it, and the two words it may be. */
  alike: ReadonlyArray<KnownWord>
  parts: ReadonlyArray<KnownWord>
  /** The one word it makes with the next. */
  joined: KnownWord | null
}

/** Something every found recipe has: words as they are meant, and words that also do. */
export interface Wanted {
  /** To show, and to compare titles with. */
  shown: string
  exact: Array<number>
  loose: Array<number>
}

/** From how much more frequent a word must be to be the one that was meant instead of a rare one. */
const muchMoreFrequent = 50
const shortestCompound = 4

const hashes = (words: ReadonlyArray<KnownWord>) => words.map(({ hash }) => hash)

/** What may be known of words nobody typed. */
export interface Vocabulary {
  /** Of its stem in each language; none where surely no recipe has it. */
  hashesOf(word: string): ReadonlyArray<number>
  /** Some recipe surely has it. */
  isKnown(word: string): boolean
}

/** One word of the search box. Nothing known is like it: then it is looked for as it is, and nothing is found. */
export function understandWord(
  typed: TypedWord,
  { isQuoted, isLast, hashesOf, isKnown }: { isQuoted: boolean; isLast: boolean } & Vocabulary,
): Array<Wanted> {
  const { word, known } = typed
  const asTyped = { shown: word, exact: [...typed.hashes], loose: [] }
  if (isQuoted) return [asTyped]
  const corrections = correct(word, typed.alike)
  const compounds = word.length < shortestCompound ? [] : typed.ended
  const completions = isLast || word.length >= shortestCompound ? typed.begun : []
  const isOther = (hash: number) => !typed.hashes.includes(hash)
  const begun = hashes([...completions, ...compounds]).filter(isOther)
  const names = namesAlike(word)
  const loose = [...begun, ...names.flatMap((name) => hashesOf(name)).filter(isOther)]
  if (known > 0) {
    const isSlip = (corrections[0]?.recipes ?? 0) > known * muchMoreFrequent
    if (!isSlip) return [{ ...asTyped, loose }]
    return [{ shown: corrections[0]!.word, exact: hashes(corrections), loose: [...typed.hashes, ...loose] }]
  }
  // Half a word is no mistake while somebody is typing it.
  if (begun.length > 0 || names.some(isKnown)) return [{ shown: word, exact: [], loose }]
  const [best] = corrections
  const [first, second] = typed.parts
  // One slip is likelier than a space left out, two are not.
  if (first && second && (!best || slipsBetween(word, best.word, 2) > 1)) {
    return [first, second].map((part) => ({ shown: part.word, exact: [part.hash], loose: [] }))
  }
  return [best ? { shown: best.word, exact: hashes(corrections), loose } : { ...asTyped, loose }]
}

/** What a food was meant to be where no recipe has it as it is written. */
const foodsMeant = ({ word, known, alike }: TypedWord) => (known > 0 ? [] : correct(word, alike))

/** The words `understandFood` asks for: what belongs to the food, as it is written and as it was meant. */
export function wordsOfFood(typed: TypedWord): Array<string> {
  return [typed.word, ...foodsMeant(typed).map(({ word }) => word)].flatMap((word) => familyOf(word))
}

/** An ingredient to have: the food, what belongs to it, and what it may have been meant to be. */
export function understandFood(typed: TypedWord, hashesOf: (word: string) => ReadonlyArray<number>): Array<number> {
  const family = wordsOfFood(typed).flatMap((name) => hashesOf(name))
  return [...new Set([...typed.hashes, ...hashes(foodsMeant(typed)), ...family])]
}

/**
 * An ingredient to leave out: also every word that ends with it, as walnuts with nuts, and every word it may have been meant
 * to be. Who has to leave something out would rather miss a recipe than find one with it.
 */
export function understandUnwanted(typed: TypedWord, hashesOf: (word: string) => ReadonlyArray<number>): Array<number> {
  const compounds = typed.ended.filter(({ word }) => !otherFoods.has(word) && !otherFoods.has(word.replace(/s$/, '')))
  const isCompoundable = typed.word.length >= shortestCompound || /^(?:nut|egg)$/.test(typed.word)
  return [...new Set([...understandFood(typed, hashesOf), ...(isCompoundable ? hashes(compounds) : [])])]
}
