import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { ManagedRecipe } from '../core/recipe/managed-recipe.ts'
import type { RecipeStatus } from '../core/recipe/recipe.ts'
import { users } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { type ListPlace, momentText } from './list-place.ts'
import { recipes } from './schema.ts'

interface Wanted {
  /** In the title, the address or the author's name; empty for all. */
  words: string
  status: RecipeStatus | null
  after: ListPlace<string> | null
  limit: number
}

/** Newest first. Drafts are their cooks' own business and in no list of others. */
export async function listManagedRecipes(
  db: Db,
  { words, status, after, limit }: Wanted,
): Promise<{ recipes: Array<ManagedRecipe>; next: ListPlace<string> | null }> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select({
      id: recipes.id,
      title: recipes.title,
      status: recipes.status,
      wasTakenBack: sql<boolean>`${recipes.status} = 'withdrawn' and not exists (select from review_items item
        where item.recipe_id = ${recipes.id} and item.kind = 'recipe' and item.state = 'withdrawn' and item.decided_at is not null)`,
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
        status === null ? sql`${recipes.status} <> 'draft'` : eq(recipes.status, status),
        words
          ? or(ilike(recipes.title, pattern), ilike(recipes.id, pattern), ilike(recipes.author, pattern))
          : undefined,
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

/** False when there is none, or it stands so already. */
export async function setFeatured(db: Db, id: string, featured: boolean): Promise<boolean> {
  const { rowCount } = await db
    .update(recipes)
    .set({ featured, updatedAt: sql`now()` })
    .where(and(eq(recipes.id, id), sql`${recipes.featured} <> ${featured}`))
  return rowCount === 1
}
