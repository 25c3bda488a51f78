import { ingredientsIn, longestWords } from '../../../../core/search/search-address.ts'
import { listOwnRecipesLike } from '../../../../db/recipes/own-recipes-like.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import type { Route } from './+types/own-recipes-like'

/** Finds the cook's own recipes that no search lists: `?q=banana bread`, or `?have=leeks&have=cream`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const { searchParams } = new URL(request.url)
  const words = (searchParams.get('q') ?? '').slice(0, longestWords)
  const home = ingredientsIn(searchParams.getAll('have'))
  const recipes = user ? await listOwnRecipesLike(context.get(appContext).db, user.id, { words, home }) : []
  return Response.json({ recipes }, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}
