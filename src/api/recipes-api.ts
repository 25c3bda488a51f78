import { Hono } from 'hono'
import { z } from 'zod'
import { alreadyExistsMessage } from '../core/importing/import-events.ts'
import { RecipeForm, recipeFromForm } from '../core/recipes/forms/recipe-form.ts'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import type { App } from '../operations/app/app.ts'
import { admitSave, tooManySavesMessage } from '../operations/recipes/admit-save.ts'
import { saveRecipe } from '../operations/recipes/save-recipe.ts'
import { maySuggest, suggestDetails } from '../operations/recipes/suggest-details.ts'
import { newFollowPath } from '../operations/submissions/new-follow-path.ts'
import { visitorOf } from './visitor.ts'

const part = z.string().max(200_000).default('')
const SuggestionRequest = z.object({ title: part, description: part, ingredients: part, instructions: part })

const statusOf = { 'not-set': 404, 'too-many': 429, failed: 502 } as const

const isEmpty = (sent: unknown) => typeof sent !== 'object' || sent === null || Object.keys(sent).length === 0

export function recipesApi(app: App) {
  return new Hono<{ Variables: { user?: SignedIn | null } }>()
    .get('/suggestions', async (context) => context.json({ available: await maySuggest(app) }))
    .post('/suggestions', async (context) => {
      const parsed = SuggestionRequest.safeParse(await context.req.json().catch(() => null))
      if (!parsed.success) return context.json({ error: 'The request needs the text of a recipe' }, 422)
      const { signal } = context.req.raw
      const outcome = await suggestDetails(app, { ...parsed.data, visitor: visitorOf(context, app.env), signal })
      return outcome.ok
        ? context.json(outcome.suggestions)
        : context.json({ error: outcome.message }, statusOf[outcome.reason])
    })
    .post('/', async (context) => {
      if (!(await admitSave(app, visitorOf(context, app.env)))) return context.json({ error: tooManySavesMessage }, 429)
      const sent: unknown = await context.req.json().catch(() => null)
      if (isEmpty(sent)) return context.json({ error: 'No recipe to save' }, 422)
      const parsed = RecipeForm.safeParse(sent)
      if (!parsed.success)
        return context.json(
          { error: 'Please check the marked fields', fields: z.flattenError(parsed.error).fieldErrors },
          422,
        )
      const user = context.get('user') ?? null
      const outcome = await saveRecipe(app, recipeFromForm(parsed.data), user ?? 'visitor')
      if (!outcome.ok)
        return context.json({ error: alreadyExistsMessage, ...(outcome.isListed && { id: outcome.id }) }, 409)
      const { id, status, imageProblem } = outcome
      // Visitors without an account follow and edit their recipe by a link.
      const follow = user === null ? await newFollowPath(app, id) : null
      return context.json({ id, status, imageProblem, follow }, 201)
    })
}
