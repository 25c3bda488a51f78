import { recipeStatuses } from '../../../../core/recipes/lifecycle-events.ts'
import { listManagedIds } from '../../../../db/recipes/managed-recipes.ts'
import { appContext } from '../../../shell/app-context.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { chosenAmong, sendRecipes } from '../send-file.server.ts'
import type { Route } from './+types/admin-recipes-export'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('find') ?? '').trim().slice(0, 100)
  const asked = searchParams.get('status')
  const status = recipeStatuses.find((known) => known === asked) ?? null
  const viewer = actorOf(context).id
  const ids = chosenAmong(await listManagedIds(context.get(appContext).db, { words, status, viewer }), searchParams)
  return sendRecipes(context, searchParams.get('format'), { ids, title: 'recipes' })
}
