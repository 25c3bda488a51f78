import { data, Form, Link } from 'react-router'
import { listCollections } from '../../../db/collections.ts'
import { createCollection } from '../../../operations/collections/create-collection.ts'
import { actorOf } from '../../signed-in.ts'
import { appContext } from '../../app-context.ts'
import { PageHead } from '../../components/reading/page-head.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Field } from '../../components/ui/field.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { useFirstWrongField } from '../../components/ui/use-first-wrong-field.ts'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { redirectWithFlash } from '../../redirect-with-flash.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/collections'

export async function loader({ context }: Route.LoaderArgs) {
  return { collections: await listCollections(context.get(appContext).db, actorOf(context).id) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const name = formText(await request.formData(), 'name')
  const outcome = await createCollection(context.get(appContext), actorOf(context), name)
  if (!outcome.ok) return data({ name, problem: outcome.problem }, { status: 422 })
  return redirectWithFlash(`/collections/edit/${outcome.id}`, { kind: 'success', title: 'Collection created' })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Collections', description: 'Your recipes, sorted your way.', path: null })

export default function Collections({ loaderData: { collections }, actionData }: Route.ComponentProps) {
  useFirstWrongField(actionData)
  return (
    <div className="wrap max-w-200">
      <PageHead
        title="Collections"
        lead="Recipes sorted your way: Sunday lunches, birthdays, what the children like."
      />
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
          <Form method="post" className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
            <Field label="New collection" error={actionData?.problem}>
              <Input name="name" required maxLength={80} defaultValue={actionData?.name} />
            </Field>
            <Button type="submit" variant="primary">
              Create
            </Button>
          </Form>
        </Panel>
      </div>
    </div>
  )
}
