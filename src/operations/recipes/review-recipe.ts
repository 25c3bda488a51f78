import type { RecipeStatus } from '../../core/recipe/recipe.ts'
import { changeStatus, findStatus } from '../../db/recipe-status.ts'
import type { App } from '../app.ts'
import { recipeIdOf } from './recipe-id-of.ts'

export type Verdict = Exclude<RecipeStatus, 'pending'>

type ReviewOutcome = { kind: 'done' | 'already' | 'unknown'; id: string }

/** Lists a recipe from now on, or takes it down; its address then says that it was. Either can be taken back by the other. */
export async function reviewRecipe(app: App, name: string, verdict: Verdict): Promise<ReviewOutcome> {
  const id = recipeIdOf(name)
  if (await changeStatus(app.db, id, verdict)) return { kind: 'done', id }
  return { kind: (await findStatus(app.db, id)) ? 'already' : 'unknown', id }
}
