import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { findReviewItem, lockReviewItem, setClaim } from '../../db/moderation/review-items.ts'
import type { App } from '../app/app.ts'

type ClaimOutcome = { kind: 'done' | 'unknown' | 'not-now' } | { kind: 'claimed'; by: string }

/** Claims an item, so that other editors see who works on it. `takeOver` replaces another editor's claim. */
export function claimItem(
  app: Pick<App, 'db'>,
  editor: SignedIn,
  itemId: number,
  { takeOver }: Pick<Change, 'takeOver'>,
): Promise<ClaimOutcome> {
  return change(app, editor, itemId, { takeOver, action: 'review.claim', claimant: editor.id })
}

export function releaseItem(app: Pick<App, 'db'>, editor: SignedIn, itemId: number): Promise<ClaimOutcome> {
  return change(app, editor, itemId, { takeOver: false, action: 'review.release', claimant: null })
}

interface Change {
  takeOver: boolean
  action: string
  claimant: string | null
}

async function change(
  { db }: Pick<App, 'db'>,
  editor: SignedIn,
  itemId: number,
  { takeOver, action, claimant }: Change,
) {
  return db.transaction(async (tx): Promise<ClaimOutcome> => {
    await lockReviewItem(tx, itemId)
    const item = await findReviewItem(tx, itemId)
    if (!item) return { kind: 'unknown' }
    if (item.state !== 'open') return { kind: 'not-now' }
    if (item.claim && item.claim.by !== editor.id && !takeOver) return { kind: 'claimed', by: item.claim.name }
    await setClaim(tx, itemId, claimant)
    await writeAudit(tx, { actor: editor, action, subject: ['recipe', item.recipeId], details: { item: itemId } })
    return { kind: 'done' }
  })
}
