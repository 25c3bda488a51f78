import { PlanChangeForm } from '../../../../core/planning/plan-form.ts'
import { changePlan } from '../../../../operations/planning/change-plan.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import type { Route } from './+types/account-plan'

const headers = { 'Cache-Control': 'no-store' }

/** Updates the account's plan with changes from the browser. Returns the updated plan. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, PlanChangeForm)
  if (!sent.ok) return sent.refuse()
  const outcome = await changePlan(context.get(appContext), actorOf(context), sent.value)
  if (!outcome.ok) return Response.json({ problem: outcome.problem }, { status: 409, headers })
  return Response.json({ entries: outcome.entries }, { headers })
}
