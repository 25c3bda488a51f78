import { longestWords } from '../../../../core/search/search-address.ts'
import { findDishes } from '../../../../db/planning/find-dishes.ts'
import { listNewest } from '../../../../db/recipes/recipes.ts'
import { appContext } from '../../../shell/app-context.ts'
import type { Route } from './+types/issue-recipes'

const mostFound = 12

/** Finds recipes for an issue: `?q=leek soup`, or the newest without words. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const words = (new URL(request.url).searchParams.get('q') ?? '').slice(0, longestWords).trim()
  const recipes = words === '' ? await listNewest(db, mostFound) : await findDishes(db, words, mostFound)
  return Response.json({ recipes }, { headers: { 'Cache-Control': 'no-store' } })
}
