import type { LeftOut } from '../../../core/search/typed-words.ts'
import type { SearchQuery } from '../../../core/search/search.ts'
import { starsLabel, timeLabel, valueLabel } from './facet-text.ts'

export interface ChosenFilter {
  label: string
  /** The search without this filter. */
  rest: SearchQuery
}

const lists = ['categories', 'cuisines', 'difficulties', 'diets', 'have', 'without'] as const
const prefixes = { have: 'With ', without: 'Without ' } as const

/**
 * Lists the chosen filters, including the exclusions in the words. A chef appears by name if known. A food excluded
 * twice has one chip that removes both exclusions.
 */
export function chosenFilters(
  query: SearchQuery,
  chefName: string | null,
  leftOut: ReadonlyArray<LeftOut> = [],
): Array<ChosenFilter> {
  const rest = { ...query, page: 1 }
  const inBox = (food: string) => leftOut.find((typed) => typed.food.toLowerCase() === food.toLowerCase())
  const ofLists = lists.flatMap((list) =>
    query[list].map((value) => ({
      label: list === 'have' || list === 'without' ? prefixes[list] + value : valueLabel(list, value),
      rest: {
        ...rest,
        words: (list === 'without' ? inBox(value)?.rest : undefined) ?? rest.words,
        [list]: query[list].filter((other) => other !== value),
      },
    })),
  )
  const inList = new Set(query.without.map((food) => food.toLowerCase()))
  const ofWords = leftOut
    .filter(({ food }) => !inList.has(food.toLowerCase()))
    .map(({ food, rest: words }) => ({ label: prefixes.without + food, rest: { ...rest, words } }))
  return [
    ...ofLists,
    ...ofWords,
    ...(query.maxMinutes === null ? [] : [{ label: timeLabel(query.maxMinutes), rest: { ...rest, maxMinutes: null } }]),
    ...(query.minStars === null ? [] : [{ label: starsLabel(query.minStars), rest: { ...rest, minStars: null } }]),
    ...(query.chef === null ? [] : [{ label: `By ${chefName ?? query.chef}`, rest: { ...rest, chef: null } }]),
  ]
}
