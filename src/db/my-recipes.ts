import { and, count, desc, eq, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { NewRecipe } from '../core/recipe/recipe-form.ts'
import type { RecipeStatus } from '../core/recipe/recipe.ts'
import type { MyRecipe } from '../core/review/my-recipe.ts'
import { reviewItems } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import { type ListPlace, momentText } from './list-place.ts'
import { toPicture } from './pictures.ts'
import { images, recipes } from './schema.ts'

const recipesOnAPage = 20
const changes = alias(reviewItems, 'changes')

/** How many of a cook's recipes stand where. */
export async function countMyRecipes(db: Db, ownerId: string): Promise<Partial<Record<RecipeStatus, number>>> {
  const rows = await db
    .select({ status: recipes.status, recipes: count() })
    .from(recipes)
    .where(eq(recipes.ownerId, ownerId))
    .groupBy(recipes.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.recipes]))
}

/** A cook's recipes, last touched first. */
export async function listMyRecipes(
  db: Db,
  ownerId: string,
  { status, after }: { status: RecipeStatus | null; after: ListPlace<string> | null },
) {
  const { id, updatedAt } = recipes
  const rows = await select(db, momentText(updatedAt))
    .where(
      and(
        eq(recipes.ownerId, ownerId),
        status ? eq(recipes.status, status) : undefined,
        after ? sql`(${updatedAt}, ${id}) < (${after.at}::timestamptz, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(updatedAt), desc(id))
    .limit(recipesOnAPage + 1)
  const shown = rows.slice(0, recipesOnAPage)
  const last = rows.length > recipesOnAPage ? shown.at(-1) : undefined
  return { recipes: shown.map(toMine), next: last ? { at: last.moment, id: last.recipe.id } : null }
}

export async function findMyRecipe(db: Db, ownerId: string, id: string): Promise<MyRecipe | undefined> {
  const [row] = await select(db, sql<string>`''`).where(and(eq(recipes.ownerId, ownerId), eq(recipes.id, id)))
  return row && toMine(row)
}

const select = (db: Db, moment: ReturnType<typeof sql<string>>) => {
  const { id, title, status, updatedAt } = recipes
  return db
    .select({
      recipe: { id, title, status, updatedAt },
      image: images,
      moment,
      reason: reviewItems.reason,
      changeState: changes.state,
      changeReason: changes.reason,
    })
    .from(recipes)
    .leftJoin(images, eq(images.id, recipes.imageId))
    .leftJoin(reviewItems, and(eq(reviewItems.recipeId, recipes.id), sql`${reviewItems.kind} = 'recipe'`))
    .leftJoin(
      changes,
      and(
        eq(changes.recipeId, recipes.id),
        sql`${changes.kind} = 'revision' and ${changes.state} in ('open', 'changes-requested')`,
      ),
    )
}

type Row = Awaited<ReturnType<typeof select>>[number]

function toMine({ recipe, image, reason, changeState, changeReason }: Row): MyRecipe {
  const isUnderWay = changeState === 'open' || changeState === 'changes-requested'
  return {
    ...recipe,
    updatedAt: recipe.updatedAt.toISOString(),
    picture: toPicture(image, recipe.title),
    reason,
    change: isUnderWay ? { state: changeState, reason: changeReason } : null,
  }
}

/** All that a draft says: a field that recipes get one day has to be named here, or this does not compile. */
const said = {
  title: recipes.title,
  description: recipes.description,
  ingredients: recipes.ingredients,
  instructions: recipes.instructions,
  prepTime: recipes.prepTime,
  cookTime: recipes.cookTime,
  totalTime: recipes.totalTime,
  servings: recipes.servings,
  yield: recipes.yield,
  difficulty: recipes.difficulty,
  categories: recipes.categories,
  cuisine: recipes.cuisine,
  tips: recipes.tips,
  nutritionFacts: recipes.nutritionFacts,
  imageId: recipes.imageId,
  imageUrl: recipes.imageUrl,
  author: recipes.author,
  rating: recipes.rating,
  featured: recipes.featured,
  language: recipes.language,
  sourceUrl: recipes.sourceUrl,
} satisfies Record<Exclude<keyof NewRecipe, 'datePublished'>, AnyPgColumn>

type Said = Pick<typeof recipes.$inferSelect, keyof typeof said>

/** One draft of a cook after the other, until the end of the transaction: of two that are the same, the second finds the first. */
export async function lockDrafts(transaction: Db, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('drafts'), hashtext(${ownerId}))`)
}

/** A draft of these ten minutes that says all the same and was not touched since. */
export async function findSameDraft(db: Db, ownerId: string, draft: Said): Promise<string | undefined> {
  const names = Object.keys(said) as Array<keyof Said>
  const [same] = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(
      and(
        eq(recipes.ownerId, ownerId),
        eq(recipes.status, 'draft'),
        eq(recipes.version, 1),
        sql`${recipes.createdAt} > now() - interval '10 minutes'`,
        ...names.map((name) => sql`${said[name]} is not distinct from ${sql.param(draft[name], said[name])}`),
      ),
    )
    .limit(1)
  return same?.id
}
