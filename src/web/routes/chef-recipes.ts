import { listByChef } from '../../db/recipes.ts'
import { appContext } from '../app-context.ts'
import type { Route } from './+types/chef-recipes'

const recipesShown = 100

/** What the dialog of a chef shows. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return listByChef(context.get(appContext).db, params.id, recipesShown)
}

/** A failed request must not take the whole page away: the dialog says so itself. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => null)
}
