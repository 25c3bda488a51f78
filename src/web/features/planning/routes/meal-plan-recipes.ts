import { fieldsOf, isText } from '../../../../core/text/fields-of.ts'
import { listRecipeTitles } from '../../../../db/planning/planned-recipes.ts'
import { appContext } from '../../../shell/app-context.ts'
import { fromLoader } from '../../../browser/client.ts'
import type { Route } from './+types/meal-plan-recipes'

const mostSaved = 500

/** Returns the titles of a browser's favorites: `?id=…&id=…`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.getAll('id').slice(0, mostSaved)
  return listRecipeTitles(context.get(appContext).db, ids)
}

/** A failed request must not replace the plan. The plan then has no suggestions. */
export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  fromLoader(serverLoader, readTitles, request.signal)

const readTitles = (value: unknown) => (Array.isArray(value) && value.every(isTitle) ? value : undefined)

function isTitle(value: unknown): value is { id: string; title: string } {
  const { id, title } = fieldsOf(value)
  return isText(id) && isText(title)
}
