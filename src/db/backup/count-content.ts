import { eq } from 'drizzle-orm'
import { users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'
import { recipes } from '../schema/recipes.ts'

/** Counts what a restore would overwrite: recipes that are not samples, and accounts. */
export async function countContent(db: Db): Promise<{ recipes: number; users: number }> {
  const [own, people] = await Promise.all([db.$count(recipes, eq(recipes.isSample, false)), db.$count(users)])
  return { recipes: own, users: people }
}

/** Counts all recipes and accounts that a restore has brought back. */
export async function countRestored(db: Db): Promise<{ recipes: number; users: number }> {
  const [every, people] = await Promise.all([db.$count(recipes), db.$count(users)])
  return { recipes: every, users: people }
}
