import type { Content } from '../ingredients/foods/contents.ts'
import { excludedBy } from '../ingredients/foods/exclusions.ts'
import { familyOf, namesAlike } from '../ingredients/foods/families.ts'
import { foodsByName, keyOf } from '../ingredients/foods/foods.ts'
import { correct, type KnownWord, typosBetween } from './spelling.ts'

/** One typed word and its matches in the vocabulary. */
export interface TypedWord {
  word: string
  /** In each language of the site. */
  stems: ReadonlyArray<string>
  /** Too frequent to search for, such as "the". */
  isEmpty: boolean
  /** Number of recipes that contain the word. */
  known: number
  /** Known words that start or end with it, including itself, most frequent first. */
  begun: ReadonlyArray<KnownWord>
  ended: ReadonlyArray<KnownWord>
  /** For a rare word: words with a similar spelling, and the two words it splits into. */
  alike: ReadonlyArray<KnownWord>
  parts: ReadonlyArray<KnownWord>
  /** The word that it forms with the next typed word. */
  joined: KnownWord | null
}

/** One required term: hashes of exact matches and of looser matches. */
export interface Wanted {
  /** Displayed, and compared with titles. */
  shown: string
  exact: Array<string>
  loose: Array<string>
}

/** A rare word is corrected only to a word this many times as frequent. */
const muchMoreFrequent = 50
const shortestCompound = 4

const stems = (words: ReadonlyArray<KnownWord>) => words.map(({ stem }) => stem)

/** Looks up words the visitor didn't type. */
export interface Vocabulary {
  /** Returns the word's stem in each language. Empty if surely no recipe contains the word. */
  stemsOf(word: string): ReadonlyArray<string>
  /** Returns whether some recipe surely contains the word. */
  isKnown(word: string): boolean
}

/** Expands one search word. A word with no known match is searched as typed and finds nothing. */
export function understandWord(
  typed: TypedWord,
  { isQuoted, isLast, stemsOf, isKnown }: { isQuoted: boolean; isLast: boolean } & Vocabulary,
): Array<Wanted> {
  const { word, known } = typed
  const asTyped = { shown: word, exact: [...typed.stems], loose: [] }
  if (isQuoted) return [asTyped]
  const corrections = correctionsOf(typed)
  const compounds = compoundsOf(typed)
  const completions = isLast || word.length >= shortestCompound ? typed.begun : []
  const isOther = (stem: string) => !typed.stems.includes(stem)
  const begun = stems([...completions, ...compounds]).filter(isOther)
  const names = namesAlike(word)
  const loose = [...begun, ...names.flatMap((name) => stemsOf(name)).filter(isOther)]
  if (known > 0) {
    const isTypo = (corrections[0]?.recipes ?? 0) > known * muchMoreFrequent
    if (!isTypo) return [{ ...asTyped, loose }]
    return [{ shown: corrections[0]!.word, exact: stems(corrections), loose: [...typed.stems, ...loose] }]
  }
  // An unfinished word is not a typo.
  if (begun.length > 0 || names.some(isKnown)) return [{ shown: word, exact: [], loose }]
  const [best] = corrections
  const [first, second] = typed.parts
  // One typo is likelier than a missing space, two are not.
  if (first && second && (!best || typosBetween(word, best.word, 2) > 1)) {
    return [first, second].map((part) => ({ shown: part.word, exact: [part.stem], loose: [] }))
  }
  return [best ? { shown: best.word, exact: stems(corrections), loose } : { ...asTyped, loose }]
}

/** English foods whose stems end many words by chance: "minutes" and "doughnuts" end like "nuts". */
const shortFoods: ReadonlySet<string> = new Set('ales gins hams nuts oats ribs rums teas'.split(' '))

/** "Walnut" is a compound of "nut", and "Milchreis" of "Reis". */
function compoundsOf({ word, ended }: TypedWord): ReadonlyArray<KnownWord> {
  if (word.length < shortestCompound) return []
  return shortFoods.has(word) ? ended.filter((found) => isFood(found.word) && !isOtherFood(found.word)) : ended
}

const isFood = (word: string) => foodsByName.has(keyOf(word))

/** A food that no recipe has may be a typo of another food. "Leek" is none of "week". */
const correctionsOf = ({ word, alike }: TypedWord) =>
  correct(word, isFood(word) ? alike.filter((other) => isFood(other.word)) : alike)

/** Returns corrections of a food that no recipe contains as typed. */
const foodsMeant = (typed: TypedWord) => (typed.known > 0 ? [] : correctionsOf(typed))

/** Returns the words that `understandFood` needs hashes for: the food's family, as typed and as corrected. */
export function wordsOfFood(typed: TypedWord): Array<string> {
  return [typed.word, ...foodsMeant(typed).map(({ word }) => word)].flatMap((word) => familyOf(word))
}

/** Returns the stems of a required ingredient: the food, its family and its likely corrections. */
export function understandFood(typed: TypedWord, stemsOf: (word: string) => ReadonlyArray<string>): Array<string> {
  const family = wordsOfFood(typed).flatMap((name) => stemsOf(name))
  return [...new Set([...typed.stems, ...stems(foodsMeant(typed)), ...family])]
}

/** Words that end like a food but name another one: excluding "nut" must not exclude "donut". */
const otherFoods: ReadonlySet<string> = new Set(
  'coconut doughnut donut butternut kale graham peppercorn buckwheat licorice liquorice'.split(' '),
)

const isOtherFood = (word: string) => otherFoods.has(word) || otherFoods.has(word.replace(/s$/, ''))

/**
 * Finds exclusions that are in the food table, such as "nuts" or "Milch". They check all ingredients, as the diet
 * labels do. A misspelled word counts as each of its corrections.
 */
export function contentsLeftOut(text: string, typed: ReadonlyArray<TypedWord>): ReadonlyArray<Content> | undefined {
  const named = excludedBy(text)
  if (named) return named
  const [word] = typed
  if (!word || typed.length > 1) return undefined
  const meant = foodsMeant(word).flatMap((food) => excludedBy(food.word) ?? [])
  return meant.length > 0 ? [...new Set(meant)] : undefined
}

/**
 * Expands any other excluded ingredient, such as "onions", to compounds and corrections. Missing a recipe is better
 * than showing one with an excluded food.
 */
export function understandUnwanted(typed: TypedWord, stemsOf: (word: string) => ReadonlyArray<string>): Array<string> {
  const compounds = typed.ended.filter(({ word }) => !isOtherFood(word))
  const isCompoundable = typed.word.length >= shortestCompound
  return [...new Set([...understandFood(typed, stemsOf), ...(isCompoundable ? stems(compounds) : [])])]
}
