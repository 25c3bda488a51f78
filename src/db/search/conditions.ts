import type { Understood } from './understand-query.ts'

/**
 * Conditions on `recipe_search` as the functions in the database take them. They hold nothing but numbers and names of
 * columns: words have become hashes by now.
 */
export interface Conditions {
  base: string
  titled: string
  score: string
}

type Column = 'words' | 'title_words' | 'names' | 'foods'

const has = (column: Column, hashes: ReadonlyArray<number>) => `${column} && '{${hashes.join()}}'::integer[]`
const every = (conditions: ReadonlyArray<string>) => (conditions.length > 0 ? conditions.join(' and ') : 'true')

export function conditionsOf({ wanted, have, without }: Understood): Conditions {
  const base = [
    ...wanted.map(({ exact, loose }) => has('words', [...exact, ...loose])),
    ...have.flat().map((food) => has('foods', food)),
    ...without.map((food) => `not (${every(food.map((word) => has('foods', word)))})`),
  ]
  return {
    base: every(base),
    titled: every(wanted.map(({ exact, loose }) => has('title_words', [...exact, ...loose]))),
    score: ['0', ...wanted.map(scoreOf)].join(' + '),
  }
}

/** Where a recipe has a word: its title says most. */
function scoreOf({ exact, loose }: Understood['wanted'][number]): string {
  const all = [...exact, ...loose]
  return `case when ${has('title_words', exact)} then 12 when ${has('title_words', loose)} then 8
    when ${has('names', all)} then 6 when ${has('foods', exact)} then 4 when ${has('foods', all)} then 3 else 1 end`
}
