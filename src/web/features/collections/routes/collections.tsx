import { Form, Link } from 'react-router'
import { NewCollectionForm } from '../../../../core/collections/collection-form.ts'
import { listCollections } from '../../../../db/collections/collections.ts'
import { createCollection } from '../../../../operations/collections/create-collection.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { appContext } from '../../../shell/app-context.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../forms/form-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/collections'

export async function loader({ context }: Route.LoaderArgs) {
  return { collections: await listCollections(context.get(appContext).db, actorOf(context).id) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, NewCollectionForm)
  if (!sent.ok) return sent.refuse()
  const outcome = await createCollection(context.get(appContext), actorOf(context), sent.value.name)
  if (!outcome.ok) return sent.refuse({ errors: { name: outcome.problem } })
  return redirectWithFlash(`/collections/edit/${outcome.id}`, { kind: 'success', title: 'Collection created' })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Collections', description: 'Sort your recipes your way.', path: null })

export default function Collections({ loaderData: { collections }, actionData }: Route.ComponentProps) {
  const { props, fields } = useServerForm({ schema: NewCollectionForm, answer: actionData })
  return (
    <div className="wrap max-w-200">
      <PageHead title="Collections" lead="Sort recipes your way: Sunday lunches, birthdays, kids’ favorites." />
      <div className="grid gap-gap">
        {collections.length > 0 && (
          <ul className="grid gap-2.5">
            {collections.map(({ id, name, recipes, shareToken }) => (
              <li
                key={id}
                className="relative flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface px-5 py-4 shadow-card hover:shadow-card-lift"
              >
                <Link
                  to={`/collections/edit/${id}`}
                  className="min-w-0 font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-md"
                >
                  {name}
                </Link>
                <span className="flex items-center gap-2.5 text-ink-soft">
                  {shareToken && <Badge>Shared</Badge>} {recipes} {recipes === 1 ? 'recipe' : 'recipes'}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Panel aria-label="New collection">
          <Form {...props} className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
            <TextField field={fields.name} label="New collection" />
            <Button type="submit" variant="primary">
              Create
            </Button>
          </Form>
        </Panel>
      </div>
    </div>
  )
}
