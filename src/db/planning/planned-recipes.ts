import { and, inArray } from 'drizzle-orm'
import type { Ingredient } from '../../core/ingredients/ingredient.ts'
import { recipeLimits } from '../../core/recipes/recipe-limits.ts'
import type { Db } from '../connection/connect.ts'
import { isListed } from '../recipes/recipe-visibility.ts'
import { recipes } from '../schema/recipes.ts'

/** Lists the ingredients of the recipes in the order of the ids. Counts a recipe each time its id appears. */
export async function listIngredientsOf(db: Db, ids: Array<string>): Promise<Array<Ingredient>> {
  const rows = await db
    .select({ id: recipes.id, ingredients: recipes.ingredients })
    .from(recipes)
    .where(and(isListed, inArray(recipes.id, ids)))
  const known = new Map(rows.map((row) => [row.id, row.ingredients.slice(0, recipeLimits.ingredientLines)]))
  return ids.flatMap((id) => known.get(id) ?? [])
}
