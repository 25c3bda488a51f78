import type { Difficulty } from '../recipes/difficulty.ts'
import type { RecipeSummary } from '../recipes/recipe-summary.ts'
import type { Diet } from '../recipes/diets.ts'

export const searchSorts = ['relevance', 'newest', 'rating', 'quickest'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Choices of the total time filter: at most this many minutes. */
export const searchTimes = [15, 30, 60, 120] as const

/** Choices of the rating filter: at least this many stars on average. */
export const searchStars = [4, 3] as const

/** A complete search, all of it in the URL. Empty and null filters match every recipe. */
export interface SearchQuery {
  words: string
  /** A recipe matches any of them. The same holds for cuisines and difficulties. */
  categories: Array<string>
  cuisines: Array<string>
  difficulties: Array<Difficulty>
  /** A recipe matches all of them. */
  diets: Array<Diet>
  maxMinutes: number | null
  minStars: number | null
  /** A chef's id. */
  chef: string | null
  /** Ingredients to require and to exclude, as typed. */
  have: Array<string>
  without: Array<string>
  sort: SearchSort
  /** From 1. */
  page: number
}

/** Exact up to `mostCounted`. Beyond that, `isMore` is true. */
export interface Count {
  count: number
  isMore: boolean
}
export const mostCounted = 1_000

/** One choice of a facet and how many results it would leave. */
export interface FacetChoice extends Count {
  value: string
  /** The chef's name when the value is a chef's id, otherwise the value itself. */
  label: string
}

/**
 * Each facet's counts ignore the choices made in that facet, so they show what another choice would give.
 * Choices are sorted by count, times and stars by value.
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
  /** The corrected words ("chicken soup" for "chiken soop"). Null without typos. */
  didYouMean: string | null
  /** Recipes to show when nothing was found. They are not close if no typed word occurs in them. */
  nearest: { recipes: Array<RecipeSummary>; isClose: boolean }
}

/** The result of a search that could not be run. */
export const nothingFound: SearchResult = {
  recipes: [],
  total: { count: 0, isMore: false },
  page: 1,
  pageCount: 1,
  facets: { categories: [], cuisines: [], difficulties: [], diets: [], times: [], stars: [], chefs: [] },
  didYouMean: null,
  nearest: { recipes: [], isClose: false },
}

/** A suggestion below the search box: a recipe to open, or words to search for. */
export type Suggestion = { kind: 'recipe'; id: string; title: string } | { kind: 'words'; words: string }
