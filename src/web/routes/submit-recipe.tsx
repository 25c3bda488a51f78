import { useEffect, useRef, useState } from 'react'
import { data, redirect, useNavigate } from 'react-router'
import { formTrap } from '../../core/form-trap.ts'
import {
  checkSubmission,
  emptySubmission,
  type SubmissionErrors,
  typedFrom,
} from '../../core/recipe/submission-form.ts'
import { firstStatus } from '../../operations/recipes/first-status.ts'
import { admitSubmission, tooManySubmissionsMessage } from '../../operations/submissions/admit-submission.ts'
import { receiveSubmission } from '../../operations/submissions/receive-submission.ts'
import { appContext, userContext, visitorContext } from '../app-context.ts'
import { PageHead } from '../components/reading/page-head.tsx'
import { Guidelines } from '../components/submitting/guidelines.tsx'
import { SentList } from '../components/submitting/sent-list.tsx'
import { SentNotice } from '../components/submitting/sent-notice.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { Panel } from '../components/ui/panel.tsx'
import { pageMeta } from '../page-meta.ts'
import { pictureIn } from '../submitting/picture-in.ts'
import { rememberSent, type SentRecipe, useSentRecipes } from '../submitting/sent-recipes.ts'
import { SubmissionForm } from '../submitting/submission-form.tsx'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/submit-recipe'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, env, mail } = context.get(appContext)
  const user = context.get(userContext)
  return {
    isReviewed: (await firstStatus({ db, env }, user ?? 'visitor')) === 'pending',
    isSignedIn: user !== null,
    mayMail: mail !== null,
    origin: env.PUBLIC_URL ?? new URL(request.url).origin,
  }
}

/** For browsers without script: the form as it is, the picture in it. With script, the API is asked instead. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const visitor = context.get(visitorContext)
  const isAdmitted = await admitSubmission(app, visitor)
  const form = await request.formData().catch(() => new FormData())
  const typed = typedFrom(Object.fromEntries(form))
  const refuse = (status: number, errors: SubmissionErrors, problem: string | null) =>
    data({ typed, errors, problem }, { status })
  if (!isAdmitted) return refuse(429, {}, tooManySubmissionsMessage)
  const picture = await pictureIn(app, form, visitor)
  if (picture?.ok) typed.imageId = picture.picture.id
  if (picture?.ok === false) {
    const checked = checkSubmission(typed)
    return refuse(422, { ...(!checked.ok && checked.errors), image: picture.problem }, null)
  }
  const outcome = await receiveSubmission(app, {
    typed,
    trap: String(form.get(formTrap) ?? ''),
    user: context.get(userContext),
    isDraft: form.get('intent') === 'draft',
  })
  if (outcome.kind !== 'refused') return redirect(outcome.path, 303)
  return refuse(422, outcome.errors, outcome.problem)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'Share Your Recipe',
    description: 'Write down the dish your friends keep asking for, with a picture, and share it.',
    path: '/submit-recipe',
  })

const bannerMs = 3_000

export default function SubmitRecipe({ loaderData, actionData }: Route.ComponentProps) {
  const { isReviewed, isSignedIn, mayMail, origin } = loaderData
  const navigate = useNavigate()
  const sentBefore = useSentRecipes()
  const [sent, setSent] = useState<SentRecipe | null>(null)
  const [hasBanner, setBanner] = useState(false)
  const notice = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!sent) return
    notice.current?.focus()
    const timer = setTimeout(() => setBanner(false), bannerMs)
    return () => clearTimeout(timer)
  }, [sent])

  function celebrate(recipe: SentRecipe) {
    // In an account it is found without this browser's memory.
    if (!isSignedIn) rememberSent(recipe)
    setBanner(true)
    setSent(recipe)
  }

  return (
    <div className="wrap">
      <PageHead
        title="Share Your Recipe"
        lead="A family secret, a happy accident, the dish your friends keep asking for: there is room for it here."
      />
      <div className="grid items-start gap-gap xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {sent && (
            <SentNotice
              ref={notice}
              {...sent}
              address={origin + sent.path}
              isReviewed={isReviewed}
              isSignedIn={isSignedIn}
              hasBanner={hasBanner}
            />
          )}
          <SubmissionForm
            initial={actionData?.typed ?? emptySubmission}
            initialErrors={actionData?.errors ?? {}}
            initialProblem={actionData?.problem ?? null}
            isReviewed={isReviewed}
            isSignedIn={isSignedIn}
            mayMail={mayMail}
            onSent={celebrate}
            onPutBy={({ path }) => void navigate(`${path}?done=saved`)}
          />
        </div>
        <div className="grid gap-gap">
          <SentList recipes={sentBefore} />
          <Guidelines />
          <Panel aria-labelledby="import-title">
            <h2 id="import-title" className="text-[1.5rem]">
              Is it on a website?
            </h2>
            <p className="mt-1 mb-4 text-ink-soft">
              Paste the address: the recipe is read, you correct what needs it, and the link to the page stays.
            </p>
            <ButtonLink to="/import">Import from a website</ButtonLink>
          </Panel>
        </div>
      </div>
    </div>
  )
}
