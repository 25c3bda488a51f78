import { and, eq, sql, type SQL } from 'drizzle-orm'
import { diets } from '../core/recipe/diets.ts'
import { difficulties } from '../core/recipe/difficulty.ts'
import {
  mostCounted,
  searchStars,
  searchTimes,
  type FacetChoice,
  type SearchFacets,
  type SearchQuery,
  type SearchResult,
  type Suggestion,
} from '../core/search/search.ts'
import type { Db } from './connect.ts'
import { isPublished, listSummariesOf } from './recipe-summaries.ts'
import { chefs, recipes } from './schema.ts'

const recipesOnAPage = 24

type Facet = keyof SearchFacets

const minutes = sql`coalesce(nullif(coalesce(${recipes.prepTime}, 0) + coalesce(${recipes.cookTime}, 0), 0), ${recipes.totalTime})`
const stars = sql`(${recipes.ratingSum}::float / nullif(${recipes.ratingCount}, 0))`

const containing = (words: string) => `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const list = (values: Array<string>) => sql`${sql.param(values)}::text[]`

function matches(words: string): SQL | undefined {
  const all = words.split(/\s+/).filter(Boolean).slice(0, 20)
  return and(
    ...all.map((word) => {
      const pattern = containing(word)
      return sql`(${recipes.title} ilike ${pattern} or ${recipes.description} ilike ${pattern} or ${recipes.categories}::text ilike ${pattern}
        or ${recipes.ingredients}::text ilike ${pattern})`
    }),
  )
}

function conditions(query: SearchQuery): Partial<Record<Facet, SQL>> {
  return {
    ...(query.categories.length > 0 && { categories: sql`${recipes.categories} && ${list(query.categories)}` }),
    ...(query.cuisines.length > 0 && { cuisines: sql`${recipes.cuisine} = any(${list(query.cuisines)})` }),
    ...(query.difficulties.length > 0 && {
      difficulties: sql`${recipes.difficulty} = any(${list(query.difficulties)})`,
    }),
    ...(query.diets.length > 0 && { diets: sql`${recipes.diets} @> ${list(query.diets)}` }),
    ...(query.maxMinutes !== null && { times: sql`${minutes} <= ${query.maxMinutes}` }),
    ...(query.minStars !== null && { stars: sql`${stars} >= ${query.minStars}` }),
    ...(query.chef !== null && { chefs: eq(recipes.authorId, query.chef) }),
  }
}

function base(query: SearchQuery): SQL | undefined {
  return and(
    isPublished,
    matches(query.words),
    ...query.have.map((food) => sql`${recipes.ingredients}::text ilike ${containing(food)}`),
    ...query.without.map((food) => sql`${recipes.ingredients}::text not ilike ${containing(food)}`),
  )
}

async function countChoices(db: Db, query: SearchQuery, facet: Facet, values: SQL): Promise<Array<FacetChoice>> {
  const { [facet]: _, ...others } = conditions(query)
  const { rows } = await db.execute<{ value: string; count: number }>(sql`
    select value, count(*)::int as count from ${recipes}, lateral (${values}) choice (value)
    where ${and(base(query), ...Object.values<SQL>(others))} and value is not null group by value order by count desc, value limit 50`)
  return rows.map(({ value, count }) => ({
    value,
    label: value,
    count: Math.min(count, mostCounted),
    isMore: count > mostCounted,
  }))
}

const inOrder = (choices: Array<FacetChoice>, order: ReadonlyArray<string>) =>
  choices.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))

const order: Record<SearchQuery['sort'], SQL> = {
  relevance: sql`${recipes.datePublished} desc`,
  newest: sql`${recipes.datePublished} desc`,
  rating: sql`${stars} desc nulls last`,
  quickest: sql`${minutes} asc nulls last`,
}

export async function searchRecipes(db: Db, query: SearchQuery): Promise<SearchResult> {
  const where = and(base(query), ...Object.values(conditions(query)))
  const found = await db.$count(recipes, where)
  const total = { count: Math.min(found, mostCounted), isMore: found > mostCounted }
  const pageCount = Math.max(1, Math.ceil(total.count / recipesOnAPage))
  const page = Math.min(Math.max(1, query.page), pageCount)
  const ids = sql`select ${recipes.id} from ${recipes} where ${where} order by ${order[query.sort]}, ${recipes.id}
    limit ${recipesOnAPage} offset ${(page - 1) * recipesOnAPage}`
  const chefChoices = await countChoices(db, query, 'chefs', sql`select ${recipes.authorId}`)
  const names = new Map((await db.select().from(chefs)).map(({ id, name }) => [id, name]))
  const times = sql`select most::text from unnest(array[${sql.raw(searchTimes.join())}]) most where ${minutes} <= most`
  const least = sql`select least::text from unnest(array[${sql.raw(searchStars.join())}]) least where ${stars} >= least`
  return {
    recipes: await listSummariesOf(db, ids),
    total,
    page,
    pageCount,
    facets: {
      categories: await countChoices(db, query, 'categories', sql`select unnest(${recipes.categories})`),
      cuisines: await countChoices(db, query, 'cuisines', sql`select ${recipes.cuisine}`),
      difficulties: inOrder(
        await countChoices(db, query, 'difficulties', sql`select ${recipes.difficulty}`),
        difficulties,
      ),
      diets: inOrder(await countChoices(db, query, 'diets', sql`select unnest(${recipes.diets})`), diets),
      times: inOrder(await countChoices(db, query, 'times', times), searchTimes.map(String)),
      stars: inOrder(await countChoices(db, query, 'stars', least), searchStars.map(String)),
      chefs: chefChoices.map((choice) => ({ ...choice, label: names.get(choice.value) ?? choice.value })),
    },
    didYouMean: null,
    nearest: [],
  }
}

/** What somebody may be typing: recipes whose title holds the words. */
export async function listSuggestions(db: Db, words: string, limit: number): Promise<Array<Suggestion>> {
  if (!words.trim()) return []
  const rows = await db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(and(isPublished, sql`${recipes.title} ilike ${containing(words.trim())}`))
    .limit(limit)
  return rows.map((row) => ({ kind: 'recipe', ...row }))
}
