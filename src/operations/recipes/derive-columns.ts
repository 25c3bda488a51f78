import { setTimeout as pause } from 'node:timers/promises'
import { dietTagsOf } from '../../core/recipes/diets-of.ts'
import { drawnDishOf } from '../../core/recipes/drawing/drawing-of.ts'
import { recipeLanguage } from '../../core/recipes/recipe-language.ts'
import { areColumnsDerived, rememberColumnsDerived, updateDerivedColumns } from '../../db/recipes/derived-columns.ts'
import type { App } from '../app/app.ts'

/** Increase when the rules or word lists change, so that stored recipes are derived again. */
const derivedEdition = 5

const batchSize = 200
/** Pauses four times as long as it works, so visitors come first. */
const restShare = 4

/**
 * Updates the diet tags, drawings and languages of all recipes, in batches with pauses. Once done, a start costs one
 * small query.
 */
export async function deriveColumns(app: Pick<App, 'db' | 'log'>, edition = derivedEdition): Promise<void> {
  try {
    if (await areColumnsDerived(app.db, edition)) return
    let after: string | undefined = ''
    while (after !== undefined) {
      const start = performance.now()
      after = await updateDerivedColumns(app.db, after, batchSize, (recipe) => ({
        diets: dietTagsOf(recipe.ingredients),
        drawing: drawnDishOf(recipe),
        language: recipeLanguage(recipe),
      }))
      await pause((performance.now() - start) * restShare, undefined, { ref: false })
    }
    await rememberColumnsDerived(app.db, edition)
  } catch (cause) {
    app.log.warn({ err: cause }, 'Could not update diet labels, drawings and languages. The next start continues')
  }
}
