import { SavedForm } from '../../../../core/collections/saved-form.ts'
import { mergeFavorites } from '../../../../operations/collections/merge-favorites.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { isRecipeId } from '../../../../core/recipes/recipe-id.ts'
import type { Route } from './+types/saved-account'

/** Updates the account's favorites with changes from the browser. Returns the updated list. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, SavedForm)
  if (!sent.ok) return sent.refuse()
  const saved = { add: sent.value.add.filter(isRecipeId), remove: sent.value.remove.filter(isRecipeId) }
  const ids = await mergeFavorites(context.get(appContext), actorOf(context), saved)
  return Response.json({ ids }, { headers: { 'Cache-Control': 'no-store' } })
}
