import { desc, inArray, sql } from 'drizzle-orm'
import type { RecipeSummary } from '../../core/recipes/recipe-summary.ts'
import { recipeLimits } from '../../core/recipes/recipe-limits.ts'
import { atHome, basics, missingFoods } from '../../core/search/foods-at-home.ts'
import type { Db } from '../connection/connect.ts'
import { listSummariesOf } from '../recipes/recipe-summaries.ts'
import { recipes } from '../schema/recipes.ts'
import { recipeSearch } from '../schema/search.ts'
import { hasAnyFood } from './matching.ts'
import { understandQuery } from './understand-query.ts'

export interface Makeable {
  recipe: RecipeSummary
  /** The foods that are not at home. */
  missing: Array<string>
}

/** Every second recipe may have onions. Of so many, only the best rated ones are ranked. */
const mostRanked = 10_000
/** Recipes whose lines are compared. The index has found the likeliest ones. */
const mostCompared = 300

/**
 * Lists the recipes that use foods at home, those with the fewest missing foods first. The search index finds
 * candidates by the share of their words that foods at home explain; then their lines are compared. `hasBasics` counts
 * salt and other basics as there.
 */
export async function listMakeable(
  db: Db,
  home: ReadonlyArray<string>,
  { hasBasics, limit }: { hasBasics: boolean; limit: number },
): Promise<Array<Makeable>> {
  const { have } = await understandQuery(db, { words: '', have: [...home], without: [] })
  if (have.length === 0) return []
  const matched = sql.join(
    have.map((food) => sql`(${hasAnyFood([food])})::int`),
    sql` + `,
  )
  const { recipeId, stars, datePublished, foods } = recipeSearch
  const best = db
    .select({ recipeId, stars, fit: sql<number>`(${matched})::real / greatest(length(${foods}), 1)`.as('fit') })
    .from(recipeSearch)
    .where(hasAnyFood(have))
    .orderBy(desc(stars), desc(datePublished), desc(recipeId))
    .limit(mostRanked)
    .as('best')
  const candidates = await db
    .select({ id: best.recipeId })
    .from(best)
    .orderBy(desc(best.fit), desc(best.stars), desc(best.recipeId))
    .limit(mostCompared)
  const compared = await compare(
    db,
    candidates.map(({ id }) => id),
    hasBasics ? [...home, ...basics] : home,
  )
  const first = compared.toSorted((one, other) => one.missing.length - other.missing.length).slice(0, limit)
  const ids = sql.param(first.map(({ id }) => id))
  const summaries = new Map(
    (await listSummariesOf(db, sql`select unnest(${ids}::text[])`)).map((recipe) => [recipe.id, recipe]),
  )
  return first.flatMap(({ id, missing }) => {
    const recipe = summaries.get(id)
    return recipe ? [{ recipe, missing }] : []
  })
}

/** Keeps the order of the ids, so that equally many missing foods rank by how well the recipe fits. */
async function compare(db: Db, ids: ReadonlyArray<string>, home: ReadonlyArray<string>) {
  const isAtHome = atHome(home)
  const rows = await db
    .select({ id: recipes.id, ingredients: recipes.ingredients })
    .from(recipes)
    .where(inArray(recipes.id, [...ids]))
  const lines = new Map(rows.map(({ id, ingredients }) => [id, ingredients.slice(0, recipeLimits.ingredientLines)]))
  return ids.flatMap((id) => {
    const ingredients = lines.get(id)
    return ingredients && ingredients.length > 0 ? [{ id, missing: missingFoods(ingredients, isAtHome) }] : []
  })
}
