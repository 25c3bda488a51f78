import { diets } from '../../core/recipe/diets.ts'
import { difficulties } from '../../core/recipe/difficulty.ts'
import {
  mostCounted,
  searchStars,
  searchTimes,
  type Count,
  type FacetChoice,
  type SearchFacets,
  type SearchQuery,
} from '../../core/search/search.ts'

export type FacetName = keyof SearchFacets

/** What the database counted: the facet, or `total`, the value and how many recipes. */
export type Counted = [facet: string, value: string, count: number]

const mostChoices = 30

/** What is chosen in each facet, as the database names it. */
export function chosenIn(query: SearchQuery): Partial<Record<FacetName, Array<string>>> {
  const time = searchTimes.find((most) => query.maxMinutes !== null && most >= query.maxMinutes)
  const stars = searchStars.find((least) => query.minStars !== null && least <= query.minStars)
  const chosen: Record<FacetName, Array<string>> = {
    categories: query.categories,
    cuisines: query.cuisines,
    difficulties: query.difficulties,
    diets: query.diets,
    times: time === undefined ? [] : [String(time)],
    stars: stars === undefined ? [] : [String(stars)],
    chefs: query.chef === null ? [] : [query.chef],
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, values]) => values.length > 0))
}

export const toCount = (count: number): Count => ({
  count: Math.min(count, mostCounted),
  isMore: count > mostCounted,
})

export function toFacets(
  counted: ReadonlyArray<Counted>,
  chosen: ReturnType<typeof chosenIn>,
  chefNames: Readonly<Record<string, string>>,
): SearchFacets {
  // Only chefs go by an id; a category may be called like one, or "constructor".
  const labelOf = (facet: FacetName, value: string) =>
    (facet === 'chefs' && Object.hasOwn(chefNames, value) ? chefNames[value] : undefined) ?? value
  const choicesOf = (facet: FacetName, order?: ReadonlyArray<string>): Array<FacetChoice> =>
    counted
      .filter(([own, , count]) => own === facet && count > 0)
      .toSorted(([, a, fewer], [, b, more]) =>
        order ? order.indexOf(a) - order.indexOf(b) : more - fewer || (a < b ? -1 : 1),
      )
      .filter(([, value], place) => place < mostChoices || chosen[facet]?.includes(value))
      .map(([, value, count]) => ({ value, label: labelOf(facet, value), ...toCount(count) }))
  return {
    categories: choicesOf('categories'),
    cuisines: choicesOf('cuisines'),
    difficulties: choicesOf('difficulties', difficulties),
    diets: choicesOf('diets', diets),
    times: choicesOf('times', searchTimes.map(String)),
    stars: choicesOf('stars', searchStars.map(String)),
    chefs: choicesOf('chefs'),
  }
}
