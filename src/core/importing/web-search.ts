import { z } from 'zod'

/** The most results of a search. The crawler asks one credit for each. */
export const mostResults = 10

export const SearchQuery = z.object({
  query: z
    .string('Enter what you are looking for')
    .trim()
    .min(1, 'Enter what you are looking for')
    .max(200, 'At most 200 characters'),
})

/** A page of another site that may have a recipe. */
export interface WebResult {
  url: string
  title: string
  description: string
  /** The collection has its recipe. */
  isKnown: boolean
}

export const noResultsMessage = 'No recipes found. Try a different search term.'
