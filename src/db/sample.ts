import { eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { isPictureInUse } from './pictures.ts'
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

const sampleTables = [recipes, chefs, affiliates, blogPosts, faqs, knowledgeBaseArticles]

export async function hasSampleContent(db: Db): Promise<boolean> {
  const anyOf = sampleTables.map((table) => sql`exists (select from ${table} where ${table.isSample})`)
  const { rows } = await db.execute<{ any: boolean }>(sql`select ${sql.join(anyOf, sql` or `)} as any`)
  return rows[0]?.any ?? false
}

/** Takes every row marked as sample away, remembers that it is not wanted, and gives the ids of pictures nobody shows any more. */
export async function deleteSampleContent(db: Db): Promise<Array<string>> {
  return db.transaction(async (tx) => {
    // With the stars that nobody gave, also of a recipe that somebody has made their own.
    for (const table of [...sampleTables, ratings]) await tx.delete(table).where(eq(table.isSample, true))
    const unused = await tx
      .delete(images)
      .where(sql`${images.isSample} and not ${isPictureInUse}`)
      .returning({ id: images.id })
    // What stays shows the others; once nothing does, they go like any picture.
    await tx.update(images).set({ isSample: false }).where(eq(images.isSample, true))
    await tx
      .insert(settings)
      .values({ name: settingName, value: 'removed' })
      .onConflictDoUpdate({ target: settings.name, set: { value: 'removed' } })
    return unused.map((image) => image.id)
  })
}
