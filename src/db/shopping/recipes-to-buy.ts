import { and, inArray } from 'drizzle-orm'
import type { Ingredient } from '../../core/ingredients/ingredient.ts'
import { recipeLimits } from '../../core/recipes/recipe-limits.ts'
import type { Db } from '../connection/connect.ts'
import { isOpenTo, isSavableBy } from '../recipes/recipe-visibility.ts'
import { recipes } from '../schema/recipes.ts'

interface RecipeToBuy {
  title: string
  language: string | null
  ingredients: Array<Ingredient>
}

/** Reads what a shopping list needs of the recipes that a visitor with their address, or this account, may see. */
export async function listRecipesToBuy(
  db: Db,
  ids: ReadonlyArray<string>,
  userId: string | null,
): Promise<Map<string, RecipeToBuy>> {
  const rows = await db
    .select({
      id: recipes.id,
      title: recipes.title,
      language: recipes.language,
      ingredients: recipes.ingredients,
    })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), userId === null ? isOpenTo.everyone() : isSavableBy(userId)))
  return new Map(
    rows.map(({ id, ingredients, ...recipe }) => [
      id,
      { ...recipe, ingredients: ingredients.slice(0, recipeLimits.ingredientLines) },
    ]),
  )
}
