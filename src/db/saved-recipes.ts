import { sql } from 'drizzle-orm'
import type { RecipeSummary } from '../core/recipe/recipe-summary.ts'
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
