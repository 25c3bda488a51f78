import type { RecipeForm } from '../../core/recipes/forms/recipe-form.ts'
import { type Actor, accountOf, isOwner } from '../../core/recipes/actor.ts'
import { transition, type Refused, type Transition } from '../../core/recipes/lifecycle.ts'
import { type RecipeEvent } from '../../core/recipes/lifecycle-events.ts'
import { contentFromForm, contentFromRecipe, editFormOf, formFromContent } from '../../core/recipes/recipe-content.ts'
import { isListed } from '../../core/recipes/visibility.ts'
import type { Db } from '../../db/connection/connect.ts'
import { findWaitingRevision, type Revision } from '../../db/recipes/recipe-revisions.ts'
import { findStanding, lockStanding, type StoredStanding } from '../../db/recipes/recipe-standing.ts'
import { findStoredRecipe, type StoredRecipe } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'
import { sendRevision } from '../moderation/send-revision.ts'
import { carryOut } from './carry-out.ts'
import { reviewsSubmissions } from './first-status.ts'
import { isSourceTaken } from './is-source-taken.ts'
import { pictureAfterEdit } from './picture-for.ts'
import { replaceContent } from './replace-content.ts'

export interface Edit {
  form: RecipeForm
  /** The version of the recipe and the waiting revision that the form was filled with. */
  version: number
  revisionId: number | null
  intent: 'save' | 'send'
}

export type EditOutcome =
  | { ok: true; became: 'saved' | 'waiting' | 'published' | 'change-waiting'; imageProblem: string | null }
  | { ok: false; reason: 'unknown' | 'not-yours' | 'not-now' | 'changed' | 'exists' }

/**
 * Opens a recipe for the edit page and the history. The owner starts with the waiting revision, if there is one. An
 * editor starts with the published content, because saving it must not publish a revision without a decision. Undefined
 * for everyone else.
 */
export async function openForEdit(app: Pick<App, 'db' | 'env'>, actor: Actor, id: string) {
  const stored = await findStoredRecipe(app.db, id)
  const standing = stored && (await findStanding(app.db, id))
  if (!stored || !standing) return undefined
  const siteReviews = await reviewsSubmissions(app)
  const asks = (event: RecipeEvent) => transition(standing, event, actor, siteReviews)
  const isOwn = isOwner(actor, standing)
  const sending = asks(isOwn ? 'submit' : 'edit')
  if (!isOwn && !sending.ok) return undefined
  const revision = await findOwnWaiting(app.db, actor, standing, id)
  return {
    ...stored,
    isOwn,
    revision,
    form: editFormOf(revision?.content ?? contentFromRecipe(stored.recipe)),
    canSave: isOwn && asks('save').ok,
    /** True if the actor can change the recipe. The history is shown in any case. */
    canSend: sending.ok,
    isReviewed: sending.ok && becameOf(sending) !== 'published',
  }
}

/** Changes or submits a recipe. A conflicting change is returned instead of overwritten. */
export async function editRecipe(app: App, actor: Actor, id: string, edit: Edit): Promise<EditOutcome> {
  const opened = await findStoredRecipe(app.db, id)
  const before = opened && (await findStanding(app.db, id))
  if (!opened || !before) return { ok: false, reason: 'unknown' }
  const event = isOwner(actor, before) ? ownersEvents[edit.intent] : 'edit'
  const siteReviews = await reviewsSubmissions(app)
  const first = transition(before, event, actor, siteReviews)
  if (!first.ok) return refused(first)
  // Fetched before anything is locked, because it may take seconds.
  const picture = await pictureAfterEdit(app, formFromContent(contentFromRecipe(opened.recipe)), edit.form)
  const form = { ...edit.form, imageId: picture.id }
  return app.db.transaction(async (tx): Promise<EditOutcome> => {
    const standing = await lockStanding(tx, id)
    const stored = await findStoredRecipe(tx, id)
    if (!standing || !stored) return { ok: false, reason: 'changed' }
    const waiting = await findOwnWaiting(tx, actor, standing, id)
    const isAsRead = standing.version === edit.version && (waiting?.id ?? null) === edit.revisionId
    if (!isAsRead || standing.status !== before.status) return { ok: false, reason: 'changed' }
    const found = transition(standing, event, actor, siteReviews)
    if (!found.ok) return refused(found)
    if (found.effects.includes('claim-source') && (await isSourceTaken(tx, id, form.sourceUrl)))
      return { ok: false, reason: 'exists' }
    const inside = { ...app, db: tx }
    await changeContent(inside, found, { actor, stored, waiting, form })
    if (!(await carryOut(inside, found, { recipeId: id, actor })))
      throw new Error(`The locked recipe "${id}" is in another status`)
    return { ok: true, became: becameOf(found), imageProblem: picture.problem }
  })
}

const ownersEvents = { save: 'save', send: 'submit' } as const

const refused = ({ reason }: Refused): EditOutcome => ({
  ok: false,
  reason: reason === 'unknown' || reason === 'not-yours' ? reason : 'not-now',
})

const findOwnWaiting = async (db: Db, actor: Actor, standing: StoredStanding, id: string) =>
  isListed(standing.status) && isOwner(actor, standing) ? findWaitingRevision(db, id) : undefined

interface Change {
  actor: Actor
  stored: StoredRecipe
  waiting: Revision | undefined
  form: RecipeForm
}

async function changeContent(app: App, { effects }: Transition, { actor, stored, waiting, form }: Change) {
  const content = contentFromForm(form)
  const author = accountOf(actor)
  if (effects.includes('queue-change'))
    return sendRevision(app, stored, { content, authorId: author?.id ?? null, replaces: waiting?.id ?? null })
  return replaceContent(app, stored, {
    content,
    author,
    hasPast: effects.includes('keep-history'),
    claimsSource: effects.includes('claim-source'),
  })
}

function becameOf({ next, effects }: Transition) {
  if (effects.includes('queue-change')) return 'change-waiting'
  if (next === 'published') return 'published'
  return effects.includes('enter-moderation') ? 'waiting' : 'saved'
}
