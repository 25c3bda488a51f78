import { longestWords } from '../../../../core/search/search-address.ts'
import { findOwnCollection, listCollected } from '../../../../db/collections/collections.ts'
import { findDishes } from '../../../../db/planning/find-dishes.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import type { Route } from './+types/find-dishes'

const mostFound = 12

/** Finds recipes to plan: `?q=leek soup`, or `?collection=…` for one of the cook's own. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const user = context.get(userContext)
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('collection')
  const words = (searchParams.get('q') ?? '').slice(0, longestWords).trim()
  return Response.json(
    { recipes: id === null ? await findDishes(db, words, mostFound) : await collected() },
    { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  )

  async function collected() {
    const collection = user && id ? await findOwnCollection(db, user.id, id) : undefined
    return user && collection ? listCollected(db, collection.id, { cook: user.id }) : []
  }
}
