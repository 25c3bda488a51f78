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
const foodWordsAsked = 3
/** More recipes than this share a word such as "salt". */
const mostSharing = 2000
const candidatesOfEach = 30
const comparedByFoods = 30

/** Words of titles that say nothing about the dish. */
const fillers =
  'recipe easy best ever homemade simple quick perfect classic ultimate favorite style rezept recette receta ricetta recept'

interface Likeness {
  title: string | Placeholder
  categories: Array<string> | Placeholder
}

/** Returns the stems of a title's telling words. PostgreSQL evaluates the subquery once, not for each recipe. */
const titleStems = (title: Likeness['title']): SQL => sql`array(
  select unnest(tsvector_to_array(search_stems(search_fold(${title}), search_languages())))
  except select unnest(tsvector_to_array(search_stems(${fillers}, search_languages()))))`

/** Lists the best recipes with each of some rare stems in a column of the index. */
const bestWith = (stems: SQL, column: SQL): SQL => sql`
  select found.id from (${stems}) rare cross join lateral (
    select recipe_id as id from recipe_search where ${column} @@ quote_literal(rare.stem)::tsquery
    -- Adding zero keeps the planner from reading all recipes in this order until it meets enough with a rare word.
    order by stars + 0 desc, date_published desc, recipe_id desc limit ${candidatesOfEach}
  ) found`

/**
 * Returns ids of recipes that may be similar: the best ones with the rarest words of the title, and the newest ones of
 * the categories. Ranking all recipes would take longer than the rest of the page. `ownTitles` is 1 if the index has
 * the title itself, because a word that only this title has finds nothing.
 */
function candidatesLike({ title, categories }: Likeness, ownTitles: SQL): SQL {
  const { category, datePublished, recipeId } = recipeCategories
  const rarest = sql`
    select known.stem from search_vocabulary known where known.stem = any(${titleStems(title)})
    group by known.stem having sum(titles) > ${ownTitles} and sum(titles) <= ${mostSharing} order by sum(titles) limit ${titleWordsAsked}`
  return sql`
    ${bestWith(rarest, sql`title_words`)}
    union
    select newest.id from unnest(${sql.param(categories)}::text[]) wanted cross join lateral (
      select ${recipeId} as id from ${recipeCategories} where ${category} = wanted
      order by ${datePublished} desc, ${recipeId} desc limit ${candidatesOfEach}
    ) newest`
}

const ownFoods = (id: Placeholder): SQL =>
  sql`array(select unnest(tsvector_to_array(own.foods)) from ${recipeSearch} own where own.recipe_id = ${id})`

/** Returns ids of recipes with the rarest ingredients of a recipe. */
function candidatesSharing(id: Placeholder): SQL {
  const rarest = sql`
    select known.stem from search_vocabulary known where known.stem = any(${ownFoods(id)})
    group by known.stem having sum(recipes) between 2 and ${mostSharing} order by sum(recipes) limit ${foodWordsAsked}`
  return bestWith(rarest, sql`foods`)
}

/** Scores how similar titles and categories are. Words of the title count most. */
function likenessTo({ title, categories }: Likeness): SQL {
  return sql`3 * (select count(*) from unnest(tsvector_to_array(${recipeSearch.titleWords})) word where word = any(${titleStems(title)}))
    + 2 * (select count(*) from unnest(${recipeSearch.categories}) category where category = any(${sql.param(categories)}::text[]))`
}

/**
 * Scores shared ingredients. Used only for the few most similar recipes. A recipe that waits for review is not in the
 * index, so it has no shared ingredients.
 */
function sharedFoods(id: Placeholder): SQL {
  return sql`0.5 * (select count(*) from unnest(tsvector_to_array(foods)) food where food = any(${ownFoods(id)})) / sqrt(1 + length(foods))`
}

/** The most similar of some candidates, by what likeness counts and by shared foods. */
const closest = (candidates: SQL, likeness: SQL): SQL => {
  const { recipeId, foods, stars } = recipeSearch
  const id = sql.placeholder('id')
  return sql`
    select id, row_number() over (order by likeness + ${sharedFoods(id)} desc, stars desc, id) as place from (
      select ${recipeId} as id, ${foods} as foods, ${stars} as stars, ${likeness} as likeness
      from ${recipeSearch} where ${recipeId} = any(array(${candidates})) and ${recipeId} <> ${id}
      order by likeness desc, stars desc, id limit ${comparedByFoods}
    ) compared`
}

const firstOf = (db: Db, list: SQL) =>
  summariesOf(
    db,
    sql`array(select id from (${list}) list group by id order by min(place) limit ${sql.placeholder('limit')})`,
  )

const alike = prepared('alike_recipes', (db) => {
  const own = { title: sql.placeholder('title'), categories: sql.placeholder('categories') }
  const ownTitles = sql`(select count(*) from ${recipeSearch} own where own.recipe_id = ${sql.placeholder('id')})`
  return firstOf(db, closest(candidatesLike(own, ownTitles), likenessTo(own)))
})

/** Recipes with the same rare foods, and then the newest. */
const others = prepared('other_recipes', (db) => {
  const id = sql.placeholder('id')
  const newest = sql`
    select id, ${comparedByFoods}::int + row_number() over () as place from (
      select ${recipes.id} as id from ${recipes} where ${isListed} and ${recipes.id} <> ${id}
      order by ${sql.join(newestFirst, sql`, `)} limit ${sql.placeholder('limit')}
    ) latest`
  return firstOf(db, sql`${closest(candidatesSharing(id), sql`0`)} union all ${newest}`)
})

/**
 * Lists the recipes with the most similar titles and categories. If there are few, recipes with the same foods fill up
 * the list, and then the newest. Comparing foods takes longer than the rest of the page.
 */
export async function listRelated(
  db: Db,
  { id, title, categories }: Pick<Recipe, 'id' | 'title' | 'categories'>,
  limit: number,
) {
  const found = toSummaries(await alike(db, { id, title, categories, limit }))
  if (found.length === limit) return found
  const isNew = ({ id: other }: { id: string }) => found.every((one) => one.id !== other)
  const more = toSummaries(await others(db, { id, limit: limit + found.length })).filter(isNew)
  return [...found, ...more].slice(0, limit)
}

/** Suggests pictures of recipes with similar titles or categories. */
export async function listPictureSuggestions(db: Db, title: string, categories: Array<string>, limit: number) {
  const likeness = likenessTo({ title, categories })
  const rows = await db
    .select({ image: images, title: recipes.title })
    .from(recipes)
    .innerJoin(recipeSearch, eq(recipeSearch.recipeId, recipes.id))
    .innerJoin(images, eq(images.id, recipes.imageId))
    .where(sql`${recipes.id} = any(array(${candidatesLike({ title, categories }, sql`0`)}))`)
    .orderBy(sql`${likeness} desc`, ...newestFirst)
    .limit(limit)
  return rows.flatMap(({ image, title: owner }) => {
    const picture = toPicture(image)
    return picture ? [{ picture, title: owner }] : []
  })
}
