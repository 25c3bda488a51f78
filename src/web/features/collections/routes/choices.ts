import { CollectForm } from '../../../../core/collections/collection-form.ts'
import { listCollectionsWith } from '../../../../db/collections/collections.ts'
import { collectRecipe } from '../../../../operations/collections/collect-recipe.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import type { Route } from './+types/choices'

const headers = { 'Cache-Control': 'no-store' }
const askedIn = (request: Request) => new URL(request.url).searchParams.get('recipe') ?? ''

/** Returns the cook's collections, and whether they have the recipe: `?recipe=…`. */
export const loader = ({ request, context }: Route.LoaderArgs) => answer(askedIn(request), context)

async function answer(recipeId: string, context: Route.LoaderArgs['context']) {
  const choices = await listCollectionsWith(context.get(appContext).db, actorOf(context).id, recipeId)
  return Response.json({ choices }, { headers })
}

/** Puts the recipe into a collection, or takes it out. Returns the collections as they are then. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, CollectForm)
  if (!sent.ok) return Response.json({ problem: 'Enter a name' }, { status: 422, headers })
  const outcome = await collectRecipe(context.get(appContext), actorOf(context), askedIn(request), sent.value)
  if (outcome.ok) return answer(askedIn(request), context)
  const problem = outcome.reason === 'refused' ? outcome.problem : 'This collection no longer exists.'
  return Response.json({ problem }, { status: outcome.reason === 'refused' ? 422 : 404, headers })
}
