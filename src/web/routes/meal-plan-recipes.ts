import { listRecipeTitles } from '../../db/planned-recipes.ts'
import { appContext } from '../app-context.ts'
import type { Route } from './+types/meal-plan-recipes'

const mostSaved = 500

/** The titles of recipes a browser has saved: `?id=…&id=…`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.getAll('id').slice(0, mostSaved)
  return listRecipeTitles(context.get(appContext).db, ids)
}

/** A failed request must not take the plan away: it goes on without suggestions. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null)
}
