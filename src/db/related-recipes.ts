import { eq, type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { Recipe } from '../core/recipe/recipe.ts'
import type { Db } from './connect.ts'
import { toPicture } from './pictures.ts'
import { prepared } from './prepared.ts'
import { isPublished, newestFirst, summariesOf, toSummaries } from './recipe-summaries.ts'
import { images, recipeCategories, recipes, recipeSearch } from './schema.ts'

const titleWordsAsked = 2
const candidatesOfEach = 30
const comparedByFoods = 30

interface Likeness {
  title: string | Placeholder
  categories: Array<string> | Placeholder
}

/**
 * Ids of recipes that may be like one: the best of those with its rarest title words, and the newest of its categories. Ranking
 * every recipe there is would take longer than the rest of the page.
 */
function candidatesLike({ title, categories }: Likeness): SQL {
  const { category, datePublished, recipeId } = recipeCategories
  return sql`
    select found.id from (
      select hashtext(search_stem(lexeme)) as hash, known.titles
      from unnest(to_tsvector('search_typed', search_fold(${title}))) cross join lateral (
        select sum(titles)::int as titles from search_vocabulary where word = lexeme
      ) known
      where known.titles > 0 and not search_is_empty(lexeme)
      order by known.titles limit ${titleWordsAsked}
    ) rare cross join lateral search_first(
      format('title_words && ''{%s}''', rare.hash), 'stars DESC, date_published DESC, recipe_id DESC', ${candidatesOfEach}, rare.titles
    ) as found (id)
    union
    select newest.id from unnest(${sql.param(categories)}::text[]) wanted cross join lateral (
      select ${recipeId} as id from ${recipeCategories} where ${category} = wanted
      order by ${datePublished} desc, ${recipeId} desc limit ${candidatesOfEach}
    ) newest`
}

/** How alike two recipes are by their titles, of which the words say most, and categories. */
function likenessTo({ title, categories }: Likeness): SQL {
  // As a subquery it is worked out once, not for each recipe.
  const words = sql`array(select unnest(search_hashes(search_stems(search_fold(${title})))))`
  return sql`3 * (select count(*) from unnest(${recipeSearch.titleWords}) hash where hash = any(${words}))
    + 2 * (select count(*) from unnest(${recipeSearch.categories}) category where category = any(${sql.param(categories)}::text[]))`
}

/** How much of what goes in is the same, for the few that are alike otherwise. One that waits for review has no foods in the index. */
function sharedFoods(id: Placeholder): SQL {
  const own = sql`array(select unnest(own.foods) from ${recipeSearch} own where own.recipe_id = ${id})`
  return sql`0.5 * (select count(*) from unnest(foods) hash where hash = any(${own})) / sqrt(1 + cardinality(foods))`
}

const related = prepared('related_recipes', (db) => {
  const { recipeId, foods, stars } = recipeSearch
  const own = { id: sql.placeholder('id'), title: sql.placeholder('title'), categories: sql.placeholder('categories') }
  const limit = sql.placeholder('limit')
  const alike = sql`
    select id, row_number() over (order by likeness + ${sharedFoods(own.id)} desc, stars desc, id) as place from (
      select ${recipeId} as id, ${foods} as foods, ${stars} as stars, ${likenessTo(own)} as likeness
      from ${recipeSearch} where ${recipeId} = any(array(${candidatesLike(own)})) and ${recipeId} <> ${own.id}
      order by likeness desc, stars desc, id limit ${comparedByFoods}
    ) closest`
  const newest = sql`
    select id, ${comparedByFoods}::int + row_number() over () as place from (
      select ${recipes.id} as id from ${recipes} where ${isPublished} and ${recipes.id} <> ${own.id}
      order by ${sql.join(newestFirst, sql`, `)} limit ${limit}
    ) latest`
  return summariesOf(
    db,
    sql`array(select id from (${alike} union all ${newest}) both_lists group by id order by min(place) limit ${limit})`,
  )
})

/** The most alike first, then the best rated; the newest of all fill up what is missing. */
export async function listRelated(
  db: Db,
  { id, title, categories }: Pick<Recipe, 'id' | 'title' | 'categories'>,
  limit: number,
) {
  return toSummaries(await related(db, { id, title, categories, limit }))
}

/** Recipes whose title or categories are like these and that have a picture: where picture suggestions come from. */
export async function listPictureSuggestions(db: Db, title: string, categories: Array<string>, limit: number) {
  const likeness = likenessTo({ title, categories })
  const rows = await db
    .select({ image: images, title: recipes.title })
    .from(recipes)
    .innerJoin(recipeSearch, eq(recipeSearch.recipeId, recipes.id))
    .innerJoin(images, eq(images.id, recipes.imageId))
    .where(sql`${recipes.id} = any(array(${candidatesLike({ title, categories })}))`)
    .orderBy(sql`${likeness} desc`, ...newestFirst)
    .limit(limit)
  return rows.flatMap(({ image, title: owner }) => {
    const picture = toPicture(image)
    return picture ? [{ picture, title: owner }] : []
  })
}
