import { and } from 'drizzle-orm'
import { mostCounted, type SearchQuery, type SearchResult, type Suggestion } from '../../core/search/search.ts'
import type { Db } from '../connection/connect.ts'
import { hasRightFoods, hasWords } from './conditions.ts'
import { chosenIn, countFacets, countTotal, fitsFilters } from './facets.ts'
import { findFirst, findPage } from './find-page.ts'
import { type Understood, understandQuery } from './understand-query.ts'

const recipesOnAPage = 24
const mostNearest = 6
const mostWordsSuggested = 3

/**
 * Searches recipes. Looks up the words first, and then loads the page, the total and the facets at the same time on
 * separate connections.
 */
export async function searchRecipes(db: Db, query: SearchQuery): Promise<SearchResult> {
  const understood = await understandQuery(db, query)
  const chosen = chosenIn(query)
  const condition = and(hasWords(understood), hasRightFoods(understood))
  const lastPage = Math.ceil(mostCounted / recipesOnAPage)
  const wantedPage = Math.min(Math.max(1, query.page), lastPage)
  const findAt = (page: number) =>
    findPage(db, understood, { chosen, sort: query.sort, limit: recipesOnAPage, skip: (page - 1) * recipesOnAPage })
  const [found, total, facets] = await Promise.all([
    findAt(wantedPage),
    countTotal(db, and(condition, fitsFilters(chosen))),
    countFacets(db, condition, chosen),
  ])
  const pageCount = Math.max(1, Math.ceil(total.count / recipesOnAPage))
  const page = Math.min(wantedPage, pageCount)
  const isNarrowed = query.have.length > 0 || Object.keys(chosen).length > 0
  return {
    // The list must be empty if the total is zero, even if a recipe was published between the queries.
    recipes: total.count === 0 ? [] : page < wantedPage ? await findAt(page) : found,
    total,
    page,
    pageCount,
    facets,
    didYouMean: understood.didYouMean,
    nearest: total.count === 0 ? await findNearest(db, understood, isNarrowed) : { recipes: [], isClose: false },
  }
}

/**
 * Finds recipes for a search without results. Tries without filters and wanted foods, then with any of the words, and
 * finally without words. Excluded foods stay excluded.
 */
async function findNearest(db: Db, understood: Understood, isNarrowed: boolean) {
  const { wanted } = understood
  // "Au" of "gâteau au chocolat" says nothing.
  const telling = wanted.filter(({ shown }) => shown.length > 2)
  const anyWord = {
    shown: telling.map(({ shown }) => shown).join(' '),
    exact: telling.flatMap(({ exact }) => exact),
    loose: telling.flatMap(({ loose }) => loose),
  }
  const attempts = [isNarrowed ? wanted : null, wanted.length > 1 && telling.length > 0 ? [anyWord] : null, []]
  for (const attempt of attempts) {
    if (!attempt) continue
    const nearest = { ...understood, wanted: attempt, have: [], isUnreadable: false }
    const recipes = await findFirst(db, nearest, mostNearest)
    if (recipes.length > 0) return { recipes, isClose: attempt.length > 0 }
  }
  return { recipes: [], isClose: false }
}

/**
 * Suggests recipes and completions while a visitor types. A completion always occurs in the title of a suggested
 * recipe.
 */
export async function listSuggestions(db: Db, words: string, limit: number): Promise<Array<Suggestion>> {
  const understood = await understandQuery(db, { words, have: [], without: [] })
  const { wanted, completions } = understood
  if (wanted.length === 0) return []
  const recipes = await findFirst(db, understood, limit)
  const titles = recipes.map(({ title }) => title.toLowerCase())
  const shown = wanted.map((one) => one.shown)
  const suggested = completions
    .filter((word) => word !== shown.at(-1) && titles.some((title) => title.includes(word)))
    .map((word) => [...shown.slice(0, -1), word].join(' '))
    .filter((suggestion) => !titles.includes(suggestion))
    .slice(0, mostWordsSuggested)
  return [
    ...recipes.slice(0, limit - suggested.length).map(({ id, title }): Suggestion => ({ kind: 'recipe', id, title })),
    ...suggested.map((one): Suggestion => ({ kind: 'words', words: one })),
  ]
}
