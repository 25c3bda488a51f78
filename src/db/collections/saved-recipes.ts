import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { RecipeSummary } from '../../core/recipes/recipe-summary.ts'
import { savedRecipes } from '../schema/collections.ts'
import type { Db } from '../connection/connect.ts'
import { listSummariesOf } from '../recipes/recipe-summaries.ts'
import { isOpenTo, isSavableBy } from '../recipes/recipe-visibility.ts'
import { recipes, redirects } from '../schema/recipes.ts'

export interface SavedRecipes {
  recipes: Array<RecipeSummary>
  /** Maps requested ids to new ids for recipes that moved. */
  moved: Record<string, string>
}

/**
 * Lists the saved recipes that still exist, with their current address. Includes recipes that wait for review, because
 * anyone who has the id may see them.
 */
export async function listSavedRecipes(db: Db, ids: Array<string>): Promise<SavedRecipes> {
  const { rows } = await db.execute<{ asked: string; now: string }>(sql`
    select asked, coalesce(here.id, moved.id) as now from unnest(${sql.param(ids)}::text[]) asked
    left join ${recipes} here on here.id = asked and ${isOpenTo.everyone(sql`here`)}
    left join ${redirects} on ${redirects.path} = '/recipe/' || asked
    left join ${recipes} moved on moved.id = replace(${redirects.target}, '/recipe/', '') and ${isOpenTo.everyone(sql`moved`)}
    where coalesce(here.id, moved.id) is not null`)
  const found = [...new Set(rows.map(({ now }) => now))]
  return {
    recipes: await listSummariesOf(db, sql`select unnest(${sql.param(found)}::text[])`),
    moved: Object.fromEntries(rows.flatMap(({ asked, now }) => (asked === now ? [] : [[asked, now]]))),
  }
}

/** Lists the ids in the order they were saved. */
export async function listSavedIds(db: Db, userId: string, limit: number): Promise<Array<string>> {
  const rows = await db
    .select({ id: savedRecipes.recipeId })
    .from(savedRecipes)
    .where(eq(savedRecipes.userId, userId))
    .orderBy(asc(savedRecipes.savedAt), asc(savedRecipes.recipeId))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Saves recipes in the given order and follows moved ones. Ignores unknown ids and other cooks' private recipes, so
 * that the result does not reveal whether they exist.
 */
export async function addSaved(db: Db, userId: string, ids: ReadonlyArray<string>): Promise<void> {
  await db.execute(sql`
    insert into ${savedRecipes} (user_id, recipe_id, saved_at)
    select ${userId}, coalesce(here.id, moved.id), now() + min(place) * interval '1 microsecond'
    from unnest(${sql.param([...ids])}::text[]) with ordinality as asked (id, place)
    left join ${recipes} here on here.id = asked.id and ${isSavableBy(userId, sql`here`)}
    left join ${redirects} on ${redirects.path} = '/recipe/' || asked.id
    left join ${recipes} moved on moved.id = replace(${redirects.target}, '/recipe/', '') and ${isSavableBy(userId, sql`moved`)}
    where coalesce(here.id, moved.id) is not null
    group by coalesce(here.id, moved.id)
    on conflict do nothing`)
}

export async function removeSaved(db: Db, userId: string, ids: ReadonlyArray<string>): Promise<void> {
  await db.delete(savedRecipes).where(and(eq(savedRecipes.userId, userId), inArray(savedRecipes.recipeId, [...ids])))
}
