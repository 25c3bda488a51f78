import { and, inArray } from 'drizzle-orm'
import type { Ingredient } from '../core/ingredient/ingredient.ts'
import type { Db } from './connect.ts'
import { isPublished } from './recipe-summaries.ts'
import { recipes } from './schema.ts'

/** Those of the ids that are published recipes, by title. */
export async function listRecipeTitles(db: Db, ids: Array<string>): Promise<Array<{ id: string; title: string }>> {
  const { id, title } = recipes
  return db
    .select({ id, title })
    .from(recipes)
    .where(and(isPublished, inArray(id, ids)))
    .orderBy(title)
}

/** What the recipes need, in the order of the ids; one that is named twice is there twice. */
export async function listIngredientsOf(db: Db, ids: Array<string>): Promise<Array<Ingredient>> {
  const rows = await db
    .select({ id: recipes.id, ingredients: recipes.ingredients })
    .from(recipes)
    .where(and(isPublished, inArray(recipes.id, ids)))
  const known = new Map(rows.map((row) => [row.id, row.ingredients]))
  return ids.flatMap((id) => known.get(id) ?? [])
}
