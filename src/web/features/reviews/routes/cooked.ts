import { finishCooking } from '../../../../operations/reviews/count-cooked.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import type { Route } from './+types/cooked'

/** Counts that a recipe was cooked to its end. Cook mode sends it. */
export async function action({ params, context }: Route.ActionArgs) {
  await finishCooking(context.get(appContext), params.id, context.get(visitorContext))
  return new Response(null, { status: 204 })
}
