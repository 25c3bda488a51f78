import type { Actor } from '../../core/recipes/actor.ts'
import { changeTransition } from '../../core/recipes/change-lifecycle.ts'
import { refuseRevision } from '../../db/recipes/recipe-revisions.ts'
import { lockStanding } from '../../db/recipes/recipe-standing.ts'
import { closeItem, findRecipeItemId, findReviewItem } from '../../db/moderation/review-items.ts'
import type { App } from '../app/app.ts'
import { carryOutChange } from '../moderation/carry-out-change.ts'

/** Drops the owner's waiting revision. The recipe stays unchanged. Returns `not-now` when no revision waits. */
export async function dropChange(
  app: App,
  actor: Actor,
  id: string,
): Promise<'done' | 'unknown' | 'not-yours' | 'not-now'> {
  return app.db.transaction(async (tx) => {
    const standing = await lockStanding(tx, id)
    if (!standing) return 'unknown'
    const item = await findWaitingItem(tx, id)
    const { ownerId } = standing
    const found = changeTransition({ state: item?.state ?? 'withdrawn', ownerId }, 'drop', actor)
    if (!found.ok) return found.reason === 'not-yours' ? 'not-yours' : 'not-now'
    if (item) await carryOutChange({ ...app, db: tx }, found, { item, actor })
    return 'done'
  })
}

/** Drops the waiting revision of a recipe that leaves the site. Lock the recipe first. */
export async function dropWaitingRevision({ db }: Pick<App, 'db'>, id: string): Promise<void> {
  const item = await findWaitingItem(db, id)
  if (!item) return
  await closeItem(db, item.id)
  if (item.revisionId !== null) await refuseRevision(db, item.revisionId)
}

async function findWaitingItem(db: App['db'], id: string) {
  const itemId = await findRecipeItemId(db, id, 'revision')
  return itemId === undefined ? undefined : findReviewItem(db, itemId)
}
