import { listSavedRecipes } from '../../db/saved-recipes.ts'
import { appContext } from '../app-context.ts'
import { isSavedId, savedAtOnce } from '../saved/saved-limits.ts'
import type { Route } from './+types/saved-recipes'

/** What cards show of the recipes a browser has saved. Its list differs from everybody else's, so nobody keeps the answer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.getAll('id').filter(isSavedId)
  const ids = [...new Set(asked)].slice(0, savedAtOnce)
  const saved = await listSavedRecipes(context.get(appContext).db, ids)
  return Response.json(saved, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}
