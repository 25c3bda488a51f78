import type { ImportEvent } from '../../core/importing/import-events.ts'
import type { SourceText } from '../../core/importing/source-text.ts'
import { cutNotices } from '../../core/recipes/cut-notices.ts'
import { formFromDraft, missingPart, type RecipeForm } from '../../core/recipes/forms/recipe-form.ts'
import type { RecipeDraft } from '../../core/recipes/recipe.ts'
import type { App } from '../app/app.ts'
import { previewImage } from '../pictures/preview-image.ts'
import { suggestImages } from '../pictures/suggest-images.ts'

type ReadRecipe = { draft: RecipeDraft; source?: SourceText | null }

/** Fetches the picture of a draft and yields its last events. */
export async function* draftEvents(
  app: App,
  { draft, source = null }: ReadRecipe,
  signal: AbortSignal,
): AsyncGenerator<ImportEvent> {
  if (draft.imageUrl) yield { kind: 'stage', stage: 'picture' }
  const preview = draft.imageUrl ? await previewImage(app, draft.imageUrl, signal) : null
  if (signal.aborted) return
  const form = withPlaceholders(formFromDraft({ ...draft, imageUrl: preview ? draft.imageUrl : null }))
  const suggestions = preview ? [] : await suggestImages(app, draft.title, draft.categories)
  yield { kind: 'stage', stage: 'done' }
  yield { kind: 'draft', form, preview, suggestions, cut: cutNotices(draft), source }
}

/**
 * Fills in an empty list with the specification's placeholder. A page with only one of the two lists is worth editing.
 */
export function withPlaceholders(form: RecipeForm): RecipeForm {
  return {
    ...form,
    ingredients: form.ingredients || missingPart.ingredients,
    instructions: form.instructions || missingPart.instructions,
  }
}
