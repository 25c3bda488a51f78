import { diets } from '../recipe/diets.ts'
import { difficulties } from '../recipe/difficulty.ts'
import { type SearchQuery, searchSorts, searchStars, searchTimes } from './search.ts'

/** In letters. Longer searches are cut: nobody types them. */
export const longestWords = 200
const longestValue = 80
const mostValues = 20
const furthestPage = 100_000

/** What takes every filter away, and leaves the words and their order. */
export const noFilters = {
  categories: [],
  cuisines: [],
  difficulties: [],
  diets: [],
  maxMinutes: null,
  minStars: null,
  chef: null,
  have: [],
  without: [],
  page: 1,
} satisfies Partial<SearchQuery>

export const everyRecipe: SearchQuery = { ...noFilters, words: '', sort: 'relevance' }

/** What an address asks for. Anybody may write one, so what cannot be understood is passed over. */
export function readSearchAddress(address: URLSearchParams): SearchQuery {
  return {
    words: shorten(wordsIn(address), longestWords),
    categories: values(address.getAll('category')),
    cuisines: values(address.getAll('cuisine')),
    difficulties: difficulties.filter((difficulty) => address.getAll('difficulty').includes(difficulty)),
    diets: diets.filter((diet) => address.getAll('diet').includes(diet)),
    maxMinutes: searchTimes.find((time) => String(time) === address.get('time')) ?? null,
    minStars: searchStars.find((stars) => String(stars) === address.get('stars')) ?? null,
    chef: values(address.getAll('chef'))[0] ?? null,
    have: ingredientsIn(address.getAll('have')),
    without: ingredientsIn(address.getAll('without')),
    sort: searchSorts.find((sort) => sort === address.get('sort')) ?? 'relevance',
    page: pageNumber(address.get('page')),
  }
}

/** Whether an address held more words than a search uses. */
export function areWordsCut(address: URLSearchParams): boolean {
  return Array.from(wordsIn(address)).length > longestWords
}

/** Where a search lives: one address for each, whatever the order in which it was put together. */
export function searchPath(query: SearchQuery): string {
  const address = new URLSearchParams()
  const add = (name: string, all: ReadonlyArray<string>) => all.forEach((value) => address.append(name, value))
  add('q', query.words ? [query.words] : [])
  add('category', query.categories.toSorted())
  add('cuisine', query.cuisines.toSorted())
  add(
    'difficulty',
    difficulties.filter((difficulty) => query.difficulties.includes(difficulty)),
  )
  add(
    'diet',
    diets.filter((diet) => query.diets.includes(diet)),
  )
  add('time', query.maxMinutes === null ? [] : [String(query.maxMinutes)])
  add('stars', query.minStars === null ? [] : [String(query.minStars)])
  add('chef', query.chef === null ? [] : [query.chef])
  add('have', query.have.toSorted())
  add('without', query.without.toSorted())
  add('sort', query.sort === 'relevance' ? [] : [query.sort])
  add('page', query.page > 1 ? [String(query.page)] : [])
  return address.size > 0 ? `/search?${address}` : '/search'
}

/** Ingredients as somebody types them: "leeks, cream" are two. */
export function ingredientsIn(typed: ReadonlyArray<string>): Array<string> {
  const names = values(typed.flatMap((text) => text.split(/[,;،、，]/)))
  const seen = new Set<string>()
  return names.filter((name) => {
    const key = name.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}

const wordsIn = (address: URLSearchParams) => tidy(address.get('q') ?? '')

function values(written: ReadonlyArray<string>): Array<string> {
  const tidied = written.map((value) => shorten(tidy(value), longestValue)).filter(Boolean)
  return [...new Set(tidied)].slice(0, mostValues)
}

/** Control characters and half a pair of surrogates are no text of anybody's. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Never through the middle of a letter. */
function shorten(text: string, most: number): string {
  return text.length > most ? Array.from(text).slice(0, most).join('').trim() : text
}

function pageNumber(text: string | null): number {
  const page = Number(text ?? 1)
  return Number.isInteger(page) && page > 0 ? Math.min(page, furthestPage) : 1
}
