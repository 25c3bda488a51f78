import { isListed } from '../../core/recipes/visibility.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import { lockStanding } from '../../db/recipes/recipe-standing.ts'
import { countCooked } from '../../db/reviews/cooked.ts'
import type { App } from '../app/app.ts'

/** Repeated presses included. */
const pressesADay = 40

/** Counts that a visitor cooked a recipe to its end, once a day for each recipe. */
export async function finishCooking({ db }: Pick<App, 'db'>, recipeId: string, visitor: string): Promise<void> {
  if (!(await countUse(db, `cooked:${visitor}`, pressesADay, 86_400))) return
  await db.transaction(async (tx) => {
    const recipe = await lockStanding(tx, recipeId)
    if (!recipe || !isListed(recipe.status)) return
    if (await countUse(tx, `cooked:${visitor}:${recipeId.slice(0, 200)}`, 1, 86_400)) await countCooked(tx, recipeId)
  })
}
