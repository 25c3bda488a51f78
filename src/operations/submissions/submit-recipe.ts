import type { NewRecipe } from '../../core/recipes/forms/recipe-form.ts'
import { type SubmissionForm, recipeFromSubmission } from '../../core/recipes/forms/submission-form.ts'
import { type Actor, accountOf } from '../../core/recipes/actor.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { findSameDraft, lockDrafts } from '../../db/recipes/my-recipes.ts'
import { claimPicture } from '../../db/pictures/pictures.ts'
import type { App } from '../app/app.ts'
import { recipeColumns } from '../recipes/recipe-columns.ts'
import { authorship, saveDraft, saveRecipe } from '../recipes/save-recipe.ts'
import { newFollowPath } from './new-follow-path.ts'

/** `path` is where the cook follows the recipe: a secret address or My Recipes. */
export type SubmitOutcome = { ok: true; id: string; path: string } | { ok: false; reason: 'picture-gone' }

/** Saves a submission with the address to follow it: both or neither. */
export async function submitRecipe(app: App, form: SubmissionForm, actor: Actor = 'visitor'): Promise<SubmitOutcome> {
  return app.db.transaction(async (tx) => {
    if (form.imageId && !(await claimPicture(tx, form.imageId))) return { ok: false, reason: 'picture-gone' }
    const inside = { ...app, db: tx }
    const saved = await saveRecipe(inside, recipeFromSubmission(form), actor)
    if (!saved.ok) throw new Error(`A recipe without a source is "${saved.id}" already`)
    const path = accountOf(actor) ? '/my-recipes' : await newFollowPath(inside, saved.id, form.email)
    return { ok: true, id: saved.id, path }
  })
}

/**
 * Saves a cook's unfinished recipe as a draft. If the answer is lost or several tabs send it at once, it is saved once.
 */
export async function saveUnfinished(app: App, form: SubmissionForm, cook: SignedIn): Promise<SubmitOutcome> {
  return app.db.transaction(async (tx) => {
    await lockDrafts(tx, cook.id)
    if (form.imageId && !(await claimPicture(tx, form.imageId))) return { ok: false, reason: 'picture-gone' }
    const recipe = recipeFromSubmission(form)
    const columns = recipeColumns(recipe)
    const draft = { ...columns, ...authorship(columns, cook), imageId: form.imageId }
    const id = (await findSameDraft(tx, cook.id, draft)) ?? (await storeDraft({ ...app, db: tx }, recipe, cook))
    return { ok: true, id, path: `/my-recipes/${encodeURIComponent(id)}/edit` }
  })
}

async function storeDraft(app: App, recipe: NewRecipe, cook: SignedIn): Promise<string> {
  const saved = await saveDraft(app, recipe, cook)
  if (!saved.ok) throw new Error('A draft does not claim a source')
  return saved.id
}
