import { escapeLiteral } from 'pg'
import type { Understood } from './understand-query.ts'

/**
 * Conditions on `recipe_search` as the functions in the database take them. They hold nothing but numbers, names of
 * columns and quoted titles: words have become hashes by now.
 */
export interface Conditions {
  /** All the words are somewhere in the recipe, or all in its title, which has none that the recipe lacks. */
  worded: string
  titled: string
  /** The title is nothing else. */
  named: string
  /** What is asked for besides the words. */
  others: string
  score: string
}

type Column = 'words' | 'title_words' | 'names' | 'foods'

/** The index knows PostgreSQL's own operator, which a server may have another one beside. */
const has = (column: Column, hashes: ReadonlyArray<number>) =>
  `${column} operator(pg_catalog.&&) '{${hashes.join()}}'::integer[]`
const sorted = (hashes: ReadonlyArray<number>) => [...new Set(hashes)].toSorted((one, other) => one - other)
const every = (conditions: ReadonlyArray<string>) => (conditions.length > 0 ? conditions.join(' and ') : 'true')

export function conditionsOf({ wanted, have, without, isUnreadable }: Understood): Conditions {
  const phrases = phrasesOf(wanted)
  const oneWord = without.flatMap((food) => (food.length === 1 ? (food[0] ?? []) : []))
  const wantedIn = (column: Column) => every(wanted.map(({ exact, loose }) => has(column, [...exact, ...loose])))
  const others = [
    ...(isUnreadable ? ['false'] : []),
    ...have.flat().map((food) => has('foods', food)),
    // Foods of one word are looked for in one go, in order: each question takes a recipe's foods apart anew.
    ...(oneWord.length > 0 ? [`not search_has_any(foods, '{${sorted(oneWord).join()}}'::integer[])`] : []),
    ...without
      .filter((food) => food.length > 1)
      .map((food) => `not (${every(food.map((word) => has('foods', word)))})`),
  ]
  return {
    worded: wantedIn('words'),
    titled: wantedIn('title_words'),
    others: every(others),
    named: `title in (${phrases.map(escapeLiteral).join()})`,
    // Long titles are about other things too.
    score: [...wanted.map(scoreOf), phraseScore(phrases), '-0.15 * cardinality(title_words)'].join(' + '),
  }
}

/** The words one after the other, and as one: "cheese cake" is called cheesecake too. */
function phrasesOf(wanted: Understood['wanted']): Array<string> {
  const words = wanted.map(({ shown }) => shown)
  return words.length === 2 ? [words.join(' '), words.join('')] : [words.join(' ')]
}

function phraseScore(phrases: ReadonlyArray<string>): string {
  const any = (test: (phrase: string) => string) => phrases.map(escapeLiteral).map(test).join(' or ')
  return `case when ${any((phrase) => `title = ${phrase}`)} then 20 when ${any((phrase) => `starts_with(title, ${phrase})`)} then 8
    when ${any((phrase) => `strpos(title, ${phrase}) > 0`)} then 6 else 0 end`
}

/** Where a recipe has a word: its title says most. */
function scoreOf({ exact, loose }: Understood['wanted'][number]): string {
  const all = [...exact, ...loose]
  return `case when ${has('title_words', exact)} then 12 when ${has('title_words', loose)} then 8
    when ${has('names', all)} then 6 when ${has('foods', exact)} then 4 when ${has('foods', all)} then 3 else 1 end`
}
