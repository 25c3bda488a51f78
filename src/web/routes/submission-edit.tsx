import { data, isRouteErrorResponse } from 'react-router'
import { cookMay } from '../../core/recipe/cook-may.ts'
import { openForEdit } from '../../operations/recipes/edit-recipe.ts'
import { firstStatus } from '../../operations/recipes/first-status.ts'
import { admitSubmission, tooManySubmissionsMessage } from '../../operations/submissions/admit-submission.ts'
import { followSubmission } from '../../operations/submissions/follow-submission.ts'
import { appContext, visitorContext } from '../app-context.ts'
import { EditForm } from '../components/my-recipes/edit-form.tsx'
import { saidAbout } from '../components/my-recipes/said-about.ts'
import { NotHere } from '../components/reading/not-here.tsx'
import { ReasonNote } from '../components/review/reason-note.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { redirectAfterEdit } from '../my-recipes/after-edit.ts'
import { takeEdit } from '../my-recipes/take-edit.ts'
import { pageMeta } from '../page-meta.ts'
import { secretPage } from '../submitting/secret-page.ts'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/submission-edit'

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const submission = await followSubmission(app, token)
  const opened = submission && (await openForEdit(app, 'link', submission.recipeId))
  if (!submission || !opened || !mayEditHere(submission.status)) throw data(null, { status: 404, headers: secretPage })
  const { recipe, version, revision, form } = opened
  return data(
    {
      title: recipe.title,
      status: recipe.status,
      path: `/submissions/${token}`,
      form,
      version,
      revisionId: revision?.id ?? null,
      said: saidAbout(submission),
      isReviewed: (await firstStatus(app, 'visitor')) === 'pending',
    },
    { headers: secretPage },
  )
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const visitor = context.get(visitorContext)
  const isAdmitted = await admitSubmission(app, visitor)
  const form = await request.formData()
  const submission = await followSubmission(app, token)
  if (!submission || !mayEditHere(submission.status)) throw data(null, { status: 404, headers: secretPage })
  if (!isAdmitted) throw data(tooManySubmissionsMessage, { status: 429, headers: secretPage })
  form.set('intent', 'send')
  const taken = await takeEdit(app, 'link', submission.recipeId, form, visitor)
  if (taken.kind === 'gone') throw data(null, { status: 404, headers: secretPage })
  if (taken.kind === 'refused') return data(taken.answer, { status: taken.status, headers: secretPage })
  return redirectAfterEdit(`/submissions/${token}`, taken)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

/** Taken back, it is taken back: whoever wants it anew sends it in. */
const mayEditHere = (status: Parameters<typeof cookMay>[1]) => status !== 'withdrawn' && cookMay('edit', status)

export const headers: Route.HeadersFunction = () => secretPage

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Edit “${loaderData.title.slice(0, 100)}”` : 'Link not known',
    description: 'Change a recipe that was sent in.',
    path: null,
  })

export default function EditSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const { title, status, path, form, version, revisionId, said, isReviewed } = loaderData
  const isListed = status === 'published'
  return (
    <div className="wrap max-w-200 pt-[clamp(1rem,3vw,2.5rem)]">
      <h1 className="mb-2 [overflow-wrap:anywhere]">Edit “{title}”</h1>
      <p className="mb-6 max-w-[62ch] text-ink-soft">
        {isListed && !isReviewed
          ? 'What you change is on the site at once.'
          : isListed
            ? 'It stays on the site as it is until somebody has read your change.'
            : 'Somebody reads it before it is listed.'}
      </p>
      <EditForm
        canRate={false}
        form={form}
        version={version}
        revisionId={revisionId}
        answer={actionData}
        canSave={false}
        sendLabel={status === 'changes-requested' ? 'Send again' : 'Save changes'}
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  const isTooMuch = error.status === 429
  return (
    <NotHere
      title={isTooMuch ? 'A little later, please' : 'Nothing to edit here'}
      action={<ButtonLink to="/contact">Write to us</ButtonLink>}
    >
      {isTooMuch
        ? 'That were many recipes in one hour. Go back, and send it in a while.'
        : 'No recipe that can still be changed is followed at this address.'}
    </NotHere>
  )
}
