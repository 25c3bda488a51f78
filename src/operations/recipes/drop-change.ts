import { lockRecipe, refuseRevision } from '../../db/recipe-revisions.ts'
import { closeItem, findRecipeItemId, findReviewItem } from '../../db/review-items.ts'
import type { App } from '../app.ts'
import { noteDeed } from './note-deed.ts'
import { type Cook, isOwn } from './who-may.ts'

/** Takes the change that waits back; the recipe stays as it is. `not-now` when none waits. */
export async function dropChange(
  app: Pick<App, 'db'>,
  cook: Cook,
  id: string,
): Promise<'done' | 'unknown' | 'not-yours' | 'not-now'> {
  return app.db.transaction(async (tx) => {
    const locked = await lockRecipe(tx, id)
    if (!locked) return 'unknown'
    if (!isOwn(cook, locked)) return 'not-yours'
    if (!(await dropWaitingRevision({ db: tx }, id))) return 'not-now'
    await noteDeed(tx, cook, 'recipe.drop-change', id)
    return 'done'
  })
}

/** In a transaction that holds the recipe. */
export async function dropWaitingRevision({ db }: Pick<App, 'db'>, id: string): Promise<boolean> {
  const itemId = await findRecipeItemId(db, id, 'revision')
  const item = itemId === undefined ? undefined : await findReviewItem(db, itemId)
  if (!item) return false
  await closeItem(db, item.id)
  if (item.revisionId !== null) await refuseRevision(db, item.revisionId)
  return true
}
