import { mostCounted, type SearchQuery, type SearchResult, type Suggestion } from '../core/search/search.ts'
import type { Db } from './connect.ts'
import { chosenIn, toCount, toFacets } from './search/facets.ts'
import { countFound, findFirst, findPage } from './search/find-page.ts'
import { type Understood, understandQuery } from './search/understand-query.ts'

const recipesOnAPage = 24
const mostNearest = 6
const mostWordsSuggested = 3

/** First is asked what the words mean, then, over two connections, for the page and all its counts at once. */
export async function searchRecipes(db: Db, query: SearchQuery): Promise<SearchResult> {
  const understood = await understandQuery(db, query)
  const chosen = chosenIn(query)
  const lastPage = Math.ceil(mostCounted / recipesOnAPage)
  const wantedPage = Math.min(Math.max(1, query.page), lastPage)
  const findAt = (page: number) =>
    findPage(db, understood, { chosen, sort: query.sort, limit: recipesOnAPage, skip: (page - 1) * recipesOnAPage })
  const [found, { counted, chefNames }] = await Promise.all([findAt(wantedPage), countFound(db, understood, chosen)])
  const total = toCount(counted.find(([facet]) => facet === 'total')?.[2] ?? 0)
  const pageCount = Math.max(1, Math.ceil(total.count / recipesOnAPage))
  const page = Math.min(wantedPage, pageCount)
  const isNarrowed = query.have.length > 0 || Object.keys(chosen).length > 0
  return {
    // What was published between the two is not shown as something that was not found.
    recipes: total.count === 0 ? [] : page < wantedPage ? await findAt(page) : found,
    total,
    page,
    pageCount,
    facets: toFacets(counted, chosen, chefNames),
    didYouMean: understood.didYouMean,
    nearest: total.count === 0 ? await findNearest(db, understood, isNarrowed) : [],
  }
}

/** First without the filters and the foods to have, then with any of the words. What is to be left out stays out. */
async function findNearest(db: Db, understood: Understood, isNarrowed: boolean) {
  const { wanted } = understood
  const anyWord = {
    shown: wanted.map(({ shown }) => shown).join(' '),
    exact: wanted.flatMap(({ exact }) => exact),
    loose: wanted.flatMap(({ loose }) => loose),
  }
  const attempts = [isNarrowed ? wanted : null, wanted.length > 1 ? [anyWord] : null, []]
  for (const attempt of attempts) {
    if (!attempt) continue
    const nearest = { ...understood, wanted: attempt, have: [], isUnreadable: false }
    const recipes = await findFirst(db, nearest, mostNearest)
    if (recipes.length > 0) return recipes
  }
  return []
}

/** What somebody may be typing: recipes, and words to search for that some of them have in their title. */
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
