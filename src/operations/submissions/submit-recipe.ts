import type { NewRecipe } from '../../core/recipe/recipe-form.ts'
import { type SubmissionForm, recipeFromSubmission } from '../../core/recipe/submission-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { findSameDraft, lockDrafts } from '../../db/my-recipes.ts'
import { keepPicture } from '../../db/pictures.ts'
import type { App } from '../app.ts'
import { accountOf, type Sender } from '../recipes/first-status.ts'
import { recipeColumns } from '../recipes/recipe-columns.ts'
import { authorship, saveDraft, saveRecipe } from '../recipes/save-recipe.ts'
import { newFollowPath } from './new-follow-path.ts'

/** `path` is where its cook follows it: a secret address, or among their own recipes. */
export type SubmitOutcome = { ok: true; id: string; path: string } | { ok: false; reason: 'picture-gone' }

/** Keeps a recipe a cook sends in, together with the way to follow it: both or neither. */
export async function submitRecipe(app: App, form: SubmissionForm, sender: Sender = 'visitor'): Promise<SubmitOutcome> {
  return app.db.transaction(async (tx) => {
    if (form.imageId && !(await keepPicture(tx, form.imageId))) return { ok: false, reason: 'picture-gone' }
    const inside = { ...app, db: tx }
    const saved = await saveRecipe(inside, recipeFromSubmission(form), sender)
    if (!saved.ok) throw new Error(`A recipe without a source is "${saved.id}" already`)
    const path = accountOf(sender) ? '/my-recipes' : await newFollowPath(inside, saved.id, form.email)
    return { ok: true, id: saved.id, path }
  })
}

/**
 * Puts by what a cook with an account has typed so far. Where the answer was lost on its way, or several tabs send it at once, it is
 * kept once.
 */
export async function keepUnfinished(app: App, form: SubmissionForm, cook: SignedIn): Promise<SubmitOutcome> {
  return app.db.transaction(async (tx) => {
    await lockDrafts(tx, cook.id)
    if (form.imageId && !(await keepPicture(tx, form.imageId))) return { ok: false, reason: 'picture-gone' }
    const recipe = recipeFromSubmission(form)
    const columns = recipeColumns(recipe)
    const draft = { ...columns, ...authorship(columns, cook), imageId: form.imageId }
    const id = (await findSameDraft(tx, cook.id, draft)) ?? (await keepDraft({ ...app, db: tx }, recipe, cook))
    return { ok: true, id, path: `/my-recipes/${encodeURIComponent(id)}/edit` }
  })
}

async function keepDraft(app: App, recipe: NewRecipe, cook: SignedIn): Promise<string> {
  const saved = await saveDraft(app, recipe, cook)
  if (!saved.ok) throw new Error('A draft lays no claim to a source')
  return saved.id
}
