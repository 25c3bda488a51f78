import type { SearchQuery } from '../../../core/search/search.ts'
import { starsLabel, timeLabel, valueLabel } from './facet-text.ts'

export interface ChosenFilter {
  label: string
  /** The search without it. */
  rest: SearchQuery
}

const lists = ['categories', 'cuisines', 'difficulties', 'diets', 'have', 'without'] as const
const prefixes = { have: 'With ', without: 'Without ' } as const

/** Every filter by itself, in the order of the panel. A chef is called by name where there is one. */
export function chosenFilters(query: SearchQuery, chefName: string | null): Array<ChosenFilter> {
  const rest = { ...query, page: 1 }
  const ofLists = lists.flatMap((list) =>
    query[list].map((value) => ({
      label: list === 'have' || list === 'without' ? prefixes[list] + value : valueLabel(value),
      rest: { ...rest, [list]: query[list].filter((other) => other !== value) },
    })),
  )
  return [
    ...ofLists,
    ...(query.maxMinutes === null ? [] : [{ label: timeLabel(query.maxMinutes), rest: { ...rest, maxMinutes: null } }]),
    ...(query.minStars === null ? [] : [{ label: starsLabel(query.minStars), rest: { ...rest, minStars: null } }]),
    ...(query.chef === null ? [] : [{ label: `By ${chefName ?? query.chef}`, rest: { ...rest, chef: null } }]),
  ]
}
