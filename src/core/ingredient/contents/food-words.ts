import type { Content, FoodTable } from './content.ts'
import { dairyAndEggs } from './dairy-and-eggs.ts'
import { fillerWords } from './filler-words.ts'
import { fillerWordsAbroad } from './filler-words-abroad.ts'
import { foodsInFrench } from './foods-in-french.ts'
import { foodsInGerman, germanEndings } from './foods-in-german.ts'
import { foodsInItalian, foodsInSpanish } from './foods-in-spanish-and-italian.ts'
import { grains } from './grains.ts'
import { meatAndFish } from './meat-and-fish.ts'
import { modifiers } from './modifiers.ts'
import { nuts } from './nuts.ts'
import { plainPantry } from './plain-pantry.ts'
import { plainProduce } from './plain-produce.ts'

const tables: FoodTable = [
  ...meatAndFish,
  ...dairyAndEggs,
  ...grains,
  ...nuts,
  [[], plainProduce],
  [[], plainPantry],
  ...foodsInGerman,
  ...foodsInFrench,
  ...foodsInSpanish,
  ...foodsInItalian,
]

/** What a name means, in whichever of our languages; where two disagree it holds what either says. */
const foods = new Map<string, ReadonlyArray<Content>>()
for (const [contents, names] of tables) {
  for (const name of names.split(',')) {
    const key = wordsOf(name).join(' ')
    foods.set(key, [...new Set([...(foods.get(key) ?? []), ...contents])])
  }
}

const takenOut = new Map(
  modifiers.flatMap(([names, without]) => names.split(',').map((name) => [wordsOf(name).join(' '), without] as const)),
)

const fillers = new Set(wordsOf(`${fillerWords} ${fillerWordsAbroad}`))

/** Names have at most this many words. */
export const longestName = Math.max(...[...foods.keys()].map((key) => key.split(' ').length))

/** Lower case, without accents, plurals like their singulars: "Crèmes-brûlées" and "creme brulee" are the same two words. */
export function wordsOf(text: string): Array<string> {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’‘`](?=s\b)/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
  return (plain.match(/[\p{L}&]+|\d+%?/gu) ?? []).filter((word) => !/^\d/.test(word) || word === '00').map(singular)
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us)$/.test(word)) return word
  return word
    .replace(/(?:ies?|i)$/, 'y')
    .replace(/(?<=ch|sh|x|o|ss)es$/, '')
    .replace(/s$/, '')
}

/** What is in the food of this name; undefined where it is none we know. */
export function contentsNamed(name: string): ReadonlyArray<Content> | undefined {
  return foods.get(name) ?? (name.includes(' ') ? undefined : germanEndings.find(([ending]) => ending.test(name))?.[1])
}

/** What "vegan" and the like take out of the food beside them. */
export const takenOutBy = (name: string): ReadonlyArray<Content> | undefined => takenOut.get(name)

export const isFiller = (word: string) => fillers.has(word)
