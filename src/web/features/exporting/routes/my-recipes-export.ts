import { listMyRecipeIds } from '../../../../db/recipes/my-recipes.ts'
import { appContext } from '../../../shell/app-context.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { chosenAmong, sendRecipes } from '../send-file.server.ts'
import type { Route } from './+types/my-recipes-export'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const own = await listMyRecipeIds(context.get(appContext).db, actorOf(context).id)
  const ids = chosenAmong(own, searchParams)
  return sendRecipes(context, searchParams.get('format'), { ids, title: 'my recipes' })
}
