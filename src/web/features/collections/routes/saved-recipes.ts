import { listSavedRecipes } from '../../../../db/collections/saved-recipes.ts'
import { appContext } from '../../../shell/app-context.ts'
import { isRecipeId } from '../../../../core/recipes/recipe-id.ts'
import { savedAtOnce } from '../saved-limits.ts'
import type { Route } from './+types/saved-recipes'

/** Returns what cards show of a browser's favorites. Every browser has its own list, so the answer is not cached. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.getAll('id').filter(isRecipeId)
  const ids = [...new Set(asked)].slice(0, savedAtOnce)
  const saved = await listSavedRecipes(context.get(appContext).db, ids)
  return Response.json(saved, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}
