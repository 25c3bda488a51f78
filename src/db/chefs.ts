import { desc, eq, sql } from 'drizzle-orm'
import type { ChefRating } from '../core/chef-rating.ts'
import type { Db } from './connect.ts'
import { toPicture } from './pictures.ts'
import { chefs, images, recipeTallies } from './schema.ts'

/**
 * Best first. A plain average would put one five-star vote above three hundred, so each chef's average is pulled
 * towards the site's with the weight of ten votes; recipe count breaks ties.
 */
export async function listChefRatings(db: Db, limit: number): Promise<Array<ChefRating>> {
  const { kind, name, recipes, ratings, stars } = recipeTallies
  const numbers = db
    .select({
      chefId: name,
      recipesCount: sql<number>`sum(${recipes})::int`.as('recipes_count'),
      totalRatings: sql<number>`sum(${ratings})::int`.as('total_ratings'),
      sum: sql<number>`sum(${stars})::float`.as('sum_of_stars'),
    })
    .from(recipeTallies)
    .where(eq(kind, 'chef'))
    .groupBy(name)
    .having(sql`sum(${recipes}) > 0`)
    .as('numbers')
  const siteAverage = sql`(
    select coalesce(sum(${stars})::float / nullif(sum(${ratings}), 0), 4) from ${recipeTallies} where ${kind} = 'site')`
  const rows = await db
    .select({
      chef: chefs,
      image: images,
      recipesCount: numbers.recipesCount,
      totalRatings: numbers.totalRatings,
      sum: numbers.sum,
    })
    .from(chefs)
    .innerJoin(numbers, eq(numbers.chefId, chefs.id))
    .leftJoin(images, eq(images.id, chefs.imageId))
    .orderBy(
      desc(sql`(${numbers.sum} + 10 * ${siteAverage}) / (${numbers.totalRatings} + 10)`),
      desc(numbers.recipesCount),
      chefs.name,
    )
    .limit(limit)
  return rows.map(({ chef, image, recipesCount, totalRatings, sum }) => ({
    chefId: chef.id,
    name: chef.name,
    bio: chef.bio,
    picture: toPicture(image),
    signatureDish: chef.signatureDish,
    recipesCount,
    totalRatings,
    averageRating: totalRatings === 0 ? 0 : sum / totalRatings,
  }))
}
