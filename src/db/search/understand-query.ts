import type { Content } from '../../core/ingredients/foods/contents.ts'
import { familyOf, namesAlike } from '../../core/ingredients/foods/families.ts'
import type { SearchQuery } from '../../core/search/search.ts'
import { asUnwanted, readTypedWords } from '../../core/search/typed-words.ts'
import {
  contentsLeftOut,
  understandFood,
  understandUnwanted,
  understandWord,
  wordsOfFood,
  type Vocabulary,
  type Wanted,
} from '../../core/search/understand.ts'
import type { Db } from '../connection/connect.ts'
import { lookUpWords } from './look-up-words.ts'

/** A search query in terms of the index. */
export interface Understood {
  /** Wanted words. A recipe must match each of them. */
  wanted: Array<Wanted>
  /** All typed words with the empty ones, such as "no bake". Null if none is empty. */
  phrase: string | null
  /** Wanted foods. Each food is a list of words, and each word is a list of stems. */
  have: Array<Array<Array<string>>>
  without: Array<Array<Array<string>>>
  /** Contents that no result may have, according to its stored tags. */
  freeFrom: Array<Content>
  /** True if the query has characters but no words, such as "%". Such a query matches nothing. */
  isUnreadable: boolean
  didYouMean: string | null
  /** Completions of the last word. */
  completions: Array<string>
}

export async function understandQuery(
  db: Db,
  { words, have, without }: Pick<SearchQuery, 'words' | 'have' | 'without'>,
): Promise<Understood> {
  const typed = readTypedWords(words)
  const unwantedTexts = [...without, ...typed.unwanted]
  const texts = [...typed.wanted.map(({ text }) => text), ...have, ...unwantedTexts]
  const wantedCount = typed.wanted.length
  const plain = new Set([
    ...readWords(words).flatMap(namesAlike),
    ...texts.slice(wantedCount).flatMap(readWords).flatMap(familyOf),
  ])
  const { of, ...asTyped } = await lookUpWords(db, texts, [...plain])
  // The lookup shows which food a typo, or a word with accents or punctuation, stands for.
  const meant = new Set([
    ...of.slice(0, wantedCount).flatMap((found) => found.flatMap(({ word }) => namesAlike(word))),
    ...of.slice(wantedCount).flat().flatMap(wordsOfFood),
  ])
  const asMeant = await lookUpWords(
    db,
    [],
    [...meant].filter((word) => !plain.has(word)),
  )
  const vocabulary: Vocabulary = {
    stemsOf: (word) => [...asTyped.stemsOf(word), ...asMeant.stemsOf(word)],
    isKnown: (word) => asTyped.isKnown(word) || asMeant.isKnown(word),
  }
  const { stemsOf } = vocabulary

  const foods = of.slice(wantedCount, wantedCount + have.length)
  const unwanted = of.slice(wantedCount + have.length)
  const leftOut = unwantedTexts.map((text, index) => contentsLeftOut(text, unwanted[index] ?? []))
  const { wanted, phrase, hasTypo } = understandWanted(typed.wanted, of.slice(0, wantedCount), vocabulary)
  return {
    wanted,
    phrase,
    have: foods.map((food) => food.map((word) => understandFood(word, stemsOf))).filter((food) => food.length > 0),
    without: unwanted
      .map((food, index) => (leftOut[index] ? [] : food.map((word) => understandUnwanted(word, stemsOf))))
      .filter((food) => food.length > 0),
    freeFrom: [...new Set(leftOut.flatMap((contents) => contents ?? []))],
    isUnreadable: words !== '' && wanted.length === 0 && typed.unwanted.length === 0,
    // Excluded foods stay excluded in the corrected search.
    didYouMean: hasTypo ? [...wanted.map(({ shown }) => shown), ...typed.unwanted.map(asUnwanted)].join(' ') : null,
    completions: of[wantedCount - 1]?.at(-1)?.begun.map(({ word }) => word) ?? [],
  }
}

const readWords = (text: string) => text.toLowerCase().split(/\s+/)

function understandWanted(
  typed: ReturnType<typeof readTypedWords>['wanted'],
  of: Awaited<ReturnType<typeof lookUpWords>>['of'],
  vocabulary: Vocabulary,
) {
  const all = typed.flatMap((text, index) => (of[index] ?? []).map((word) => ({ ...text, word })))
  const isAllEmpty = all.every(({ word }) => word.isEmpty)
  const asked = all.filter(({ word, isQuoted }) => isAllEmpty || isQuoted || !word.isEmpty)
  const wanted: Array<Wanted> = []
  let hasTypo = false
  for (const [index, { word, isQuoted, isAlternative }] of asked.entries()) {
    const understood = understandWord(word, { isQuoted, isLast: index === asked.length - 1, ...vocabulary })
    hasTypo ||= understood.map(({ shown }) => shown).join(' ') !== word.word
    const joined = [asked[index - 1]?.word.joined, word.joined].flatMap((one) => (one && !isQuoted ? [one.stem] : []))
    const meant = understood.map((one) => ({ ...one, exact: [...one.exact, ...joined] }))
    const last = wanted.at(-1)
    if (isAlternative && last) wanted[wanted.length - 1] = either(last, meant)
    else wanted.push(...meant)
  }
  const phrase = asked.length < all.length ? all.map(({ word }) => word.word).join(' ') : null
  return { wanted, phrase, hasTypo }
}

/** Combines "leek OR onion" into one wanted word. */
function either(first: Wanted, others: Array<Wanted>): Wanted {
  const all = [first, ...others]
  return {
    shown: all.map(({ shown }) => shown).join(' OR '),
    exact: all.flatMap(({ exact }) => exact),
    loose: all.flatMap(({ loose }) => loose),
  }
}
