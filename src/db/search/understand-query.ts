import { familyOf, namesAlike } from '../../core/search/food-families.ts'
import type { SearchQuery } from '../../core/search/search.ts'
import { asUnwanted, readTypedWords } from '../../core/search/typed-words.ts'
import {
  understandFood,
  understandUnwanted,
  understandWord,
  wordsOfFood,
  type Vocabulary,
  type Wanted,
} from '../../core/search/understand.ts'
import type { Db } from '../connect.ts'
import { lookUpWords } from './look-up-words.ts'

/** A search in the words of the index. */
export interface Understood {
  /** A recipe has one of each. */
  wanted: Array<Wanted>
  /** Each food is several words, each word one of several. */
  have: Array<Array<Array<number>>>
  without: Array<Array<Array<number>>>
  /** Words were typed and none of them is one, such as "%": no recipe has that. */
  isUnreadable: boolean
  didYouMean: string | null
  /** What the last word may be going to be. */
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
  // Of a slip, or of a word with accents or signs about it, only now is known what it is.
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
    hashesOf: (word) => [...asTyped.hashesOf(word), ...asMeant.hashesOf(word)],
    isKnown: (word) => asTyped.isKnown(word) || asMeant.isKnown(word),
  }
  const { hashesOf } = vocabulary

  const foods = of.slice(wantedCount, wantedCount + have.length)
  const unwanted = of.slice(wantedCount + have.length)
  const { wanted, hasSlip } = understandWanted(typed.wanted, of.slice(0, wantedCount), vocabulary)
  return {
    wanted,
    have: foods.map((food) => food.map((word) => understandFood(word, hashesOf))).filter((food) => food.length > 0),
    without: unwanted
      .map((food) => food.map((word) => understandUnwanted(word, hashesOf)))
      .filter((food) => food.length > 0),
    isUnreadable: words !== '' && wanted.length === 0 && typed.unwanted.length === 0,
    // What is to be left out stays so when the words are searched for as they were meant.
    didYouMean: hasSlip ? [...wanted.map(({ shown }) => shown), ...typed.unwanted.map(asUnwanted)].join(' ') : null,
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
  let hasSlip = false
  for (const [index, { word, isQuoted, isAlternative }] of asked.entries()) {
    const understood = understandWord(word, { isQuoted, isLast: index === asked.length - 1, ...vocabulary })
    hasSlip ||= understood.map(({ shown }) => shown).join(' ') !== word.word
    const joined = [asked[index - 1]?.word.joined, word.joined].flatMap((one) => (one && !isQuoted ? [one.hash] : []))
    const meant = understood.map((one) => ({ ...one, exact: [...one.exact, ...joined] }))
    const last = wanted.at(-1)
    if (isAlternative && last) wanted[wanted.length - 1] = either(last, meant)
    else wanted.push(...meant)
  }
  return { wanted, hasSlip }
}

/** "leek OR onion" is one thing wanted. */
function either(first: Wanted, others: Array<Wanted>): Wanted {
  const all = [first, ...others]
  return {
    shown: all.map(({ shown }) => shown).join(' OR '),
    exact: all.flatMap(({ exact }) => exact),
    loose: all.flatMap(({ loose }) => loose),
  }
}
