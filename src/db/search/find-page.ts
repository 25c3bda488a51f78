import { and, asc, desc, not, sql, type SQL } from 'drizzle-orm'
import type { RecipeSummary } from '../../core/recipes/recipe-summary.ts'
import { mostCounted, type SearchQuery } from '../../core/search/search.ts'
import type { Db } from '../connection/connect.ts'
import { listSummariesOf, summariesOf, toSummaries } from '../recipes/recipe-summaries.ts'
import { recipeSearch } from '../schema/search.ts'
import { hasRightFoods, hasWords, hasWordsInTitle, isNamed, scoreOf } from './conditions.ts'
import { type Chosen, fitsFilters } from './facets.ts'
import type { Understood } from './understand-query.ts'

const { recipeId, stars, datePublished, minutes } = recipeSearch
const bestFirst = [desc(stars), desc(datePublished), desc(recipeId)]

const orders: Record<Exclude<SearchQuery['sort'], 'relevance'>, Array<SQL>> = {
  newest: [desc(datePublished), desc(recipeId)],
  rating: bestFirst,
  quickest: [asc(minutes), asc(recipeId)],
}

interface Part {
  chosen: Chosen
  sort: SearchQuery['sort']
  skip: number
  limit: number
}

export async function findPage(db: Db, understood: Understood, part: Part): Promise<Array<RecipeSummary>> {
  const { chosen, skip, limit } = part
  const sort = part.sort === 'relevance' && understood.wanted.length === 0 ? 'newest' : part.sort
  if (sort === 'relevance') {
    const ids = await listByRelevance(db, understood, chosen, skip + limit)
    return toSummaries(await summariesOf(db, sql`${sql.param(ids.slice(skip))}::text[]`))
  }
  const condition = and(hasWords(understood), hasRightFoods(understood), fitsFilters(chosen))
  const ids = db
    .select({ recipeId })
    .from(recipeSearch)
    .where(condition)
    .orderBy(...orders[sort])
  return listSummariesOf(db, sql`${ids.limit(limit).offset(skip)}`)
}

/** Finds the first recipes, for lists without filters and counts. */
export function findFirst(db: Db, understood: Understood, limit: number): Promise<Array<RecipeSummary>> {
  const sort = understood.wanted.length === 0 ? 'rating' : 'relevance'
  return findPage(db, understood, { chosen: {}, sort, skip: 0, limit })
}

/**
 * Lists recipes with exactly this title, then recipes with all words in the title, then the rest. Each group is loaded
 * only if needed.
 */
async function listByRelevance(db: Db, understood: Understood, chosen: Chosen, limit: number): Promise<Array<string>> {
  const inTitle = hasWordsInTitle(understood)
  const named = isNamed(understood)
  const groups = [and(named, inTitle), and(inTitle, not(named)), and(hasWords(understood), not(inTitle))]
  const ids: Array<string> = []
  for (const group of groups) {
    if (ids.length >= limit) break
    const condition = and(group, hasRightFoods(understood), fitsFilters(chosen))
    ids.push(...(await listBest(db, condition, understood, limit - ids.length)))
  }
  return ids
}

/**
 * Ranks the matching recipes. If there are many, scores only the best rated ones. A word that occurs in thousands of
 * recipes is not specific, and scoring each recipe would take too long.
 */
async function listBest(db: Db, condition: SQL | undefined, understood: Understood, limit: number) {
  const score = scoreOf(understood)
  const candidates = db
    .select({ recipeId, stars, datePublished, score: score.as('score') })
    .from(recipeSearch)
    .where(condition)
    .orderBy(...bestFirst)
    .limit(mostCounted)
    .as('candidates')
  const rows = await db
    .select({ id: candidates.recipeId })
    .from(candidates)
    .orderBy(desc(candidates.score), desc(candidates.stars), desc(candidates.datePublished), desc(candidates.recipeId))
    .limit(limit)
  return rows.map(({ id }) => id)
}
