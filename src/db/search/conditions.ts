import { and, arrayContains, inArray, not, sql, type SQL } from 'drizzle-orm'
import { tagsFreeFrom } from '../../core/recipes/diets-of.ts'
import { recipeSearch } from '../schema/search.ts'
import { has, hasAnyFood } from './matching.ts'
import type { Understood } from './understand-query.ts'

/** Matches recipes with all the words. */
export const hasWords = ({ wanted }: Understood): SQL => has('words', stemsOf(wanted))

/** Matches recipes with all the words in the title. */
export const hasWordsInTitle = ({ wanted }: Understood): SQL => has('titleWords', stemsOf(wanted))

/** Matches recipes whose title is exactly these words. */
export const isNamed = ({ wanted, phrase }: Understood): SQL =>
  inArray(recipeSearch.title, [...phrasesOf(wanted), ...(phrase === null ? [] : [phrase])])

/** Matches recipes with the wanted foods and without the excluded ones. */
export function hasRightFoods({ have, without, freeFrom, isUnreadable }: Understood): SQL | undefined {
  return and(
    isUnreadable ? sql`false` : undefined,
    ...have.map((food) => has('foods', food)),
    without.length > 0 ? not(hasAnyFood(without)) : undefined,
    freeFrom.length > 0 ? arrayContains(recipeSearch.tags, tagsFreeFrom(freeFrom).map(searchTagOf)) : undefined,
  )
}

/**
 * Scores how well a recipe fits the words. The score depends on where each word occurs, and on whether the title
 * contains the words as a phrase.
 */
export function scoreOf({ wanted, phrase }: Understood): SQL<number> {
  const parts = [...wanted.map(wordScore), phraseScore(phrasesOf(wanted), phrase)]
  // Long titles are less specific, so they score lower.
  return sql<number>`${sql.join(parts, sql` + `)} - 0.15 * length(${recipeSearch.titleWords})`
}

const stemsOf = (wanted: Understood['wanted']) => wanted.map(({ exact, loose }) => [...exact, ...loose])

function wordScore({ exact, loose }: Understood['wanted'][number]): SQL {
  const all = [...exact, ...loose]
  return sql`case when ${has('titleWords', [exact])} then 12 when ${has('titleWords', [loose])} then 8
    when ${has('names', [all])} then 6 when ${has('foods', [exact])} then 4 when ${has('foods', [all])} then 3 else 1 end`
}

/**
 * Returns the tag in the search index. Diets are tagged as values of their facet, and `free-from:` tags are used
 * unchanged.
 */
const searchTagOf = (tag: string) => (tag.startsWith('free-from:') ? tag : `diets:${tag}`)

/** Returns the words as a phrase and as one word, so that "cheese cake" also matches "cheesecake". */
function phrasesOf(wanted: Understood['wanted']): Array<string> {
  const words = wanted.map(({ shown }) => shown)
  return words.length === 2 ? [words.join(' '), words.join('')] : [words.join(' ')]
}

/** "No bake cheesecake" fits "no bake" better than "baked halibut", although "no" alone means nothing. */
function phraseScore(phrases: ReadonlyArray<string>, whole: string | null): SQL {
  // "Stir fry" is the phrase of "stir-fry".
  const title = sql`replace(${recipeSearch.title}, '-', ' ')`
  const any = (test: (phrase: string) => SQL) => sql.join(phrases.map(test), sql` or `)
  const wholeFirst = whole === null ? sql`` : sql`when strpos(${title}, ${whole}) > 0 then 12`
  return sql`case ${wholeFirst} when ${any((phrase) => sql`starts_with(${title}, ${phrase})`)} then 8
    when ${any((phrase) => sql`strpos(${title}, ${phrase}) > 0`)} then 6 else 0 end`
}
