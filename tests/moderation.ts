import type { NewRecipe, RecipeForm } from '../src/core/recipes/forms/recipe-form.ts'
import type { Decision } from '../src/core/moderation/moderation.ts'
import type { SignedIn } from '../src/core/accounts/signed-in.ts'
import { findStoredRecipe } from '../src/db/recipes/recipes.ts'
import { findRecipeItemId, findReviewItem } from '../src/db/moderation/review-items.ts'
import type { App } from '../src/operations/app/app.ts'
import { editRecipe, openForEdit } from '../src/operations/recipes/edit-recipe.ts'
import { saveRecipe } from '../src/operations/recipes/save-recipe.ts'
import { decide } from '../src/operations/moderation/decide.ts'
import { aRecipe } from './factories.ts'

type Kind = 'recipe' | 'revision'

/** Submits, decides and edits recipes like the pages do. A decision names the version that the editor has seen. */
export function createModeration(app: App, editor: SignedIn) {
  async function itemOf(id: string, kind: Kind = 'recipe') {
    const item = await findReviewItem(app.db, (await findRecipeItemId(app.db, id, kind)) ?? 0)
    if (!item) throw new Error(`Nothing of ${id} waits in moderation`)
    return item
  }
  return {
    itemOf,
    async send(title: string, sender: SignedIn | 'visitor', changes: Partial<NewRecipe> = {}) {
      const saved = await saveRecipe(app, aRecipe({ title, ...changes }), sender)
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    },
    async say(id: string, decision: Decision, reason = 'Because.', kind: Kind = 'recipe') {
      const { id: itemId, version, recipeVersion } = await itemOf(id, kind)
      return decide(app, editor, itemId, { decision, reason, version, recipeVersion })
    },
    async edit(
      id: string,
      changes: Partial<RecipeForm>,
      by: SignedIn | 'link-holder',
      { intent = 'send', here = app }: { intent?: 'save' | 'send'; here?: App } = {},
    ) {
      const opened = await openForEdit(here, by, id)
      if (!opened) return { ok: false as const, reason: 'not-yours' as const }
      const { version, revision, form } = opened
      const revisionId = revision?.id ?? null
      return editRecipe(here, by, id, { form: { ...form, ...changes }, version, revisionId, intent })
    },
    statusOf: async (id: string) => (await findStoredRecipe(app.db, id))?.recipe.status,
  }
}
