import { data } from 'react-router'
import { findMyRecipe } from '../../../../db/recipes/my-recipes.ts'
import { admitSave, tooManySavesMessage } from '../../../../operations/recipes/admit-save.ts'
import { openForEdit } from '../../../../operations/recipes/edit-recipe.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { EditForm } from '../edit-form.tsx'
import { myRecipePath } from '../my-recipe-path.ts'
import { saidAbout } from '../said-about.ts'
import { ReasonNote } from '../../moderation/reason-note.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { pathOnceEdited, redirectAfterEdit } from '../after-edit.ts'
import { takeEdit } from '../take-edit.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/my-recipes-edit'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const cook = actorOf(context)
  const opened = await openForEdit(app, cook, id)
  if (!opened?.canSend) throw data(null, { status: 404 })
  const mine = await findMyRecipe(app.db, cook.id, id)
  const { recipe, version, revision, form, isOwn, canSave, isReviewed } = opened
  return {
    id,
    title: recipe.title,
    status: recipe.status,
    form,
    version,
    revisionId: revision?.id ?? null,
    said: mine ? saidAbout(mine) : null,
    isOwn,
    canSave,
    isReviewed,
  }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const cook = actorOf(context)
  const visitor = context.get(visitorContext)
  const refusal = (await admitSave(app, visitor)) ? null : tooManySavesMessage
  const taken = await takeEdit(app, cook, id, { request, visitor, refusal })
  if (taken.kind === 'gone') throw data(null, { status: 404 })
  if (taken.kind === 'refused') return taken.answer
  const isOwn = (await findMyRecipe(app.db, cook.id, id)) !== undefined
  return redirectAfterEdit(isOwn ? pathOnceEdited(id, taken.became) : `/recipe/${encodeURIComponent(id)}`, taken)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Edit “${loaderData.title.slice(0, 100)}”` : 'Recipe not found',
    description: 'Edit your recipe.',
    path: null,
  })

export default function EditMyRecipe({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, status, form, version, revisionId, said, isOwn, canSave, isReviewed } = loaderData
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
        canSave={canSave}
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
  draft: 'Submit for review',
  pending: 'Save changes',
  'changes-requested': 'Resubmit',
  published: 'Submit the change',
  rejected: 'Resubmit',
  withdrawn: 'Resubmit',
}

function explain({ status, isOwn, isReviewed }: { status: string; isOwn: boolean; isReviewed: boolean }): string {
  if (!isOwn) return 'You are editing another cook’s recipe. The audit log records it.'
  if (status === 'published')
    return isReviewed
      ? 'The published version stays up until your change is approved.'
      : 'Your changes are published at once. The previous version stays in the history.'
  return isReviewed ? 'We review it before it is listed.' : 'It is listed when you publish it.'
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Nothing to edit here',
    text: 'There is no recipe you can edit at this address.',
    to: '/my-recipes',
    label: 'My Recipes',
  },
})
