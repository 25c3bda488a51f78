import { eq, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import { isPictureInUse } from '../pictures/pictures.ts'
import { affiliates } from '../schema/affiliates.ts'
import { blogPosts, faqs, knowledgeBaseArticles } from '../schema/content.ts'
import { chefs } from '../schema/chefs.ts'
import { images } from '../schema/pictures.ts'
import { ratings } from '../schema/reviews.ts'
import { recipes } from '../schema/recipes.ts'
import { settings } from '../schema/settings.ts'

export interface SampleRows {
  chefs: Array<typeof chefs.$inferInsert>
  recipes: Array<typeof recipes.$inferInsert>
  ratings: Array<typeof ratings.$inferInsert>
  affiliates: Array<typeof affiliates.$inferInsert>
  blogPosts: Array<typeof blogPosts.$inferInsert>
  faqs: Array<typeof faqs.$inferInsert>
  articles: Array<typeof knowledgeBaseArticles.$inferInsert>
}

const settingName = 'sample-content'

/**
 * Returns whether to load the sample content at start. Only a site that never had a recipe and never removed the
 * samples gets it.
 */
export async function wantsSampleContent(db: Db): Promise<boolean> {
  const [seen] = await db.select().from(settings).where(eq(settings.name, settingName))
  return !seen && (await db.$count(recipes)) === 0
}

/**
 * Inserts the sample content completely or not at all. If two processes start together, the second one does nothing.
 */
export async function insertSampleContent(db: Db, rows: SampleRows): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${settingName}))`)
    if (!(await wantsSampleContent(tx))) return
    await tx.insert(chefs).values(rows.chefs)
    await tx.insert(recipes).values(rows.recipes)
    await tx.insert(ratings).values(rows.ratings)
    await tx.insert(affiliates).values(rows.affiliates)
    await tx.insert(blogPosts).values(rows.blogPosts)
    await tx.insert(faqs).values(rows.faqs)
    await tx.insert(knowledgeBaseArticles).values(rows.articles)
    await tx.insert(settings).values({ name: settingName, value: 'loaded' })
  })
}

const sampleTables = [recipes, chefs, affiliates, blogPosts, faqs, knowledgeBaseArticles]

export async function hasSampleContent(db: Db): Promise<boolean> {
  const anyOf = sampleTables.map((table) => sql`exists (select from ${table} where ${table.isSample})`)
  const { rows } = await db.execute<{ any: boolean }>(sql`select ${sql.join(anyOf, sql` or `)} as any`)
  return rows[0]?.any ?? false
}

/** Deletes all sample rows and records that they were removed. Returns the ids of pictures that are no longer used. */
export async function deleteSampleContent(db: Db): Promise<Array<string>> {
  return db.transaction(async (tx) => {
    // Includes the sample ratings of recipes that are no longer samples.
    for (const table of [...sampleTables, ratings]) await tx.delete(table).where(eq(table.isSample, true))
    const unused = await tx
      .delete(images)
      .where(sql`${images.isSample} and not ${isPictureInUse}`)
      .returning({ id: images.id })
    // Sample pictures that are still used become ordinary pictures.
    await tx.update(images).set({ isSample: false }).where(eq(images.isSample, true))
    await tx
      .insert(settings)
      .values({ name: settingName, value: 'removed' })
      .onConflictDoUpdate({ target: settings.name, set: { value: 'removed' } })
    return unused.map((image) => image.id)
  })
}
