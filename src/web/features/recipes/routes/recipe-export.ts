import type { RecipeDraft } from '../../../../core/recipes/recipe.ts'
import { exportRecipe } from '../../../../operations/exporting/export-file.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { admittedFormat, refusal, sendFile } from '../../exporting/send-file.server.ts'
import { readAmountChoice } from '../amount-choice.ts'
import { shownDraft } from '../shown-draft.ts'
import type { Route } from './+types/recipe-export'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const format = await admittedFormat(context, params.format, 'recipe')
  const choice = readAmountChoice(new URL(request.url).searchParams)
  const actor = context.get(userContext) ?? 'visitor'
  // Other apps scale the amounts of the original themselves.
  const asShown = (recipe: RecipeDraft) => (format === 'pdf' ? shownDraft(recipe, choice) : recipe)
  const file = await exportRecipe(context.get(appContext), actor, format, params.id, asShown)
  if (!file) throw refusal(404, 'There is no recipe to download here.')
  return sendFile(file)
}
