import { data } from 'react-router'
import { allows } from '../../../../core/recipes/lifecycle.ts'
import { isListed } from '../../../../core/recipes/visibility.ts'
import { openForEdit } from '../../../../operations/recipes/edit-recipe.ts'
import { admitSubmission, tooManySubmissionsMessage } from '../../../../operations/submissions/admit-submission.ts'
import { followSubmission } from '../../../../operations/submissions/follow-submission.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { EditForm } from '../../my-recipes/edit-form.tsx'
import { saidAbout } from '../../my-recipes/said-about.ts'
import { ReasonNote } from '../../moderation/reason-note.tsx'
import { redirectAfterEdit } from '../../my-recipes/after-edit.ts'
import { takeEdit } from '../../my-recipes/take-edit.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { secretPage } from '../../../shell/secret-page.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/submission-edit'

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const submission = await followSubmission(app, token)
  const opened = submission && (await openForEdit(app, 'link-holder', submission.recipeId))
  if (!submission || !opened?.canSend) throw data(null, { status: 404, headers: secretPage })
  const { recipe, version, revision, form, isReviewed } = opened
  return data(
    {
      title: recipe.title,
      status: recipe.status,
      path: `/submissions/${token}`,
      form,
      version,
      revisionId: revision?.id ?? null,
      said: saidAbout(submission),
      isReviewed,
    },
    { headers: secretPage },
  )
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const visitor = context.get(visitorContext)
  const refusal = (await admitSubmission(app, visitor)) ? null : tooManySubmissionsMessage
  const submission = await followSubmission(app, token)
  if (!submission || !allows(submission.status, 'submit', 'link-holder'))
    throw data(null, { status: 404, headers: secretPage })
  const sent = { request, visitor, refusal, headers: secretPage }
  const taken = await takeEdit(app, 'link-holder', submission.recipeId, sent)
  if (taken.kind === 'gone') throw data(null, { status: 404, headers: secretPage })
  if (taken.kind === 'refused') return taken.answer
  return redirectAfterEdit(`/submissions/${token}`, taken)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const headers: Route.HeadersFunction = () => secretPage

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Edit “${loaderData.title.slice(0, 100)}”` : 'Unknown link',
    description: 'Edit a submitted recipe.',
    path: null,
  })

export default function EditSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const { title, status, path, form, version, revisionId, said, isReviewed } = loaderData
  return (
    <div className="wrap max-w-200 pt-[clamp(1rem,3vw,2.5rem)]">
      <h1 className="mb-2 [overflow-wrap:anywhere]">Edit “{title}”</h1>
      <p className="mb-6 max-w-[62ch] text-ink-soft">
        {isListed(status) && !isReviewed
          ? 'Your changes are published at once.'
          : isListed(status)
            ? 'The published version stays up until your change is approved.'
            : 'We review it before it is listed.'}
      </p>
      <EditForm
        canRate={false}
        form={form}
        version={version}
        revisionId={revisionId}
        answer={actionData}
        canSave={false}
        sendLabel={status === 'changes-requested' ? 'Resubmit' : 'Save changes'}
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

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Nothing to edit here',
    text: 'There is no recipe to edit at this address.',
    to: '/contact',
    label: 'Write to us',
  },
})
