import { Hono } from 'hono'
import { z } from 'zod'
import { alreadyExistsMessage } from '../core/importing.ts'
import { RecipeForm, recipeFromForm } from '../core/recipe/recipe-form.ts'
import type { App } from '../operations/app.ts'
import { admitSave, tooManySavesMessage } from '../operations/recipes/admit-save.ts'
import { saveRecipe } from '../operations/recipes/save-recipe.ts'
import { visitorOf } from './visitor.ts'

export function recipesApi(app: App) {
  return new Hono().post('/', async (context) => {
    if (!(await admitSave(app, visitorOf(context, app.env)))) return context.json({ error: tooManySavesMessage }, 429)
    const parsed = RecipeForm.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success)
      return context.json(
        { error: 'Please check the marked fields', fields: z.flattenError(parsed.error).fieldErrors },
        422,
      )
    const outcome = await saveRecipe(app, recipeFromForm(parsed.data))
    if (!outcome.ok)
      return context.json({ error: alreadyExistsMessage, ...(outcome.isListed && { id: outcome.id }) }, 409)
    const { id, status, imageProblem } = outcome
    return context.json({ id, status, imageProblem }, 201)
  })
}
