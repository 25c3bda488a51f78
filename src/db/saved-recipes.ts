import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { RecipeSummary } from '../core/recipe/recipe-summary.ts'
import { savedRecipes } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { listSummariesOf } from './recipe-summaries.ts'
import { recipes, redirects } from './schema.ts'

export interface SavedRecipes {
  recipes: Array<RecipeSummary>
  /** New ids by the ones asked for, of recipes that have another address now. */
  moved: Record<string, string>
}

/**
 * Those of the recipes somebody saved that are still there, wherever they moved. One that waits for review is among them:
 * whoever knows its id may see it.
 */
export async function listSavedRecipes(db: Db, ids: Array<string>): Promise<SavedRecipes> {
  const { rows } = await db.execute<{ asked: string; now: string }>(sql`
    select asked, coalesce(here.id, moved.id) as now from unnest(${sql.param(ids)}::text[]) asked
    left join ${recipes} here on here.id = asked and here.status in ('published', 'pending')
    left join ${redirects} on ${redirects.path} = '/recipe/' || asked
    left join ${recipes} moved on moved.id = replace(${redirects.target}, '/recipe/', '') and moved.status in ('published', 'pending')
    where coalesce(here.id, moved.id) is not null`)
  const found = [...new Set(rows.map(({ now }) => now))]
  return {
    recipes: await listSummariesOf(db, sql`select unnest(${sql.param(found)}::text[])`),
    moved: Object.fromEntries(rows.flatMap(({ asked, now }) => (asked === now ? [] : [[asked, now]]))),
  }
}

/** In the order of saving. */
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
 * One after the other, as they were saved; those that moved are followed. Passed over are ids that are no recipes, and what
 * somebody else keeps to themselves: that it exists is nobody's business.
 */
export async function addSaved(db: Db, userId: string, ids: ReadonlyArray<string>): Promise<void> {
  await db.execute(sql`
    insert into ${savedRecipes} (user_id, recipe_id, saved_at)
    select ${userId}, coalesce(here.id, moved.id), now() + min(place) * interval '1 microsecond'
    from unnest(${sql.param([...ids])}::text[]) with ordinality as asked (id, place)
    left join ${recipes} here on here.id = asked.id and ${isOpenTo(userId, sql`here`)}
    left join ${redirects} on ${redirects.path} = '/recipe/' || asked.id
    left join ${recipes} moved on moved.id = replace(${redirects.target}, '/recipe/', '') and ${isOpenTo(userId, sql`moved`)}
    where coalesce(here.id, moved.id) is not null
    group by coalesce(here.id, moved.id)
    on conflict do nothing`)
}

const isOpenTo = (userId: string, recipe: SQL) =>
  sql`(${recipe}.status in ('published', 'pending') or (${recipe}.owner_id = ${userId} and ${recipe}.status <> 'withdrawn'))`

export async function removeSaved(db: Db, userId: string, ids: ReadonlyArray<string>): Promise<void> {
  await db.delete(savedRecipes).where(and(eq(savedRecipes.userId, userId), inArray(savedRecipes.recipeId, [...ids])))
}
