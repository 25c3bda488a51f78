import { setTimeout as pause } from 'node:timers/promises'
import { dietTagsOf } from '../../core/recipes/diets-of.ts'
import { drawnDishOf } from '../../core/recipes/drawing/drawing-of.ts'
import { areDietsRead, rememberDietsRead, updateDiets } from '../../db/recipes/diets.ts'
import type { App } from '../app/app.ts'

/** Increase when the rules or word lists change, so that stored recipes are derived again. */
const dietsEdition = 4

const batchSize = 200
/** Pauses four times as long as it works, so visitors come first. */
const restShare = 4

/** Updates the diet tags and drawings of all recipes, in batches with pauses. Once done, a start costs one small query. */
export async function readDiets(app: Pick<App, 'db' | 'log'>, edition = dietsEdition): Promise<void> {
  try {
    if (await areDietsRead(app.db, edition)) return
    let after: string | undefined = ''
    while (after !== undefined) {
      const start = performance.now()
      after = await updateDiets(app.db, after, batchSize, (recipe) => ({
        diets: dietTagsOf(recipe.ingredients),
        drawing: drawnDishOf(recipe),
      }))
      await pause((performance.now() - start) * restShare, undefined, { ref: false })
    }
    await rememberDietsRead(app.db, edition)
  } catch (cause) {
    app.log.warn({ err: cause }, 'Could not update diet labels. The next start continues')
  }
}
