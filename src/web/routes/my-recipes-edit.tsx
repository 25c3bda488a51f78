import { data, isRouteErrorResponse } from 'react-router'
import { cookMay } from '../../core/recipe/cook-may.ts'
import { findMyRecipe } from '../../db/my-recipes.ts'
import { openForEdit } from '../../operations/recipes/edit-recipe.ts'
import { firstStatus } from '../../operations/recipes/first-status.ts'
import { appContext, visitorContext } from '../app-context.ts'
import { DoneNotice } from '../components/admin/shell/done-notice.tsx'
import { EditForm } from '../components/my-recipes/edit-form.tsx'
import { myRecipePath } from '../components/my-recipes/my-recipe-path.ts'
import { saidAbout } from '../components/my-recipes/said-about.ts'
import { NotHere } from '../components/reading/not-here.tsx'
import { ReasonNote } from '../components/review/reason-note.tsx'
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { pathOnceEdited, redirectAfterEdit } from '../my-recipes/after-edit.ts'
import { takeEdit } from '../my-recipes/take-edit.ts'
import { pageMeta } from '../page-meta.ts'
import { actorOf } from '../signed-in.ts'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/my-recipes-edit'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const cook = actorOf(context)
  const opened = await openForEdit(app, cook, id)
  if (!opened || !cookMay('edit', opened.recipe.status)) throw data(null, { status: 404 })
  const mine = await findMyRecipe(app.db, cook.id, id)
  const { recipe, version, revision, form } = opened
  return {
    id,
    title: recipe.title,
    status: recipe.status,
    form,
    version,
    revisionId: revision?.id ?? null,
    said: mine ? saidAbout(mine) : null,
    isOwn: mine !== undefined,
    isReviewed: (await firstStatus(app, cook)) === 'pending',
  }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const cook = actorOf(context)
  const form = await request.formData()
  const taken = await takeEdit(app, cook, id, form, context.get(visitorContext))
  if (taken.kind === 'gone') throw data(null, { status: 404 })
  if (taken.kind === 'refused') return data(taken.answer, { status: taken.status })
  const isOwn = (await findMyRecipe(app.db, cook.id, id)) !== undefined
  return redirectAfterEdit(isOwn ? pathOnceEdited(id, taken.became) : `/recipe/${encodeURIComponent(id)}`, taken)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Edit “${loaderData.title.slice(0, 100)}”` : 'Recipe not found',
    description: 'Change a recipe of yours.',
    path: null,
  })

export default function EditMyRecipe({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, status, form, version, revisionId, said, isOwn, isReviewed } = loaderData
  const path = isOwn ? myRecipePath(id) : `/recipe/${encodeURIComponent(id)}`
  return (
    <div className="wrap max-w-200">
      <Breadcrumbs
        crumbs={[
          { label: 'Home', to: '/' },
          ...(isOwn ? [{ label: 'My Recipes', to: '/my-recipes' }] : []),
          { label: title, to: path },
          { label: 'Edit' },
        ]}
      />
      <h1 className="mt-4 mb-2 [overflow-wrap:anywhere]">Edit “{title}”</h1>
      <p className="mb-6 max-w-[62ch] text-ink-soft">{explain({ status, isOwn, isReviewed })}</p>
      <DoneNotice words={{ saved: 'Draft saved' }} />
      <EditForm
        form={form}
        version={version}
        revisionId={revisionId}
        answer={actionData}
        canRate={!isOwn}
        canSave={isOwn && cookMay('save', status)}
        sendLabel={
          isOwn && isReviewed ? sendLabels[status] : isOwn && status !== 'published' ? 'Publish' : 'Save changes'
        }
        backPath={path}
      >
        {said && (
          <div className="mb-5">
            <ReasonNote reason={said} />
          </div>
        )}
      </EditForm>
    </div>
  )
}

const sendLabels = {
  draft: 'Send for review',
  pending: 'Save changes',
  'changes-requested': 'Send again',
  published: 'Send the change for review',
  rejected: 'Send again',
  withdrawn: 'Send again',
}

function explain({ status, isOwn, isReviewed }: { status: string; isOwn: boolean; isReviewed: boolean }): string {
  if (!isOwn) return 'You change somebody else’s recipe; that is noted.'
  if (status === 'published')
    return isReviewed
      ? 'It stays on the site as it is until somebody has read your change.'
      : 'What you change is on the site at once; what it said before stays in its history.'
  return isReviewed ? 'Somebody reads it before it is listed.' : 'It is listed once you publish it.'
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return (
    <NotHere title="Nothing to edit here" action={<ButtonLink to="/my-recipes">My Recipes</ButtonLink>}>
      No recipe that you may change is at this address.
    </NotHere>
  )
}
