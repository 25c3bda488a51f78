import { asc, eq, gt, sql } from 'drizzle-orm'
import type { DrawnDish } from '../../core/recipes/drawing/drawing.ts'
import type { Recipe } from '../../core/recipes/recipe.ts'
import type { Db } from '../connection/connect.ts'
import { recipes } from '../schema/recipes.ts'
import { settings } from '../schema/settings.ts'

const settingName = 'diets-edition'

type Source = Pick<Recipe, 'title' | 'categories' | 'ingredients' | 'instructions' | 'language'>

type Derive = (recipe: Source) => { diets: Array<string>; drawing: DrawnDish; language: string | null }

/** Returns whether the columns of all recipes are from this edition of the rules. */
export async function areColumnsDerived(db: Db, edition: number): Promise<boolean> {
  const [row] = await db.select().from(settings).where(eq(settings.name, settingName))
  return row?.value === edition
}

export async function rememberColumnsDerived(db: Db, edition: number): Promise<void> {
  await db
    .insert(settings)
    .values({ name: settingName, value: edition })
    .onConflictDoUpdate({ target: settings.name, set: { value: edition, updatedAt: new Date() } })
}

/**
 * Derives the diet tags, drawings and languages of the recipes after an id and stores the changed ones. Returns the last id, or
 * undefined at the end.
 */
export async function updateDerivedColumns(
  db: Db,
  after: string,
  limit: number,
  derive: Derive,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: recipes.id,
        title: recipes.title,
        categories: recipes.categories,
        ingredients: recipes.ingredients,
        instructions: recipes.instructions,
        language: recipes.language,
        diets: recipes.diets,
        drawing: recipes.drawing,
      })
      .from(recipes)
      .where(gt(recipes.id, after))
      .orderBy(asc(recipes.id))
      .limit(limit)
      // The rows are locked, so that no ingredient list changes before its tags are stored.
      .for('update')
    const changed = rows
      .map((row) => ({ row, now: { id: row.id, ...derive(row) } }))
      .filter(
        ({ row, now }) =>
          row.diets?.join() !== now.diets.join() || row.drawing !== now.drawing || row.language !== now.language,
      )
      .map(({ now }) => now)
    if (changed.length > 0) {
      await tx.execute(sql`
        update ${recipes} set diets = now.diets, drawing = now.drawing, language = now.language
        from json_to_recordset(${JSON.stringify(changed)}) now(id text, diets text[], drawing text, language text) where now.id = ${recipes.id}`)
    }
    return rows.at(-1)?.id
  })
}
