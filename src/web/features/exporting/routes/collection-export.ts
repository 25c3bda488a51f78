import { findOwnCollection, listCollected } from '../../../../db/collections/collections.ts'
import { appContext } from '../../../shell/app-context.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { refusal, sendRecipes } from '../send-file.server.ts'
import type { Route } from './+types/collection-export'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const cook = actorOf(context).id
  const collection = await findOwnCollection(db, cook, params.id)
  if (!collection) throw refusal(404, 'You have no collection at this address.')
  const recipes = await listCollected(db, collection.id, { cook })
  const ids = recipes.map(({ id }) => id)
  return sendRecipes(context, new URL(request.url).searchParams.get('format'), { ids, title: collection.name })
}
