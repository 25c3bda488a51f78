import { eq } from 'drizzle-orm'
import { users } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { recipes } from './schema.ts'

/** What would be missed: recipes that are no sample, and accounts. */
export async function countKept(db: Db): Promise<{ recipes: number; users: number }> {
  const [own, people] = await Promise.all([db.$count(recipes, eq(recipes.isSample, false)), db.$count(users)])
  return { recipes: own, users: people }
}
