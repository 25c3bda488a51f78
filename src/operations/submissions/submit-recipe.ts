import { type SubmissionForm, recipeFromSubmission } from '../../core/recipe/submission-form.ts'
import { keepPicture } from '../../db/pictures.ts'
import { insertSubmission } from '../../db/submissions.ts'
import type { App } from '../app.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { hashOf, newToken } from './submission-token.ts'

export type SubmitOutcome = { ok: true; id: string; token: string } | { ok: false; reason: 'picture-gone' }

/** Keeps a recipe a cook sends in, together with the token by which it is followed: both or neither. */
export async function submitRecipe(app: App, form: SubmissionForm): Promise<SubmitOutcome> {
  return app.db.transaction(async (tx) => {
    if (form.imageId && !(await keepPicture(tx, form.imageId))) return { ok: false, reason: 'picture-gone' }
    const saved = await saveRecipe({ ...app, db: tx }, recipeFromSubmission(form))
    if (!saved.ok) throw new Error(`A recipe without a source is "${saved.id}" already`)
    const token = newToken()
    await insertSubmission(tx, hashOf(token), saved.id)
    return { ok: true, id: saved.id, token }
  })
}
