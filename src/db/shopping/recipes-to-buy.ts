import { and, inArray } from 'drizzle-orm'
import type { Ingredient } from '../../core/ingredients/ingredient.ts'
import { recipeLimits } from '../../core/recipes/recipe-limits.ts'
import type { Db } from '../connection/connect.ts'
import { isOpenTo, isSavableBy } from '../recipes/recipe-visibility.ts'
import { recipes } from '../schema/recipes.ts'

/** Reads titles and ingredients of the recipes that a visitor with their address, or this account, may see. */
export async function listRecipesToBuy(
  db: Db,
  ids: ReadonlyArray<string>,
  userId: string | null,
): Promise<Map<string, { title: string; ingredients: ReadonlyArray<Ingredient> }>> {
  const rows = await db
    .select({ id: recipes.id, title: recipes.title, ingredients: recipes.ingredients })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), userId === null ? isOpenTo.everyone() : isSavableBy(userId)))
  return new Map(
    rows.map(({ id, title, ingredients }) => [
      id,
      { title, ingredients: ingredients.slice(0, recipeLimits.ingredientLines) },
    ]),
  )
}
