import type { SignedIn } from '../../core/signed-in.ts'
import { changeStatus } from '../../db/recipe-status.ts'
import { findRecipeItemId, insertSettled, noteRead, settleItem, settleReports } from '../../db/review-items.ts'
import type { App } from '../app.ts'
import { dropWaitingRevision } from '../recipes/drop-change.ts'
import { tellCook } from './tell-cook.ts'

/** The site takes a recipe down: its cook reads why, reports about it are answered, and it does not come back unseen. In a transaction that holds the recipe. */
export async function takeDown(app: App, actor: Pick<SignedIn, 'id'> | null, recipeId: string, reason: string | null) {
  const settled = { state: 'withdrawn' as const, reason, decidedBy: actor?.id ?? null }
  await changeStatus(app.db, recipeId, 'withdrawn')
  await dropWaitingRevision(app, recipeId)
  await settleReports(app.db, recipeId, { ...settled, state: 'approved' })
  const known = await findRecipeItemId(app.db, recipeId, 'recipe')
  if (known !== undefined) await settleItem(app.db, known, settled)
  const itemId = known ?? (await insertSettled(app.db, recipeId, settled))
  await noteRead(app.db, recipeId)
  await tellCook(app, itemId)
}
