import { and, desc, eq, ilike, inArray, not, or, sql } from 'drizzle-orm'
import type { ManagedRecipe } from '../../core/recipes/managed-recipe.ts'
import { allows } from '../../core/recipes/lifecycle.ts'
import { recipeStatuses } from '../../core/recipes/lifecycle-events.ts'
import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import { users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'
import { type ListPlace, momentText } from '../paging/list-place.ts'
import { isWithdrawnByOwner } from './recipe-standing.ts'
import { hasStatus, isOpenTo } from './recipe-visibility.ts'
import { recipes } from '../schema/recipes.ts'

interface Wanted {
  /** Words in the title, the id or the author's name. Empty matches all recipes. */
  words: string
  status: RecipeStatus | null
  /** The account whose drafts are listed too. Drafts of others are private. Null lists no drafts. */
  viewer: string | null
  after: ListPlace<string> | null
  limit: number
}

/** Lists the recipes that editors may see and the viewer's drafts, newest first. */
export async function listManagedRecipes(
  db: Db,
  { words, status, viewer, after, limit }: Wanted,
): Promise<{ recipes: Array<ManagedRecipe>; next: ListPlace<string> | null }> {
  const rows = await db
    .select({
      id: recipes.id,
      title: recipes.title,
      status: recipes.status,
      wasTakenBack: isWithdrawnByOwner,
      featured: recipes.featured,
      isSample: recipes.isSample,
      author: recipes.author,
      createdAt: recipes.createdAt,
      moment: momentText(recipes.createdAt),
      ownerId: users.id,
      ownerName: users.name,
    })
    .from(recipes)
    .leftJoin(users, eq(users.id, recipes.ownerId))
    .where(
      and(
        isManaged({ words, status, viewer }),
        after === null
          ? undefined
          : sql`(${recipes.createdAt}, ${recipes.id}) < (${after.at}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    recipes: shown.map(({ ownerId, ownerName, createdAt, moment: _moment, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      owner: ownerId === null || ownerName === null ? null : { id: ownerId, name: ownerName },
    })),
    next: last ? { at: last.moment, id: last.id } : null,
  }
}

/** Lists the ids of all recipes that `listManagedRecipes` shows on its pages. */
export async function listManagedIds(db: Db, wanted: Filter): Promise<Array<string>> {
  const rows = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(isManaged(wanted))
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
  return rows.map(({ id }) => id)
}

/** Lists those of the recipes that an administrator may delete. */
export async function listDeletable(db: Db, ids: ReadonlyArray<string>): Promise<Array<{ id: string; title: string }>> {
  const statuses = recipeStatuses.filter((status) => allows(status, 'delete', 'reviewer'))
  return db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(and(inArray(recipes.id, [...ids]), inArray(recipes.status, statuses), not(isWithdrawnByOwner)))
}

type Filter = Pick<Wanted, 'words' | 'status' | 'viewer'>

function isManaged({ words, status, viewer }: Filter) {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    or(isOpenTo.reviewers(), viewer === null ? undefined : and(hasStatus('draft'), eq(recipes.ownerId, viewer))),
    status === null ? undefined : eq(recipes.status, status),
    words ? or(ilike(recipes.title, pattern), ilike(recipes.id, pattern), ilike(recipes.author, pattern)) : undefined,
  )
}

/** Returns false if the recipe is unknown or already has this value. */
export async function setFeatured(db: Db, id: string, featured: boolean): Promise<boolean> {
  const { rowCount } = await db
    .update(recipes)
    .set({ featured, updatedAt: sql`now()` })
    .where(and(eq(recipes.id, id), sql`${recipes.featured} <> ${featured}`))
  return rowCount === 1
}
