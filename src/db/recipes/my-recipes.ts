import { and, count, desc, eq, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { NewRecipe } from '../../core/recipes/forms/recipe-form.ts'
import type { RecipeStatus } from '../../core/recipes/recipe.ts'
import { isOpenChange } from '../../core/recipes/change-lifecycle.ts'
import type { MyRecipe } from '../../core/recipes/my-recipe.ts'
import { reviewItems } from '../schema/moderation.ts'
import type { Db } from '../connection/connect.ts'
import { type ListPlace, momentText } from '../paging/list-place.ts'
import { toPicture } from '../pictures/pictures.ts'
import { hasStatus } from './recipe-visibility.ts'
import { isOpenChangeItem } from './open-changes.ts'
import { images } from '../schema/pictures.ts'
import { recipes } from '../schema/recipes.ts'

const recipesOnAPage = 20
const changes = alias(reviewItems, 'changes')

/** Counts a cook's recipes by status. */
export async function countMyRecipes(db: Db, ownerId: string): Promise<Partial<Record<RecipeStatus, number>>> {
  const rows = await db
    .select({ status: recipes.status, recipes: count() })
    .from(recipes)
    .where(eq(recipes.ownerId, ownerId))
    .groupBy(recipes.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.recipes]))
}

/** Lists a cook's recipes, most recently changed first. */
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

/** Lists the ids of all of a cook's recipes, most recently changed first. */
export async function listMyRecipeIds(db: Db, ownerId: string): Promise<Array<string>> {
  const { id, updatedAt } = recipes
  const rows = await db
    .select({ id })
    .from(recipes)
    .where(eq(recipes.ownerId, ownerId))
    .orderBy(desc(updatedAt), desc(id))
  return rows.map((row) => row.id)
}

export async function findMyRecipe(db: Db, ownerId: string, id: string): Promise<MyRecipe | undefined> {
  const [row] = await select(db, sql<string>`''`).where(and(eq(recipes.ownerId, ownerId), eq(recipes.id, id)))
  return row && toMine(row)
}

const select = (db: Db, moment: ReturnType<typeof sql<string>>) => {
  const { id, title, status, updatedAt, drawing } = recipes
  return db
    .select({
      recipe: { id, title, status, updatedAt, drawing },
      image: images,
      moment,
      reason: reviewItems.reason,
      changeState: changes.state,
      changeReason: changes.reason,
    })
    .from(recipes)
    .leftJoin(images, eq(images.id, recipes.imageId))
    .leftJoin(reviewItems, and(eq(reviewItems.recipeId, recipes.id), sql`${reviewItems.kind} = 'recipe'`))
    .leftJoin(changes, and(eq(changes.recipeId, recipes.id), isOpenChangeItem(sql`changes`)))
}

type Row = Awaited<ReturnType<typeof select>>[number]

function toMine({ recipe, image, reason, changeState, changeReason }: Row): MyRecipe {
  const isUnderWay = changeState !== null && isOpenChange(changeState)
  return {
    ...recipe,
    updatedAt: recipe.updatedAt.toISOString(),
    picture: toPicture(image, recipe.title),
    reason,
    change: isUnderWay ? { state: changeState, reason: changeReason } : null,
  }
}

/** The content of a draft. The compiler reports a new recipe field that is missing here. */
const draftColumns = {
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

type DraftContent = Pick<typeof recipes.$inferSelect, keyof typeof draftColumns>

/** Lets a cook save only one draft at a time, so that a duplicate request finds the first draft. */
export async function lockDrafts(transaction: Db, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('drafts'), hashtext(${ownerId}))`)
}

/** Finds an unchanged draft with the same content from the last ten minutes. */
export async function findSameDraft(db: Db, ownerId: string, draft: DraftContent): Promise<string | undefined> {
  const names = Object.keys(draftColumns) as Array<keyof DraftContent>
  const [same] = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(
      and(
        eq(recipes.ownerId, ownerId),
        hasStatus('draft'),
        eq(recipes.version, 1),
        sql`${recipes.createdAt} > now() - interval '10 minutes'`,
        ...names.map(
          (name) => sql`${draftColumns[name]} is not distinct from ${sql.param(draft[name], draftColumns[name])}`,
        ),
      ),
    )
    .limit(1)
  return same?.id
}
