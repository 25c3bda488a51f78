import { readRecipeSummaries } from '../../../../core/recipes/read-recipe-summary.ts'
import { listByChef } from '../../../../db/recipes/recipes.ts'
import { appContext } from '../../../shell/app-context.ts'
import { requirePart } from '../../../shell/require-part.server.ts'
import { fromLoader } from '../../../browser/client.ts'
import type { Route } from './+types/chef-recipes'

const recipesShown = 100

/** Returns the recipes for a chef's dialog. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  await requirePart(db, 'community')
  return listByChef(db, params.id, recipesShown)
}

/** A failed request must not replace the page. The dialog shows the failure. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => fromLoader(serverLoader, readRecipeSummaries)
