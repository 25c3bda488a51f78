import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { ChefRating } from '../core/chef-rating.ts'
import type { Db } from './connect.ts'
import { pictureColumns, type PictureJson, toPicture } from './pictures.ts'
import { prepared } from './prepared.ts'
import { isPublished } from './recipe-summaries.ts'
import { chefs, images, recipes, recipeTallies } from './schema.ts'

/** Null where a signature dish has been taken down. */
const dishRecipe = sql<{ picture: PictureJson | null } | null>`(
  select json_build_object('picture', to_jsonb(dish_images)) from ${recipes}
  left join ${images} dish_images on dish_images.id = ${recipes.imageId}
  where ${recipes.id} = ${chefs.signatureDish} ->> 'recipeId' and ${isPublished})`

const chefColumns = {
  chefId: chefs.id,
  name: chefs.name,
  bio: chefs.bio,
  signatureDish: chefs.signatureDish,
  image: pictureColumns,
  dishRecipe,
}

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
const bestChefs = prepared('best_chefs', (db) => {
  const { kind, ratings, stars } = recipeTallies
  const numbers = chefNumbers(db)
  const siteAverage = sql`(
    select coalesce(sum(${stars})::float / nullif(sum(${ratings}), 0), 4) from ${recipeTallies} where ${kind} = 'site')`
  return db
    .select({ ...chefColumns, ...shownNumbers(numbers) })
    .from(chefs)
    .innerJoin(numbers, eq(numbers.chefId, chefs.id))
    .leftJoin(images, eq(images.id, chefs.imageId))
    .where(gt(numbers.recipesCount, 0))
    .orderBy(
      desc(sql`(${numbers.sum} + 10 * ${siteAverage}) / (${numbers.totalRatings} + 10)`),
      desc(numbers.recipesCount),
      chefs.name,
    )
    .limit(sql.placeholder('limit'))
})

export async function listChefRatings(db: Db, limit: number): Promise<Array<ChefRating>> {
  return (await bestChefs(db, { limit })).map(toChefRating)
}

export async function findChef(db: Db, id: string): Promise<ChefRating | undefined> {
  const numbers = chefNumbers(db, eq(recipeTallies.name, id))
  const [row] = await db
    .select({ ...chefColumns, ...shownNumbers(numbers) })
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

const shownNumbers = ({ recipesCount, totalRatings, sum }: ReturnType<typeof chefNumbers>) => ({
  recipesCount,
  totalRatings,
  sum,
})

interface ChefRow extends Pick<ChefRating, 'chefId' | 'name' | 'bio'> {
  signatureDish: typeof chefs.$inferSelect.signatureDish
  image: Parameters<typeof toPicture>[0]
  dishRecipe: { picture: PictureJson | null } | null
  /** Null, like those below, for a chef who has never had a recipe. */
  recipesCount: number | null
  totalRatings: number | null
  sum: number | null
}

function toChefRating({ recipesCount, totalRatings, sum, ...row }: ChefRow): ChefRating {
  const { chefId, name, bio, signatureDish: dish, dishRecipe: recipe } = row
  return {
    chefId,
    name,
    bio,
    picture: toPicture(row.image),
    signatureDish: dish && {
      ...dish,
      recipeId: recipe && dish.recipeId,
      picture: toPicture(recipe?.picture ?? null),
    },
    recipesCount: recipesCount ?? 0,
    totalRatings: totalRatings ?? 0,
    averageRating: totalRatings ? (sum ?? 0) / totalRatings : 0,
  }
}
