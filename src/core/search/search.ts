import type { Difficulty } from '../recipe/difficulty.ts'
import type { RecipeSummary } from '../recipe/recipe-summary.ts'
import type { Diet } from '../recipe/diets.ts'

export const searchSorts = ['relevance', 'newest', 'rating', 'quickest'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Upper ends of the total times one may ask for, in minutes. */
export const searchTimes = [15, 30, 60, 120] as const

/** Lowest averages of visitors' ratings one may ask for, in stars. */
export const searchStars = [4, 3] as const

/** Everything a search asks for. Its address holds all of it; what is empty or null leaves every recipe in. */
export interface SearchQuery {
  words: string
  /** A recipe needs one of them; the same holds for cuisines and difficulties. */
  categories: Array<string>
  cuisines: Array<string>
  difficulties: Array<Difficulty>
  /** A recipe needs all of them. */
  diets: Array<Diet>
  maxMinutes: number | null
  minStars: number | null
  /** A chef's id. */
  chef: string | null
  /** Ingredients every recipe has, and none has, as a person types them. */
  have: Array<string>
  without: Array<string>
  sort: SearchSort
  /** From 1. */
  page: number
}

/** Exact to `mostCounted`; beyond that there are more than anybody counted. */
export interface Count {
  count: number
  isMore: boolean
}
export const mostCounted = 1_000

/** One choice of a facet and how many of the found recipes it would leave. */
export interface FacetChoice extends Count {
  value: string
  /** What to show: a chef's name for an id; otherwise the value as written. */
  label: string
}

/**
 * Each facet counts what the other facets leave, as if nothing was chosen in it: one sees what choosing another would give.
 * Most frequent first; times and stars in their own order.
 */
export interface SearchFacets {
  categories: Array<FacetChoice>
  cuisines: Array<FacetChoice>
  difficulties: Array<FacetChoice>
  diets: Array<FacetChoice>
  times: Array<FacetChoice>
  stars: Array<FacetChoice>
  chefs: Array<FacetChoice>
}

export interface SearchResult {
  recipes: Array<RecipeSummary>
  total: Count
  page: number
  pageCount: number
  facets: SearchFacets
  /** The words as they were understood where something was misspelt ("chicken soup" for "chiken soop"); null otherwise. */
  didYouMean: string | null
  /** With nothing found: what comes nearest. */
  nearest: Array<RecipeSummary>
}

/** One line under the search box while somebody types: a recipe to open, or words to search for. */
export type Suggestion = { kind: 'recipe'; id: string; title: string } | { kind: 'words'; words: string }
