import { Form, Link } from 'react-router'
import { counted } from '../../../../core/text/counted.ts'
import { NewCollectionForm } from '../../../../core/collections/collection-form.ts'
import { listCollectionPictures, listCollections } from '../../../../db/collections/collections.ts'
import { createCollection } from '../../../../operations/collections/create-collection.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { appContext } from '../../../shell/app-context.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card, CardBody, cardLink } from '../../../ui/card.tsx'
import { CollectionPictures } from '../collection-pictures.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TextField } from '../../../forms/form-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/collections'

const mostPictures = 4

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const { id: cook } = actorOf(context)
  const [collections, pictures] = await Promise.all([
    listCollections(db, cook),
    listCollectionPictures(db, cook, mostPictures),
  ])
  return { collections: collections.map((one) => ({ ...one, pictures: pictures.get(one.id) ?? [] })) }
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
    <div className="wrap">
      <PageHead title="Collections" lead="Sort recipes your way: Sunday lunches, birthdays, kids’ favorites." />
      <div className="grid gap-gap">
        {collections.length > 0 && (
          <ul className="card-grid">
            {collections.map(({ id, name, recipes, shareToken, pictures }) => (
              <li key={id} className="grid">
                <Card>
                  <CollectionPictures pictures={pictures} />
                  <CardBody>
                    <h2 className="text-h3 font-[560]">
                      <Link to={`/collections/edit/${id}`} className={cardLink}>
                        {name}
                      </Link>
                    </h2>
                    <p className="flex items-center gap-2.5 text-small text-ink-soft">
                      {counted(recipes, 'recipe')} {shareToken && <Badge>Shared</Badge>}
                    </p>
                  </CardBody>
                </Card>
              </li>
            ))}
          </ul>
        )}
        <Panel aria-label="New collection" className="w-full max-w-200">
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
