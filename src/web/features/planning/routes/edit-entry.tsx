import { data, Form } from 'react-router'
import { entryEditOf, entryFormOf, withChange } from '../../../../core/planning/plan-form.ts'
import { findPlanEntry } from '../../../../db/planning/plan-entries.ts'
import { changePlan } from '../../../../operations/planning/change-plan.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { EntryFields, typedOf } from '../entry-fields.tsx'
import type { Route } from './+types/edit-entry'

export const loader = async ({ params, context }: Route.LoaderArgs) => ({ entry: await findOwn(params.id, context) })

async function findOwn(id: string, context: Route.LoaderArgs['context']) {
  const entry = await findPlanEntry(context.get(appContext).db, actorOf(context).id, id)
  if (!entry) throw data('Dish not found', { status: 404 })
  return entry
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const entry = await findOwn(params.id, context)
  const sent = await parseForm(request, entryEditOf(entry.kind))
  if (!sent.ok) return sent.refuse()
  const change =
    sent.value.intent === 'remove'
      ? { put: [], remove: [entry.id] }
      : { put: [withChange(entry, sent.value)], remove: [] }
  const outcome = await changePlan(context.get(appContext), actorOf(context), change)
  if (!outcome.ok) return sent.refuse({ problem: outcome.problem, status: 409 })
  const week = change.put[0]?.day ?? entry.day
  const title = change.put.length > 0 ? 'Plan changed' : 'Removed from the plan'
  return redirectWithFlash(`/meal-plan?week=${week}`, { kind: 'success', title })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Change a planned dish', description: 'A dish in your plan.', path: null })

/** Changes a planned dish without script. With script, the plan opens a dialog instead. */
export default function EditEntry({ loaderData: { entry }, actionData }: Route.ComponentProps) {
  const { props, fields } = useServerForm({
    schema: entryFormOf(entry.kind),
    answer: actionData,
    defaultValue: typedOf(entry),
  })
  return (
    <div className="wrap max-w-200">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Weekly meal plan', to: `/meal-plan?week=${entry.day}` },
          { label: entry.title },
        ]}
      />
      <h1 className="mt-4 mb-6 [overflow-wrap:anywhere]">{entry.title}</h1>
      <FormErrorPanel answer={actionData} />
      <Panel aria-label="Planned dish">
        <Form {...props} className="grid gap-5">
          <EntryFields fields={fields} entry={entry} />
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" name="intent" value="change" variant="primary">
              Save
            </Button>
            <Button type="submit" name="intent" value="remove" variant="danger" formNoValidate>
              Remove
            </Button>
          </div>
        </Form>
      </Panel>
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  404: {
    title: 'Dish not found',
    text: 'It is no longer in your plan.',
    to: '/meal-plan',
    label: 'Weekly meal plan',
  },
})
