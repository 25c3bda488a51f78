import { eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import {
  affiliates,
  blogPosts,
  chefs,
  faqs,
  images,
  knowledgeBaseArticles,
  ratings,
  recipes,
  settings,
} from './schema.ts'

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

/** Whether a start should bring the sample content: only into a site that never had any recipe, nor had it removed. */
export async function wantsSampleContent(db: Db): Promise<boolean> {
  const [seen] = await db.select().from(settings).where(eq(settings.name, settingName))
  return !seen && (await db.$count(recipes)) === 0
}

/** All or nothing. Of two processes that start together the second finds it done. */
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

/** Takes every row marked as sample away, remembers that it is not wanted, and gives the ids of pictures nobody shows any more. */
export async function deleteSampleContent(db: Db): Promise<Array<string>> {
  return db.transaction(async (tx) => {
    for (const table of [recipes, chefs, affiliates, blogPosts, faqs, knowledgeBaseArticles]) {
      await tx.delete(table).where(eq(table.isSample, true))
    }
    // A recipe of somebody's own may have borrowed a sample picture; that one stays.
    const unused = await tx
      .delete(images)
      .where(sql`${images.isSample} and not exists (select 1 from ${recipes} where ${recipes.imageId} = ${images.id})`)
      .returning({ id: images.id })
    await tx
      .insert(settings)
      .values({ name: settingName, value: 'removed' })
      .onConflictDoUpdate({ target: settings.name, set: { value: 'removed' } })
    return unused.map((image) => image.id)
  })
}
