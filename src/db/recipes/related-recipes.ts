import { eq, type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { Recipe } from '../../core/recipes/recipe.ts'
import type { Db } from '../connection/connect.ts'
import { toPicture } from '../pictures/pictures.ts'
import { prepared } from '../connection/prepared.ts'
import { newestFirst, summariesOf, toSummaries } from './recipe-summaries.ts'
import { isListed } from './recipe-visibility.ts'
import { images } from '../schema/pictures.ts'
import { recipeCategories, recipes } from '../schema/recipes.ts'
import { recipeSearch } from '../schema/search.ts'

const titleWordsAsked = 2
const candidatesOfEach = 30
const comparedByFoods = 30

interface Likeness {
  title: string | Placeholder
  categories: Array<string> | Placeholder
}

/**
 * Returns ids of recipes that may be similar: the best ones with the rarest words of the title, and the newest ones of
 * the categories. Ranking all recipes would take longer than the rest of the page.
 */
function candidatesLike({ title, categories }: Likeness): SQL {
  const { category, datePublished, recipeId } = recipeCategories
  return sql`
    select found.id from (
      select known.stem from search_vocabulary known
      where known.stem = any(tsvector_to_array(search_stems(search_fold(${title}), search_languages())))
      group by known.stem having sum(titles) > 0 order by sum(titles) limit ${titleWordsAsked}
    ) rare cross join lateral (
      select recipe_id as id from recipe_search where title_words @@ quote_literal(rare.stem)::tsquery
      -- Adding zero keeps the planner from reading all recipes in this order until it meets enough with a rare word.
      order by stars + 0 desc, date_published desc, recipe_id desc limit ${candidatesOfEach}
    ) found
    union
    select newest.id from unnest(${sql.param(categories)}::text[]) wanted cross join lateral (
      select ${recipeId} as id from ${recipeCategories} where ${category} = wanted
      order by ${datePublished} desc, ${recipeId} desc limit ${candidatesOfEach}
    ) newest`
}

/** Scores how similar titles and categories are. Words of the title count most. */
function likenessTo({ title, categories }: Likeness): SQL {
  // PostgreSQL evaluates a subquery once, not for each recipe.
  const words = sql`array(select unnest(tsvector_to_array(search_stems(search_fold(${title}), search_languages()))))`
  return sql`3 * (select count(*) from unnest(tsvector_to_array(${recipeSearch.titleWords})) word where word = any(${words}))
    + 2 * (select count(*) from unnest(${recipeSearch.categories}) category where category = any(${sql.param(categories)}::text[]))`
}

/**
 * Scores shared ingredients. Used only for the few most similar recipes. A recipe that waits for review is not in the
 * index, so it has no shared ingredients.
 */
function sharedFoods(id: Placeholder): SQL {
  const own = sql`array(select unnest(tsvector_to_array(own.foods)) from ${recipeSearch} own where own.recipe_id = ${id})`
  return sql`0.5 * (select count(*) from unnest(tsvector_to_array(foods)) food where food = any(${own})) / sqrt(1 + length(foods))`
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
      select ${recipes.id} as id from ${recipes} where ${isListed} and ${recipes.id} <> ${own.id}
      order by ${sql.join(newestFirst, sql`, `)} limit ${limit}
    ) latest`
  return summariesOf(
    db,
    sql`array(select id from (${alike} union all ${newest}) both_lists group by id order by min(place) limit ${limit})`,
  )
})

/** Lists the most similar recipes, then the best rated. The newest recipes fill up the list. */
export async function listRelated(
  db: Db,
  { id, title, categories }: Pick<Recipe, 'id' | 'title' | 'categories'>,
  limit: number,
) {
  return toSummaries(await related(db, { id, title, categories, limit }))
}

/** Suggests pictures of recipes with similar titles or categories. */
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
