import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { ChefRating } from '../core/chef-rating.ts'
import type { Db } from './connect.ts'
import { type ImageRow, toPicture } from './pictures.ts'
import { isPublished } from './recipe-summaries.ts'
import { chefs, images, recipes, recipeTallies } from './schema.ts'

/** Recipes, ratings and stars together of each chef, or of those meant. */
function chefNumbers(db: Db, which?: SQL) {
  const { kind, name, ratings, stars } = recipeTallies
  return db
    .select({
      chefId: name,
      recipesCount: sql<number>`sum(${recipeTallies.recipes})::int`.as('recipes_count'),
      totalRatings: sql<number>`sum(${ratings})::int`.as('total_ratings'),
      sum: sql<number>`sum(${stars})::float`.as('sum_of_stars'),
    })
    .from(recipeTallies)
    .where(and(eq(kind, 'chef'), which))
    .groupBy(name)
    .as('numbers')
}

/**
 * Best first. A plain average would put one five-star vote above three hundred, so each chef's average is pulled
 * towards the site's with the weight of ten votes; recipe count breaks ties.
 */
export async function listChefRatings(db: Db, limit: number): Promise<Array<ChefRating>> {
  const { kind, ratings, stars } = recipeTallies
  const numbers = chefNumbers(db)
  const siteAverage = sql`(
    select coalesce(sum(${stars})::float / nullif(sum(${ratings}), 0), 4) from ${recipeTallies} where ${kind} = 'site')`
  const rows = await db
    .select({ chef: chefs, image: images, isDishThere: dishIsThere, ...shownNumbers(numbers) })
    .from(chefs)
    .innerJoin(numbers, eq(numbers.chefId, chefs.id))
    .leftJoin(images, eq(images.id, chefs.imageId))
    .where(gt(numbers.recipesCount, 0))
    .orderBy(
      desc(sql`(${numbers.sum} + 10 * ${siteAverage}) / (${numbers.totalRatings} + 10)`),
      desc(numbers.recipesCount),
      chefs.name,
    )
    .limit(limit)
  return rows.map(toChefRating)
}

export async function findChef(db: Db, id: string): Promise<ChefRating | undefined> {
  const numbers = chefNumbers(db, eq(recipeTallies.name, id))
  const [row] = await db
    .select({ chef: chefs, image: images, isDishThere: dishIsThere, ...shownNumbers(numbers) })
    .from(chefs)
    .leftJoin(numbers, eq(numbers.chefId, chefs.id))
    .leftJoin(images, eq(images.id, chefs.imageId))
    .where(eq(chefs.id, id))
  return row && toChefRating(row)
}

export async function findChefName(db: Db, id: string): Promise<string | undefined> {
  const [chef] = await db.select({ name: chefs.name }).from(chefs).where(eq(chefs.id, id))
  return chef?.name
}

/** A signature dish may have been taken down. */
const dishIsThere = sql<boolean>`exists (
  select from ${recipes} where ${recipes.id} = ${chefs.signatureDish} ->> 'recipeId' and ${isPublished})`

const shownNumbers = ({ recipesCount, totalRatings, sum }: ReturnType<typeof chefNumbers>) => ({
  recipesCount,
  totalRatings,
  sum,
})

interface ChefRow {
  chef: typeof chefs.$inferSelect
  image: ImageRow | null
  isDishThere: boolean
  /** Null, like those below, for a chef who has never had a recipe. */
  recipesCount: number | null
  totalRatings: number | null
  sum: number | null
}

function toChefRating({ chef, image, isDishThere, recipesCount, totalRatings, sum }: ChefRow): ChefRating {
  return {
    chefId: chef.id,
    name: chef.name,
    bio: chef.bio,
    picture: toPicture(image),
    signatureDish: chef.signatureDish && { ...chef.signatureDish, ...(isDishThere ? {} : { recipeId: null }) },
    recipesCount: recipesCount ?? 0,
    totalRatings: totalRatings ?? 0,
    averageRating: totalRatings ? (sum ?? 0) / totalRatings : 0,
  }
}
