import { cookMay } from '../../core/recipe/cook-may.ts'
import { formFromRecipe } from '../../core/recipe/form-from-recipe.ts'
import type { RecipeForm } from '../../core/recipe/recipe-form.ts'
import type { RecipeStatus } from '../../core/recipe/recipe.ts'
import type { Db } from '../../db/connect.ts'
import { findWaitingRevision, lockRecipe, type Revision } from '../../db/recipe-revisions.ts'
import { changeStatus } from '../../db/recipe-status.ts'
import { findKeptRecipe, type KeptRecipe } from '../../db/recipes.ts'
import { findRecipeItemId, findReviewItem, noteRead, settleItem } from '../../db/review-items.ts'
import type { App } from '../app.ts'
import { sendRevision } from '../review/send-revision.ts'
import { sendToDesk } from '../review/send-to-desk.ts'
import { dropWaitingRevision } from './drop-change.ts'
import { firstStatus, publishesAtOnce } from './first-status.ts'
import { isSourceTaken } from './is-source-taken.ts'
import { noteDeed } from './note-deed.ts'
import { pictureAfterEdit } from './picture-for.ts'
import { replaceContent } from './replace-content.ts'
import { type Cook, isOwn, mayEdit } from './who-may.ts'

export interface Edit {
  form: RecipeForm
  /** The state of the recipe that was read, and the change of it that waited then. */
  version: number
  revisionId: number | null
  intent: 'save' | 'send'
}

export type EditOutcome =
  | { ok: true; became: 'saved' | 'waiting' | 'published' | 'change-waiting'; imageProblem: string | null }
  | { ok: false; reason: 'unknown' | 'not-yours' | 'not-now' | 'changed' | 'exists' }

/**
 * What somebody starts with: its cook with the change that waits, where one does; an editor with what is on the site, since
 * saving that publishes nothing nobody has decided about.
 */
export async function openForEdit(app: Pick<App, 'db'>, cook: Cook, id: string) {
  const kept = await findKeptRecipe(app.db, id)
  if (!kept || !mayEdit(cook, { ...kept, status: kept.recipe.status })) return undefined
  const revision = await findOwnWaiting(app.db, cook, kept)
  return { ...kept, revision, form: revision?.content ?? formFromRecipe(kept.recipe) }
}

/** Changes a recipe, or asks for it. Of two who do so at once the second is told, and nothing is overwritten. */
export async function editRecipe(app: App, cook: Cook, id: string, edit: Edit): Promise<EditOutcome> {
  const opened = await findKeptRecipe(app.db, id)
  if (!opened) return { ok: false, reason: 'unknown' }
  const { status } = opened.recipe
  if (!mayEdit(cook, { ...opened, status })) return { ok: false, reason: 'not-yours' }
  if (!cookMay(edit.intent, status)) return { ok: false, reason: 'not-now' }
  // Fetched before anything is held: it may take seconds.
  const picture = await pictureAfterEdit(app, formFromRecipe(opened.recipe), edit.form)
  const form = { ...edit.form, imageId: picture.id }
  return app.db.transaction(async (tx): Promise<EditOutcome> => {
    await lockRecipe(tx, id)
    const kept = await findKeptRecipe(tx, id)
    const waiting = kept && (await findOwnWaiting(tx, cook, kept))
    const isAsRead = kept?.version === edit.version && (waiting?.id ?? null) === edit.revisionId
    if (!kept || !isAsRead || kept.recipe.status !== status) return { ok: false, reason: 'changed' }
    // A draft lays no claim to its source until it is sent.
    const isClaiming = status !== 'draft' || edit.intent === 'send'
    if (isClaiming && (await isSourceTaken(tx, id, form.sourceUrl))) return { ok: false, reason: 'exists' }
    const became = await apply({ ...app, db: tx }, { cook, kept, waiting, form, intent: edit.intent })
    await noteDeed(tx, cook, deedOf(cook, kept, became), id)
    return { ok: true, became, imageProblem: picture.problem }
  })
}

const findOwnWaiting = async (db: Db, cook: Cook, kept: KeptRecipe) =>
  kept.recipe.status === 'published' && isOwn(cook, kept) ? findWaitingRevision(db, kept.recipe.id) : undefined

interface Change {
  cook: Cook
  kept: KeptRecipe
  waiting: Revision | undefined
  form: RecipeForm
  intent: Edit['intent']
}

async function apply(app: App, { cook, kept, waiting, form, intent }: Change) {
  const { id, status } = kept.recipe
  const author = cook === 'link' ? null : cook
  const sender = author ?? 'visitor'
  if (status === 'published') {
    if ((await firstStatus(app, sender)) === 'pending') {
      await sendRevision(app, kept, { content: form, authorId: author?.id ?? null, replaces: waiting?.id ?? null })
      return 'change-waiting' as const
    }
    if (isOwn(cook, kept)) await dropWaitingRevision(app, id)
    await replaceContent(app, kept, { content: form, author })
    return 'published' as const
  }
  const isSent = intent === 'send'
  const isRead = !isOwn(cook, kept) && (await wasRead(app, kept))
  await replaceContent(app, kept, {
    content: form,
    author,
    hasPast: status !== 'draft',
    claimsSource: isSent || status !== 'draft',
  })
  if (isRead) await noteRead(app.db, id)
  if (!isSent) return 'saved' as const
  const next = isOwn(cook, kept) ? await statusOnceSent(app, status, id, sender) : status
  if (next === 'published') await publish(app, id, author?.id ?? null)
  if (next === 'pending') {
    await changeStatus(app.db, id, 'pending')
    await sendToDesk(app, id)
  }
  return next === 'published' ? ('published' as const) : next === 'pending' ? ('waiting' as const) : ('saved' as const)
}

/** What an editor mends of what was decided about stays so; it takes nothing in that its cook has not sent. */
async function wasRead({ db }: App, { recipe, version }: KeptRecipe): Promise<boolean> {
  const itemId = await findRecipeItemId(db, recipe.id, 'recipe')
  const item = itemId === undefined ? undefined : await findReviewItem(db, itemId)
  return item?.state === 'changes-requested' && item.lastReadVersion === version
}

/** What the desk has once questioned comes back to it, unless its cook is trusted; what was taken down comes back in any case. */
async function statusOnceSent(app: App, status: RecipeStatus, id: string, sender: 'visitor' | Exclude<Cook, 'link'>) {
  const itemId = await findRecipeItemId(app.db, id, 'recipe')
  const item = itemId === undefined ? undefined : await findReviewItem(app.db, itemId)
  if (item?.objection === 'taken-down') return 'pending'
  const isNew = status === 'draft' || (status === 'withdrawn' && item?.objection !== 'questioned')
  if (isNew) return firstStatus(app, sender)
  return publishesAtOnce(sender) ? 'published' : 'pending'
}

async function publish(app: App, id: string, by: string | null) {
  await changeStatus(app.db, id, 'published')
  const itemId = await findRecipeItemId(app.db, id, 'recipe')
  if (itemId !== undefined) await settleItem(app.db, itemId, { state: 'approved', reason: null, decidedBy: by })
}

/** What was done, as the log of who did what names it. */
function deedOf(cook: Cook, kept: KeptRecipe, became: Extract<EditOutcome, { ok: true }>['became']): string {
  if (!isOwn(cook, kept)) return 'recipe.edit'
  switch (became) {
    case 'saved':
      return 'recipe.save'
    case 'waiting':
      return 'recipe.send'
    case 'change-waiting':
      return 'recipe.send-change'
    case 'published':
      return kept.recipe.status === 'published' ? 'recipe.edit' : 'recipe.publish'
  }
}
