import { cookMay } from '../../core/recipe/cook-may.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { lockRecipe } from '../../db/recipe-revisions.ts'
import { changeStatus } from '../../db/recipe-status.ts'
import { deleteRecipe } from '../../db/recipes.ts'
import { closeItem, closeReports, findRecipeItemId } from '../../db/review-items.ts'
import type { App } from '../app.ts'
import { dropWaitingRevision } from './drop-change.ts'
import { type Cook, isOwn } from './who-may.ts'

type Outcome = 'done' | 'unknown' | 'not-yours' | 'not-now'

/** Its cook takes a recipe back, whether it waits or is listed. Nothing of it is left on the desk. */
export async function withdrawRecipe(app: Pick<App, 'db'>, cook: Cook, id: string): Promise<Outcome> {
  return app.db.transaction(async (tx): Promise<Outcome> => {
    const locked = await lockRecipe(tx, id)
    if (!locked) return 'unknown'
    if (!isOwn(cook, locked)) return 'not-yours'
    if (!cookMay('withdraw', locked.status)) return 'not-now'
    await changeStatus(tx, id, 'withdrawn')
    const itemId = await findRecipeItemId(tx, id, 'recipe')
    if (itemId !== undefined) await closeItem(tx, itemId)
    await closeReports(tx, id)
    await dropWaitingRevision({ db: tx }, id)
    await writeAudit(tx, {
      actor: cook === 'link' ? null : cook,
      action: 'recipe.withdraw',
      subject: ['recipe', id],
      details: { by: cook === 'link' ? 'whoever sent it in' : 'its cook' },
    })
    return 'done'
  })
}

/** Throws away what nobody reads: a draft, one that was refused, one that was taken back. */
export async function deleteOwnRecipe(app: Pick<App, 'db'>, cook: Cook, id: string): Promise<Outcome> {
  return app.db.transaction(async (tx): Promise<Outcome> => {
    const locked = await lockRecipe(tx, id)
    if (!locked) return 'unknown'
    if (!isOwn(cook, locked)) return 'not-yours'
    if (!cookMay('delete', locked.status)) return 'not-now'
    await deleteRecipe(tx, id)
    const actor = cook === 'link' ? null : cook
    await writeAudit(tx, { actor, action: 'recipe.delete', subject: ['recipe', id], details: { was: locked.status } })
    return 'done'
  })
}
