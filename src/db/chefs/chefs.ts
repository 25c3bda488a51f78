import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { ChefRating } from '../../core/chefs/chef-rating.ts'
import type { Db } from '../connection/connect.ts'
import { pictureColumns, type PictureJson, toPicture } from '../pictures/pictures.ts'
import { prepared } from '../connection/prepared.ts'
import { isListed } from '../recipes/recipe-visibility.ts'
import { chefs } from '../schema/chefs.ts'
import { images } from '../schema/pictures.ts'
import { recipes, recipeTallies } from '../schema/recipes.ts'

/** Null if the recipe of the signature dish is not listed. */
const dishRecipe = sql<{ picture: PictureJson | null } | null>`(
  select json_build_object('picture', to_jsonb(dish_images)) from ${recipes}
  left join ${images} dish_images on dish_images.id = ${recipes.imageId}
  where ${recipes.id} = ${chefs.signatureDish} ->> 'recipeId' and ${isListed})`

const chefColumns = {
  chefId: chefs.id,
  name: chefs.name,
  bio: chefs.bio,
  signatureDish: chefs.signatureDish,
  image: pictureColumns,
  dishRecipe,
}

/** Sums recipes, ratings and stars per chef, for all chefs or those matching `which`. */
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
 * Ranks chefs. With a plain average, one five-star vote would beat three hundred votes. Therefore each average is
 * pulled toward the site's average, which counts as ten votes. The recipe count breaks ties.
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
      chefs.id,
    )
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
})

export async function listChefRatings(
  db: Db,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Array<ChefRating>> {
  return (await bestChefs(db, { limit, offset })).map(toChefRating)
}

/** Counts the chefs that have a listed recipe. */
export async function countRankedChefs(db: Db): Promise<number> {
  const numbers = chefNumbers(db)
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(numbers)
    .where(gt(numbers.recipesCount, 0))
  return row?.count ?? 0
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
  /** This field and the next two are null for a chef who never had a recipe. */
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
