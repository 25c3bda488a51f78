import { sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { countOpenReviews } from '../reviews/review-queue.ts'
import { reviewItems } from '../schema/moderation.ts'

/** Counts what waits in each queue of moderation. */
export async function countOpen(db: Db): Promise<{ recipes: number; reviews: number }> {
  const [recipes, reviews] = await Promise.all([
    db.$count(reviewItems, sql`${reviewItems.state} = 'open'`),
    countOpenReviews(db),
  ])
  return { recipes, reviews }
}
