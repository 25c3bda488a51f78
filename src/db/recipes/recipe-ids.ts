import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { isOneOf } from '../connection/is-one-of.ts'
import { chefs } from '../schema/chefs.ts'
import { recipes, redirects } from '../schema/recipes.ts'

const addressOf = (id: string) => `/recipe/${id}`

/** Lists ids with the same beginning, to find a free id. Includes former ids, because their addresses redirect. */
export async function listIdsLike(db: Db, id: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select ${recipes.id} as id from ${recipes} where ${recipes.id} = ${id} or ${recipes.id} ~ ${`^${id}-[0-9]+$`}
      union all
      select substr(${redirects.path}, ${addressOf('').length + 1}::int) from ${redirects}
      where ${redirects.path} = ${addressOf(id)} or ${redirects.path} ~ ${`^${addressOf(id)}-[0-9]+$`}
    ) known`)
  return new Set(rows.map((row) => row.id))
}

/** Returns those of the ids that are taken, or were taken before and redirect. */
export async function listTakenIds(db: Db, ids: ReadonlyArray<string>): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${recipes.id} as id from ${recipes} where ${isOneOf(recipes.id, ids)}
    union all
    select substr(${redirects.path}, ${addressOf('').length + 1}::int) from ${redirects}
    where ${isOneOf(redirects.path, ids.map(addressOf))}`)
  return new Set(rows.map((row) => row.id))
}

/**
 * Gives a recipe a new id and redirects the old address. Also returns `taken` if another recipe had the new id before,
 * because links to that recipe would lead to this one.
 */
export function moveRecipe(db: Db, id: string, newId: string): Promise<'moved' | 'unknown' | 'taken'> {
  const [old, moved] = [addressOf(id), addressOf(newId)]
  return db.transaction(async (tx) => {
    const known = await tx
      .select({
        id: recipes.id,
        ratingCount: recipes.ratingCount,
        ratingSum: recipes.ratingSum,
        reviewStars: recipes.reviewStars,
      })
      .from(recipes)
      .where(or(eq(recipes.id, id), eq(recipes.id, newId)))
      .for('update')
    const recipe = known.find((candidate) => candidate.id === id)
    if (!recipe) return 'unknown'
    const [former] = await tx.select({ target: redirects.target }).from(redirects).where(eq(redirects.path, moved))
    if (known.some((candidate) => candidate.id === newId) || (former && former.target !== old)) return 'taken'
    await tx.delete(redirects).where(eq(redirects.path, moved))
    await tx
      .update(recipes)
      .set({ id: newId, updatedAt: sql`now()` })
      .where(eq(recipes.id, id))
    // The triggers have counted the moved ratings and reviews as new ones.
    const { ratingCount, ratingSum, reviewStars } = recipe
    await tx.update(recipes).set({ ratingCount, ratingSum, reviewStars }).where(eq(recipes.id, newId))
    // All former addresses redirect directly to the new one, without a chain of redirects.
    await tx.update(redirects).set({ target: moved }).where(eq(redirects.target, old))
    await tx.insert(redirects).values({ path: old, target: moved })
    await tx
      .update(chefs)
      .set({ signatureDish: sql`jsonb_set(${chefs.signatureDish}, '{recipeId}', to_jsonb(${newId}::text))` })
      .where(sql`${chefs.signatureDish} ->> 'recipeId' = ${id}`)
    return 'moved'
  })
}
