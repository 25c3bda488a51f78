import { decimalsFor } from '../../core/recipes/scaling/decimal-mark.ts'
import type { Scaling } from '../../core/ingredients/scale.ts'
import { showLine } from '../../core/ingredients/show-line.ts'
import { textOfLine } from '../../core/ingredients/shown-line.ts'
import { mostLines } from '../../core/shopping/shopping-list.ts'
import { listRecipesToBuy } from '../../db/shopping/recipes-to-buy.ts'
import type { App } from '../app/app.ts'

interface RecipeLines {
  id: string
  title: string
  lines: Array<string>
}

/**
 * Returns what to buy for recipes that a visitor or this account may see, in their order. Stops reading once there are
 * more lines than a list can hold.
 */
export async function linesToBuy(
  { db }: Pick<App, 'db'>,
  wanted: ReadonlyArray<{ id: string; factor: number }>,
  { userId, ...amounts }: { userId: string | null } & Pick<Scaling, 'display' | 'system'>,
): Promise<Array<RecipeLines>> {
  const ids = wanted.map(({ id }) => id)
  const found = await listRecipesToBuy(db, ids, userId)
  const recipes: Array<RecipeLines> = []
  let count = 0
  for (const { id, factor } of wanted) {
    const recipe = found.get(id)
    if (!recipe) continue
    if (count > mostLines) break
    const decimals = decimalsFor(recipe.language)
    const lines = recipe.ingredients.map((ingredient) =>
      decimals(textOfLine(showLine(ingredient, { ...amounts, factor })), ingredient.line),
    )
    count += lines.length
    recipes.push({ id, title: recipe.title, lines })
  }
  return recipes
}
