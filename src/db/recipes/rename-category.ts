import { sql } from 'drizzle-orm'
import { isListed } from './recipe-visibility.ts'
import type { Db } from '../connection/connect.ts'
import { recipes } from '../schema/recipes.ts'

/**
 * Gives a category of all recipes another name, and counts the changed recipes, listed and others. A recipe in both
 * keeps one. The version increases, so that an edit that started earlier does not restore the old name unnoticed.
 */
export async function renameCategory(
  transaction: Db,
  from: string,
  to: string,
): Promise<{ listed: number; others: number }> {
  const changed = await transaction
    .update(recipes)
    .set({
      categories: sql`array(
        select name from unnest(array_replace(${recipes.categories}, ${from}, ${to})) with ordinality as listed (name, place)
        group by name order by min(place))`,
      version: sql`${recipes.version} + 1`,
    })
    .where(sql`${from} = any(${recipes.categories})`)
    .returning({ isListed: sql<boolean>`${isListed}` })
  const listed = changed.filter((recipe) => recipe.isListed).length
  return { listed, others: changed.length - listed }
}
