import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { data, Form, isRouteErrorResponse, Link } from 'react-router'
import { findOwnCollection, listCollected } from '../../../db/collections.ts'
import { listSavedIds, listSavedRecipes } from '../../../db/saved-recipes.ts'
import { changeCollection, type CollectionChange } from '../../../operations/collections/change-collection.ts'
import { actorOf } from '../../signed-in.ts'
import { appContext } from '../../app-context.ts'
import { NotHere } from '../../components/reading/not-here.tsx'
import { Section } from '../../components/account/section.tsx'
import { AskFirst } from '../../components/admin/shell/ask-first.tsx'
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { CopyLink } from '../../components/ui/copy-link.tsx'
import { Field } from '../../components/ui/field.tsx'
import { IconButton } from '../../components/ui/icon-button.tsx'
import { Input } from '../../components/ui/input.tsx'
import { NativeSelect } from '../../components/ui/native-select.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { redirectWithFlash } from '../../redirect-with-flash.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/edit'

const mostOffered = 300

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const user = actorOf(context)
  const collection = await findOwnCollection(db, user.id, params.id)
  if (!collection) throw data('There is no such collection of yours', { status: 404 })
  const recipes = await listCollected(db, collection.id, { cook: user.id })
  const { recipes: saved } = await listSavedRecipes(db, await listSavedIds(db, user.id, mostOffered))
  const offered = saved.filter(({ id }) => !recipes.some((recipe) => recipe.id === id))
  return {
    collection,
    recipes: recipes.map(({ id, title }) => ({ id, title })),
    offered: offered.map(({ id, title }) => ({ id, title })),
    origin: env.PUBLIC_URL ?? new URL(request.url).origin,
  }
}

const said = { rename: 'Collection renamed', share: 'The link works now', unshare: 'The link works no longer' } as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData()
  const wanted = changeIn(form)
  if (!wanted) throw data('The form did not say what to do', { status: 400 })
  const outcome = await changeCollection(context.get(appContext), actorOf(context), params.id, wanted)
  if (outcome === 'not-yours') throw data('There is no such collection of yours', { status: 404 })
  if (wanted.kind === 'delete')
    return redirectWithFlash('/collections', { kind: 'success', title: 'Collection deleted' })
  const title = wanted.kind in said ? said[wanted.kind as keyof typeof said] : 'Collection changed'
  return redirectWithFlash(`/collections/edit/${params.id}`, { kind: 'success', title })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

function changeIn(form: FormData): CollectionChange | null {
  const kind = formText(form, 'intent')
  if (kind === 'rename') return { kind, name: formText(form, 'name') }
  if (kind === 'share' || kind === 'unshare' || kind === 'delete') return { kind }
  if (kind === 'add' || kind === 'remove' || kind === 'up' || kind === 'down')
    return { kind, recipeId: formText(form, 'recipeId') }
  return null
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], { title: loaderData?.collection.name ?? 'Collection', description: 'A collection.', path: null })

export default function EditCollection({ loaderData: { collection, recipes, offered, origin } }: Route.ComponentProps) {
  const shared = collection.shareToken && `${origin}/collections/${collection.shareToken}`
  return (
    <div className="wrap max-w-200">
      <Breadcrumbs
        crumbs={[{ label: 'Home', to: '/' }, { label: 'Collections', to: '/collections' }, { label: collection.name }]}
      />
      <h1 className="mt-4 mb-6 [overflow-wrap:anywhere]">{collection.name}</h1>
      <div className="grid gap-gap">
        <Section title="Recipes" lead="In the order you like.">
          <ol className="grid gap-2">
            {recipes.map(({ id, title }, place) => (
              <li key={id} className="flex items-center gap-2 rounded-md bg-sunk py-1.5 pr-1.5 pl-4">
                <Link to={`/recipe/${id}`} className="mr-auto min-w-0 py-2 [overflow-wrap:anywhere]">
                  {title}
                </Link>
                <Form method="post" preventScrollReset className="flex flex-none">
                  <input type="hidden" name="recipeId" value={id} />
                  <IconButton
                    type="submit"
                    name="intent"
                    value="up"
                    label={`Move ${title} up`}
                    variant="quiet"
                    disabled={place === 0}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    type="submit"
                    name="intent"
                    value="down"
                    label={`Move ${title} down`}
                    variant="quiet"
                    disabled={place === recipes.length - 1}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                  <IconButton type="submit" name="intent" value="remove" label={`Take ${title} out`} variant="quiet">
                    <X aria-hidden />
                  </IconButton>
                </Form>
              </li>
            ))}
          </ol>
          {recipes.length === 0 && <p className="text-ink-soft">Nothing is in it yet.</p>}
          {offered.length > 0 ? (
            <Form method="post" preventScrollReset className="mt-5 grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
              <input type="hidden" name="intent" value="add" />
              <Field label="Add one of your saved recipes">
                <NativeSelect name="recipeId">
                  {offered.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
              <Button type="submit">Add</Button>
            </Form>
          ) : (
            <p className="mt-4 text-ink-soft">Save recipes with the heart on their pages, and add them here.</p>
          )}
        </Section>
        <Section title="Share" lead="Whoever has the link sees the collection. Taken back, it never works again.">
          {shared && (
            <p className="mb-4 rounded-md bg-sunk px-4 py-3 [overflow-wrap:anywhere]">
              <Link to={`/collections/${collection.shareToken}`}>{shared}</Link>
            </p>
          )}
          <div className="flex flex-wrap gap-2.5">
            {shared && <CopyLink address={shared}>Copy link</CopyLink>}
            <Form method="post" preventScrollReset>
              <Button type="submit" name="intent" value={shared ? 'unshare' : 'share'}>
                {shared ? 'Take the link back' : 'Share by link'}
              </Button>
            </Form>
          </div>
        </Section>
        <Section title="Name">
          <Form method="post" preventScrollReset className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
            <input type="hidden" name="intent" value="rename" />
            <Field label="Name" hideLabel>
              <Input name="name" required maxLength={80} defaultValue={collection.name} />
            </Field>
            <Button type="submit">Rename</Button>
          </Form>
          <div className="mt-4">
            <AskFirst
              label="Delete the collection"
              title="Delete this collection?"
              text="The recipes stay where they are."
              confirmLabel="Delete"
              fields={{ intent: 'delete' }}
            >
              <Button variant="danger">Delete the collection</Button>
            </AskFirst>
          </div>
        </Section>
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <NotHere title="Collection not found" action={<ButtonLink to="/collections">Collections</ButtonLink>}>
      None of your collections is at this address.
    </NotHere>
  )
}
