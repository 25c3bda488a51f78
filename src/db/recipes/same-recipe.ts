import { and, eq, not, or, sql } from 'drizzle-orm'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import { slugify } from '../../core/recipes/slug.ts'
import type { Db } from '../connection/connect.ts'
import { recipes } from '../schema/recipes.ts'
import { hasReleasedSource, isListed } from './recipe-visibility.ts'

const linesOf = (list: RecipeDraft['ingredients']) => list.map(({ line }) => line).join('\n')

/**
 * Finds a recipe with the same title and ingredient lines, so that importing an export again adds nothing twice. Returns
 * its id or null. Recipes that were taken down do not count. Visitors may only learn of listed recipes.
 */
export async function findSameRecipe(
  db: Db,
  { title, ingredients, sourceUrl }: Pick<RecipeDraft, 'title' | 'ingredients' | 'sourceUrl'>,
  among: 'listed' | 'all' = 'all',
): Promise<string | null> {
  // Photos of recipes have only a title.
  if (ingredients.length === 0) return null
  const slug = slugify(title)
  const alike = await db
    .select({ id: recipes.id, title: recipes.title, ingredients: recipes.ingredients, sourceUrl: recipes.sourceUrl })
    .from(recipes)
    .where(
      and(
        or(eq(recipes.id, slug), sql`${recipes.id} ~ ${`^${slug}-[0-9]+$`}`),
        among === 'listed' ? isListed : not(hasReleasedSource),
      ),
    )
  const lines = linesOf(ingredients)
  const isSame = (recipe: (typeof alike)[number]) =>
    recipe.title === title && recipe.sourceUrl === sourceUrl && linesOf(recipe.ingredients) === lines
  return alike.find(isSame)?.id ?? null
}
