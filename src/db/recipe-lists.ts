import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { RecipeSummary } from '../core/recipe/recipe-summary.ts'
import type { Db } from './connect.ts'
import { isPublished, listSummaries, listSummariesOf } from './recipe-summaries.ts'
import { findLargestTally, findTally } from './recipe-tallies.ts'
import { recipeCategories, recipes } from './schema.ts'

const recipesOnAPage = 24
const mostCounted = 10_000

/** What is asked for; an absent member leaves everything in, an empty list of categories nothing. */
export interface RecipeFilter {
  categories?: Array<string> | undefined
  chefId?: string | undefined
  words?: string | undefined
}

export interface RecipePage {
  recipes: Array<RecipeSummary>
  /** Of all pages. */
  total: number
  /** There are more than `total`, which nobody counted. */
  hasMore: boolean
  page: number
  pageCount: number
}

/** Newest first. A page beyond the last one is the last one. */
export async function listRecipePage(db: Db, filter: RecipeFilter, askedPage: number): Promise<RecipePage> {
  const { total, hasMore } = await countMatches(db, filter)
  const pageCount = Math.max(1, Math.ceil(total / recipesOnAPage))
  const page = Math.min(Math.max(1, askedPage), pageCount)
  const stretch = { limit: recipesOnAPage, offset: (page - 1) * recipesOnAPage }
  const listed = isOfCategories(filter)
    ? listSummariesOf(db, newestOfCategories(filter.categories, stretch))
    : listSummaries(db, conditionOf(filter), stretch)
  return { recipes: await listed, total, hasMore, page, pageCount }
}

const isOfCategories = (filter: RecipeFilter): filter is { categories: Array<string> } =>
  filter.categories !== undefined && filter.chefId === undefined && !filter.words

interface Total {
  total: number
  hasMore: boolean
}

const kept = (total: number): Total => ({ total, hasMore: false })

/** The numbers that are kept; where there is none, as many as somebody may ever leaf through are counted. */
async function countMatches(db: Db, filter: RecipeFilter): Promise<Total> {
  const { categories, chefId, words } = filter
  if (isOfCategories(filter)) return countOfCategories(db, filter.categories)
  if (categories || words)
    return countUpToMost(db, sql`select from ${recipes} where ${and(isPublished, conditionOf(filter))}`)
  return kept(chefId === undefined ? await findTally(db, 'site') : await findTally(db, 'chef', chefId))
}

/** A recipe may be in several of them, so their numbers cannot be added up; but one that is too large settles it. */
async function countOfCategories(db: Db, names: Array<string>): Promise<Total> {
  const { largest, count } = await findLargestTally(db, 'category', names)
  if (count < 2) return kept(largest)
  if (largest > mostCounted) return { total: mostCounted, hasMore: true }
  const { category, recipeId } = recipeCategories
  return countUpToMost(
    db,
    sql`select distinct ${recipeId} from ${recipeCategories} where ${category} = any(${sql.param(names)}::text[])`,
  )
}

async function countUpToMost(db: Db, matches: SQL): Promise<Total> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${matches} limit ${mostCounted + 1}) matches`,
  )
  const count = rows[0]?.count ?? 0
  return { total: Math.min(count, mostCounted), hasMore: count > mostCounted }
}

/** Read from the newest ends of the categories, so the cost lies in how far down the page is, not in how many there are. */
function newestOfCategories(categories: Array<string>, { limit, offset }: { limit: number; offset: number }): SQL {
  const { category, datePublished, recipeId } = recipeCategories
  return sql`
    select newest.id from unnest(${sql.param(categories)}::text[]) wanted cross join lateral (
      select ${recipeId} as id, ${datePublished} as published from ${recipeCategories} where ${category} = wanted
      order by ${datePublished} desc, ${recipeId} desc limit ${offset + limit}
    ) newest
    group by newest.id, newest.published order by newest.published desc, newest.id desc limit ${limit} offset ${offset}`
}

function conditionOf({ categories, chefId, words }: RecipeFilter): SQL | undefined {
  return and(
    categories && sql`${recipes.categories} && ${sql.param(categories)}::text[]`,
    chefId === undefined ? undefined : eq(recipes.authorId, chefId),
    words ? matchesWords(words) : undefined,
  )
}

/** Title, description or category, in any letter case. */
function matchesWords(words: string): SQL {
  const pattern = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`(${recipes.title} ilike ${pattern} or ${recipes.description} ilike ${pattern}
    or exists (select 1 from unnest(${recipes.categories}) category where category ilike ${pattern}))`
}
