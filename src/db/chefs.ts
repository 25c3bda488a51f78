import { desc, eq, sql } from 'drizzle-orm'
import type { ChefRating } from '../core/chef-rating.ts'
import type { Db } from './connect.ts'
import { toPicture } from './pictures.ts'
import { chefs, images, ratings, recipes } from './schema.ts'

/**
 * Best first. A plain average would put one five-star vote above three hundred, so each chef's average is pulled
 * towards the site's with the weight of ten votes; recipe count breaks ties.
 */
export async function listChefRatings(db: Db, limit: number): Promise<Array<ChefRating>> {
  const numbers = db
    .select({
      chefId: recipes.authorId,
      recipesCount: sql<number>`count(distinct ${recipes.id})::int`.as('recipes_count'),
      totalRatings: sql<number>`count(${ratings.id})::int`.as('total_ratings'),
      averageRating: sql<number | null>`avg(${ratings.stars})::float`.as('average_rating'),
      sum: sql<number>`coalesce(sum(${ratings.stars}), 0)::float`.as('sum_of_stars'),
    })
    .from(recipes)
    .leftJoin(ratings, eq(ratings.recipeId, recipes.id))
    .where(sql`${recipes.authorId} is not null`)
    .groupBy(recipes.authorId)
    .as('numbers')
  const siteAverage = sql`(select coalesce(avg(stars), 4)::float from ${ratings})`
  const rows = await db
    .select({
      chef: chefs,
      image: images,
      recipesCount: numbers.recipesCount,
      totalRatings: numbers.totalRatings,
      averageRating: numbers.averageRating,
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
  return rows.map(({ chef, image, recipesCount, totalRatings, averageRating }) => ({
    chefId: chef.id,
    name: chef.name,
    bio: chef.bio,
    picture: toPicture(image),
    signatureDish: chef.signatureDish,
    recipesCount,
    totalRatings,
    averageRating: averageRating ?? 0,
  }))
}
