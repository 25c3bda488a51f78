import { unitWords } from '../unit-words.ts'
import { compoundEndings } from './compound-endings.ts'
import type { Content } from './contents.ts'
import { fillerWords } from './filler-words.ts'
import { fillerWordsInOtherLanguages } from './filler-words-in-other-languages.ts'
import { foodsByName, keyOf } from './foods.ts'
import { modifiers } from './modifiers.ts'
import { wordsOf } from './words.ts'

/** The contents of a food, starting with its main ingredient. */
export interface Contents {
  contains: ReadonlyArray<Content>
  mayContain: ReadonlyArray<Content>
}

/**
 * Returns the contents of a name in any language. If several foods share the name, the contents of all of them count.
 */
export function contentsNamed(key: string): Contents | undefined {
  const foods = foodsByName.get(key)
  if (foods) {
    return {
      contains: [...new Set(foods.flatMap(({ contains }) => contains))],
      mayContain: [...new Set(foods.flatMap(({ mayContain }) => mayContain))],
    }
  }
  const ending = key.includes(' ') ? undefined : compoundEndings.find(([pattern]) => pattern.test(key))
  return ending && { contains: ending[1], mayContain: ending[2] ?? [] }
}

const takenOut = new Map(
  modifiers.flatMap(([names, without]) => names.split(',').map((name) => [keyOf(name), without] as const)),
)

/** Returns the contents that words such as "vegan" remove from the food next to them. */
export const takenOutBy = (key: string): ReadonlyArray<Content> | undefined => takenOut.get(key)

/** Includes units, because a name may still contain an amount: "sugar, plus 2 tbsp". */
const fillers = new Set(wordsOf(`${fillerWords} ${fillerWordsInOtherLanguages} ${unitWords.join(' ')}`))

export const isFiller = (word: string) => fillers.has(word)
