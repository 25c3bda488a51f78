import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { recipeRevisions } from '../schema/recipes.ts'
import { users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'
import { forgetAddress } from './forget-address.ts'
import { isDeletedBySystem } from '../recipes/recipe-visibility.ts'
import { chefs } from '../schema/chefs.ts'
import { recipes, recipeTallies } from '../schema/recipes.ts'
import { reviews, reviewVotes } from '../schema/reviews.ts'
import { lockReviewedRecipes } from '../reviews/reviews.ts'

/**
 * Deletes an account, its chef page and its private data. Recipes and reviews that stay lose their owner and the cook's
 * name.
 * Imported recipes keep the author named by their source.
 */
export async function deleteUser(transaction: Db, id: string, what: 'keep-recipes' | 'remove-recipes'): Promise<void> {
  // A concurrent transaction that links a chef page waits, and then finds no account.
  const [user] = await transaction
    .select({ name: users.name, chefId: users.chefId, email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  if (!user) return
  const owned = eq(recipes.ownerId, id)
  if (what === 'remove-recipes') {
    // Sent from a confirmed address, so they are this account's too.
    const sent = user.isConfirmed ? eq(reviews.email, user.email.toLowerCase()) : undefined
    const written = or(eq(reviews.userId, id), sent)
    await lockReviewedRecipes(transaction, written)
    await transaction.delete(recipes).where(owned)
    await transaction.delete(reviews).where(written)
  } else {
    await transaction.delete(recipes).where(and(owned, isDeletedBySystem))
    await forgetName(transaction, id, user.name)
    await transaction
      .update(reviews)
      .set({ userId: null, name: null, email: null, tokenHash: null })
      .where(eq(reviews.userId, id))
  }
  if (user.chefId) {
    await transaction.update(recipes).set({ author: null }).where(eq(recipes.authorId, user.chefId))
    await transaction.delete(chefs).where(eq(chefs.id, user.chefId))
    await transaction
      .delete(recipeTallies)
      .where(and(eq(recipeTallies.kind, 'chef'), eq(recipeTallies.name, user.chefId), eq(recipeTallies.recipes, 0)))
  }
  await transaction.delete(reviewVotes).where(eq(reviewVotes.voter, id))
  // An unconfirmed address may belong to another person.
  if (user.isConfirmed) await forgetAddress(transaction, user.email)
  await transaction.delete(users).where(eq(users.id, id))
  await forgetWords(transaction, user.name)
}

/** Removes the cook's name from recipes and from their revisions, because a revision can be restored. */
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

/** Removes words without a recipe from the vocabulary, so that a search cannot reveal the deleted name. */
async function forgetWords(transaction: Db, name: string) {
  await transaction.execute(sql`
    delete from search_vocabulary where recipes = 0 and titles = 0
      and word = any (tsvector_to_array(to_tsvector('search_words', search_fold(${name}))))`)
}
