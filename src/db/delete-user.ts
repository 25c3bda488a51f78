import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { recipeRevisions, users } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { forgetAddress } from './forget-address.ts'
import { chefs, recipes, recipeTallies } from './schema.ts'

/**
 * The account with everything that is its own, and what others see of the cook. Its recipes go along, or stay without its name: then
 * they are nobody's, and what was brought from elsewhere keeps the name it had there.
 */
export async function deleteUser(transaction: Db, id: string, what: 'keep-recipes' | 'remove-recipes'): Promise<void> {
  // Whoever gives the account a page meanwhile waits, and finds no account.
  const [user] = await transaction
    .select({ name: users.name, chefId: users.chefId, email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  if (!user) return
  const owned = eq(recipes.ownerId, id)
  if (what === 'remove-recipes') await transaction.delete(recipes).where(owned)
  else {
    // Nobody could ever read them again.
    await transaction.delete(recipes).where(and(owned, eq(recipes.status, 'draft')))
    await forgetName(transaction, id, user.name)
  }
  if (user.chefId) {
    await transaction.update(recipes).set({ author: null }).where(eq(recipes.authorId, user.chefId))
    await transaction.delete(chefs).where(eq(chefs.id, user.chefId))
    await transaction
      .delete(recipeTallies)
      .where(and(eq(recipeTallies.kind, 'chef'), eq(recipeTallies.name, user.chefId), eq(recipeTallies.recipes, 0)))
  }
  // Another's address, perhaps, where nobody confirmed it.
  if (user.isConfirmed) await forgetAddress(transaction, user.email)
  await transaction.delete(users).where(eq(users.id, id))
  await forgetWords(transaction, user.name)
}

/** In what is shown and in what it was before, which may be restored. */
async function forgetName(transaction: Db, id: string, name: string) {
  const { content, recipeId } = recipeRevisions
  await transaction.execute(sql`
    update ${recipeRevisions} set content = jsonb_set(content, '{author}', 'null')
    from ${recipes} where ${recipes.id} = ${recipeId} and ${recipes.ownerId} = ${id}
      and (${recipes.sourceUrl} is null or ${content} ->> 'author' = ${name})`)
  await transaction
    .update(recipes)
    .set({ author: null })
    .where(and(eq(recipes.ownerId, id), or(isNull(recipes.sourceUrl), eq(recipes.author, name))))
  await transaction.update(recipes).set({ ownerId: null }).where(eq(recipes.ownerId, id))
}

/** Words no recipe has any more, so that nobody finds who was here by them. */
async function forgetWords(transaction: Db, name: string) {
  await transaction.execute(sql`
    delete from search_vocabulary where recipes = 0 and titles = 0
      and word = any (tsvector_to_array(to_tsvector('search_written', search_fold(${name}))))`)
}
