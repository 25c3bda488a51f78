import { findSharedCollection, listCollected } from '../../../../db/collections/collections.ts'
import { appContext } from '../../../shell/app-context.ts'
import { refusal, sendRecipes } from '../send-file.server.ts'
import type { Route } from './+types/shared-collection-export'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const collection = await findSharedCollection(db, params.token)
  if (!collection) throw refusal(404, 'There is no shared collection at this address.')
  const recipes = await listCollected(db, collection.id, 'others')
  const ids = recipes.map(({ id }) => id)
  return sendRecipes(context, new URL(request.url).searchParams.get('format'), { ids, title: collection.name })
}
