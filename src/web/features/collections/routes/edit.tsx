import { data, Form, Link } from 'react-router'
import { CollectionEdit, RenameForm } from '../../../../core/collections/collection-form.ts'
import { findOwnCollection, listCollected } from '../../../../db/collections/collections.ts'
import { listSavedIds, listSavedRecipes } from '../../../../db/collections/saved-recipes.ts'
import {
  changeCollection,
  collectionProblems,
  type CollectionChange,
} from '../../../../operations/collections/change-collection.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AddRecipesButton } from '../../shopping/add-recipes-button.tsx'
import { DownloadMenu } from '../../exporting/download-menu.tsx'
import { Section } from '../../../ui/section.tsx'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyLink } from '../../../ui/copy-link.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { CollectedRows } from '../collected-rows.tsx'
import type { FormAnswer } from '../../../forms/form-answer.ts'
import { TextField } from '../../../forms/form-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { useServerForm } from '../../../forms/use-server-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/edit'

const mostOffered = 300

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const user = actorOf(context)
  const collection = await findOwnCollection(db, user.id, params.id)
  if (!collection) throw data('Collection not found', { status: 404 })
  const recipes = await listCollected(db, collection.id, { cook: user.id })
  const { recipes: saved } = await listSavedRecipes(db, await listSavedIds(db, user.id, mostOffered))
  const offered = saved.filter(({ id }) => !recipes.some((recipe) => recipe.id === id))
  return {
    collection,
    recipes,
    offered: offered.map(({ id, title }) => ({ id, title })),
    origin: env.PUBLIC_URL ?? new URL(request.url).origin,
  }
}

const titles = { rename: 'Collection renamed', share: 'Link created', unshare: 'Link removed' } as const

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = await parseForm(request, CollectionEdit)
  if (!sent.ok) return sent.refuse()
  const wanted = changeOf(sent.value)
  const outcome = await changeCollection(context.get(appContext), actorOf(context), params.id, wanted)
  if (outcome === 'not-yours') throw data('Collection not found', { status: 404 })
  if (outcome === 'taken') return sent.refuse({ errors: { name: collectionProblems.taken } })
  if (outcome !== 'changed') return sent.refuse({ problem: collectionProblems[outcome] })
  if (wanted.kind === 'delete')
    return redirectWithFlash('/collections', { kind: 'success', title: 'Collection deleted' })
  const title = wanted.kind in titles ? titles[wanted.kind as keyof typeof titles] : 'Collection changed'
  return redirectWithFlash(`/collections/edit/${params.id}`, { kind: 'success', title })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

function changeOf(form: CollectionEdit): CollectionChange {
  if (form.intent === 'rename') return { kind: form.intent, name: form.name }
  if (form.intent === 'place') return { kind: form.intent, recipeId: form.recipeId, at: form.at }
  return 'recipeId' in form ? { kind: form.intent, recipeId: form.recipeId } : { kind: form.intent }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], { title: loaderData?.collection.name ?? 'Collection', description: 'A collection.', path: null })

export default function EditCollection({ loaderData, actionData }: Route.ComponentProps) {
  const { collection, recipes, offered, origin } = loaderData
  const shared = collection.shareToken && `${origin}/collections/${collection.shareToken}`
  return (
    <div className="wrap max-w-200">
      <Breadcrumbs
        crumbs={[{ label: 'Home', to: '/' }, { label: 'Collections', to: '/collections' }, { label: collection.name }]}
      />
      <h1 className="mt-4 mb-6 [overflow-wrap:anywhere]">{collection.name}</h1>
      <FormErrorPanel answer={actionData} />
      <div className="grid gap-gap">
        <Section title="Recipes" lead="Drag the recipes into any order, or use the arrows.">
          <CollectedRows recipes={recipes} />
          {recipes.length === 0 && <p className="text-ink-soft">This collection is empty.</p>}
          {recipes.length > 0 && (
            <div className="mt-4 flex flex-wrap gap-2.5">
              <AddRecipesButton recipes={recipes} />
              <DownloadMenu
                about="this collection"
                addressOf={(format) => `/export/collections/${collection.id}?format=${format}`}
              />
            </div>
          )}
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
            <p className="mt-4 text-ink-soft">Press “Collect” on a recipe, or save recipes and add them here.</p>
          )}
        </Section>
        <Section
          title="Share"
          lead="Anyone with the link can see the collection. If you remove the link, it stops working for good."
        >
          {shared && (
            <p className="mb-4 rounded-md bg-sunk px-4 py-3 [overflow-wrap:anywhere]">
              <Link to={`/collections/${collection.shareToken}`}>{shared}</Link>
            </p>
          )}
          <div className="flex flex-wrap gap-2.5">
            {shared && <CopyLink address={shared}>Copy link</CopyLink>}
            <Form method="post" preventScrollReset>
              <Button type="submit" name="intent" value={shared ? 'unshare' : 'share'}>
                {shared ? 'Remove the link' : 'Share by link'}
              </Button>
            </Form>
          </div>
        </Section>
        <Section title="Name">
          <RenameCollection
            name={collection.name}
            answer={actionData?.initialValue?.['intent'] === 'rename' ? actionData : undefined}
          />
          <div className="mt-4">
            <AskFirst
              label="Delete the collection"
              title="Delete this collection?"
              text="The recipes themselves stay."
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

export const ErrorBoundary = errorBoundary({
  404: {
    title: 'Collection not found',
    text: 'You have no collection at this address.',
    to: '/collections',
    label: 'Collections',
  },
})

function RenameCollection({ name, answer }: { name: string; answer: FormAnswer | undefined }) {
  const { props, fields } = useServerForm({ schema: RenameForm, answer, defaultValue: { name } })
  return (
    <Form {...props} preventScrollReset className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
      <input type="hidden" name="intent" value="rename" />
      <TextField field={fields.name} label="Name" hideLabel />
      <Button type="submit">Rename</Button>
    </Form>
  )
}
