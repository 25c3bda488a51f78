import { diets } from '../recipes/diets.ts'
import { difficulties } from '../recipes/difficulty.ts'
import { type SearchQuery, searchSorts, searchStars, searchTimes } from './search.ts'

/** Characters. Longer searches are cut. */
export const longestWords = 200
const maxValueLength = 80
const maxValues = 20
const maxPage = 100_000

/** Clears every filter and keeps the words and the sort order. */
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

/** Parses a search URL. Anyone can edit it, so invalid values are ignored. */
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

/** Returns whether the words in the URL were too long and got cut. */
export function areWordsCut(address: URLSearchParams): boolean {
  return Array.from(wordsIn(address)).length > longestWords
}

/** Builds one canonical address per search, whatever the order of its filters. */
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

/** Splits typed ingredients: "leeks, cream" are two. */
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
  const tidied = written.map((value) => shorten(tidy(value), maxValueLength)).filter(Boolean)
  return [...new Set(tidied)].slice(0, maxValues)
}

/** Removes control characters and unpaired surrogates. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Never cuts a character in two. */
function shorten(text: string, most: number): string {
  return text.length > most ? Array.from(text).slice(0, most).join('').trim() : text
}

function pageNumber(text: string | null): number {
  const page = Number(text ?? 1)
  return Number.isInteger(page) && page > 0 ? Math.min(page, maxPage) : 1
}
