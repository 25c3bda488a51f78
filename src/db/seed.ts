import { and, asc, eq, gt, inArray, isNull, like, notLike, or, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { chefs, images, ratings, recipes } from './schema.ts'

/** What a seeded recipe fills; the database knows the rest. */
const filled = [
  'id',
  'title',
  'description',
  'imageId',
  'ingredients',
  'instructions',
  'prepTime',
  'cookTime',
  'totalTime',
  'servings',
  'difficulty',
  'categories',
  'cuisine',
  'tips',
  'nutritionFacts',
  'author',
  'authorId',
  'language',
  'diets',
  'datePublished',
] as const

export type SeedRow = Required<Pick<typeof recipes.$inferInsert, (typeof filled)[number]>> & {
  /** Of each visitor who rated it. */
  stars: ReadonlyArray<number>
}

/**
 * Many at once with their ratings; what is there already stays as it is. Gives how many came. The rows travel as one
 * parameter: to name twenty thousand of them costs more than the database's own work. Those with ratings are published when
 * they have them, so that lists and search, the dearest part, take each recipe in once.
 */
export async function insertSeedRows(db: Db, rows: ReadonlyArray<SeedRow>): Promise<number> {
  const columns = filled.map((key) => sql.identifier(recipes[key].name))
  const records = rows.map((row) => ({
    ...Object.fromEntries(filled.map((key) => [recipes[key].name, row[key]])),
    status: row.stars.length > 0 ? 'pending' : 'published',
  }))
  return db.transaction(async (tx) => {
    const { rows: come } = await tx.execute<{ id: string }>(sql`
      insert into ${recipes} (${sql.join(columns, sql`, `)}, status, created_at, updated_at)
      select ${sql.join(columns, sql`, `)}, status, date_published, date_published
      from json_populate_recordset(null::${recipes}, ${JSON.stringify(records)})
      on conflict do nothing returning id`)
    const isNew = new Set(come.map(({ id }) => id))
    const rated = rows.filter(({ id, stars }) => stars.length > 0 && isNew.has(id))
    const given = rated.map(({ id, stars, datePublished }) => ({ id, stars, since: datePublished }))
    await tx.execute(sql`
      insert into ${ratings} (recipe_id, stars, created_at)
      select rated.id, star, least(rated.since + place * interval '1 day', now())
      from json_to_recordset(${JSON.stringify(given)}) rated(id text, stars smallint[], since timestamptz),
        unnest(rated.stars) with ordinality stars(star, place)`)
    await tx
      .update(recipes)
      .set({ status: 'published' })
      .where(
        inArray(
          recipes.id,
          rated.map(({ id }) => id),
        ),
      )
    return come.length
  })
}

export async function insertSeedChefs(db: Db, rows: ReadonlyArray<typeof chefs.$inferInsert>): Promise<void> {
  await db
    .insert(chefs)
    .values([...rows])
    .onConflictDoNothing()
}

/** Addresses of recipes that were not seeded: a seeded one must not ask for them. */
export async function listOwnRecipeIds(db: Db, seedPrefix: string): Promise<Array<string>> {
  const rows = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(or(isNull(recipes.authorId), notLike(recipes.authorId, `${seedPrefix}%`)))
  return rows.map(({ id }) => id)
}

export async function listSamplePictureIds(db: Db): Promise<Array<string>> {
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .innerJoin(recipes, eq(recipes.imageId, images.id))
    .where(eq(images.isSample, true))
    .groupBy(images.id)
    .orderBy(asc(images.id))
  return rows.map(({ id }) => id)
}

/** Each seeded chef's newest recipe becomes the signature dish, and the planner learns how much there is now. */
export async function finishSeeding(db: Db, seedPrefix: string): Promise<void> {
  await db.execute(sql`
    update ${chefs} set signature_dish = (
      select jsonb_build_object('name', title, 'description', description, 'recipeId', id) from ${recipes}
      where author_id = ${chefs.id} and status = 'published' order by date_published desc, id desc limit 1
    ) where ${like(chefs.id, `${seedPrefix}%`)}`)
  await db.execute(sql`analyze`)
}

/** Takes some seeded recipes away, those after `id`; gives the last one's id and how many there were. */
export async function deleteSeedRows(db: Db, { seedPrefix, after, limit }: DeleteOptions) {
  return db.transaction(async (tx) => {
    const seeded = await tx
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(gt(recipes.id, after), like(recipes.authorId, `${seedPrefix}%`)))
      .orderBy(asc(recipes.id))
      .limit(limit)
    const ids = seeded.map(({ id }) => id)
    if (ids.length > 0) {
      // All their ratings in one statement: left to the foreign key it would be one for each recipe.
      await tx.delete(ratings).where(inArray(ratings.recipeId, ids))
      await tx.delete(recipes).where(inArray(recipes.id, ids))
    }
    return { last: ids.at(-1), count: ids.length }
  })
}

interface DeleteOptions {
  seedPrefix: string
  after: string
  limit: number
}

export async function deleteSeedChefs(db: Db, seedPrefix: string): Promise<void> {
  await db.delete(chefs).where(like(chefs.id, `${seedPrefix}%`))
}
