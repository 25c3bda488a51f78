import { slots } from '../../core/meal-plan/meal-plan.ts'
import { shoppingLines } from '../../core/meal-plan/shopping-lines.ts'
import { listIngredientsOf } from '../../db/planned-recipes.ts'
import { appContext } from '../app-context.ts'
import type { Route } from './+types/meal-plan-shopping'

/** What to buy for the recipes of a week: `?id=…&id=…`, one that is cooked twice twice. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.getAll('id').slice(0, slots.length)
  return { lines: shoppingLines(await listIngredientsOf(context.get(appContext).db, ids)) }
}

/** A failed request must not take the plan away: the page says so itself. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ lines: null }))
}
