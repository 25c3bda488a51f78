import { Hono } from 'hono'
import { z } from 'zod'
import { alreadyExistsMessage } from '../core/importing.ts'
import { RecipeForm, recipeFromForm } from '../core/recipe/recipe-form.ts'
import { countUse } from '../db/rate-limits.ts'
import type { App } from '../operations/app.ts'
import { saveRecipe } from '../operations/recipes/save-recipe.ts'
import { visitorOf } from './visitor.ts'

const savesAnHour = 2_000

export function recipesApi(app: App) {
  return new Hono().post('/', async (context) => {
    const parsed = RecipeForm.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success)
      return context.json(
        { error: 'Please check the marked fields', fields: z.flattenError(parsed.error).fieldErrors },
        422,
      )
    if (!(await countUse(app.db, `save:${visitorOf(context, app.env)}`, savesAnHour, 3600))) {
      return context.json({ error: 'That were many recipes in one hour. Please go on in a while.' }, 429)
    }
    const outcome = await saveRecipe(app, recipeFromForm(parsed.data))
    if (!outcome.ok) return context.json({ error: alreadyExistsMessage, id: outcome.id }, 409)
    return context.json({ id: outcome.id, imageProblem: outcome.imageProblem }, 201)
  })
}
