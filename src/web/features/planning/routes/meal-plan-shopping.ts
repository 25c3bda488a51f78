import { fieldsOf, isText } from '../../../../core/text/fields-of.ts'
import { shoppingLines } from '../../../../core/planning/shopping-lines.ts'
import { listIngredientsOf } from '../../../../db/planning/planned-recipes.ts'
import { appContext } from '../../../shell/app-context.ts'
import { fromLoader } from '../../../browser/client.ts'
import type { Route } from './+types/meal-plan-shopping'

const mostRecipes = 100

/** Returns the shopping list for the recipes of a week: `?id=…&id=…`. A recipe cooked twice is listed twice. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.getAll('id').slice(0, mostRecipes)
  return { lines: shoppingLines(await listIngredientsOf(context.get(appContext).db, ids)) }
}

/** A failed request must not replace the plan. The page reports it. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  // Each failure is a new object, so that the page shows its message each time.
  return { lines: await fromLoader(serverLoader, readLines, request.signal) }
}

function readLines(value: unknown): Array<string> | undefined {
  const { lines } = fieldsOf(value)
  return Array.isArray(lines) && lines.every(isText) ? lines : undefined
}
