import type { NewRecipe, RecipeForm } from '../src/core/recipe/recipe-form.ts'
import type { Verdict } from '../src/core/review/review.ts'
import type { SignedIn } from '../src/core/signed-in.ts'
import { findKeptRecipe } from '../src/db/recipes.ts'
import { findRecipeItemId, findReviewItem } from '../src/db/review-items.ts'
import type { App } from '../src/operations/app.ts'
import { editRecipe, openForEdit } from '../src/operations/recipes/edit-recipe.ts'
import { saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { decide } from '../src/operations/review/decide.ts'
import { aRecipe } from './factories.ts'

type Kind = 'recipe' | 'revision'

/** The steps of a recipe's life between its cook and an editor, each as the pages take it: what was read is what is answered to. */
export function createDesk(app: App, editor: SignedIn) {
  async function itemOf(id: string, kind: Kind = 'recipe') {
    const item = await findReviewItem(app.db, (await findRecipeItemId(app.db, id, kind)) ?? 0)
    if (!item) throw new Error(`Nothing of ${id} lies on the desk`)
    return item
  }
  return {
    itemOf,
    async send(title: string, sender: SignedIn | 'visitor', changes: Partial<NewRecipe> = {}) {
      const saved = await saveRecipe(app, aRecipe({ title, ...changes }), sender)
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    },
    async say(id: string, verdict: Verdict, reason = 'Because.', kind: Kind = 'recipe') {
      const { id: itemId, version, recipeVersion } = await itemOf(id, kind)
      return decide(app, editor, itemId, { verdict, reason, version, recipeVersion })
    },
    async edit(
      id: string,
      changes: Partial<RecipeForm>,
      by: SignedIn | 'link',
      { intent = 'send', here = app }: { intent?: 'save' | 'send'; here?: App } = {},
    ) {
      const opened = await openForEdit(here, by, id)
      if (!opened) return { ok: false as const, reason: 'not-yours' as const }
      const { version, revision, form } = opened
      const revisionId = revision?.id ?? null
      return editRecipe(here, by, id, { form: { ...form, ...changes }, version, revisionId, intent })
    },
    statusOf: async (id: string) => (await findKeptRecipe(app.db, id))?.recipe.status,
  }
}
