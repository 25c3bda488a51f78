import { useEffect, useRef, useState } from 'react'
import { redirect, useNavigate } from 'react-router'
import { submissionForm } from '../../../../core/recipes/forms/submission-form.ts'
import { isReviewedFirst } from '../../../../operations/recipes/first-status.ts'
import { admitSubmission, tooManySubmissionsMessage } from '../../../../operations/submissions/admit-submission.ts'
import { receiveSubmission, trapMessage } from '../../../../operations/submissions/receive-submission.ts'
import { appContext, userContext, visitorContext } from '../../../shell/app-context.ts'
import { useLeaving } from '../../../browser/use-leaving.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Guidelines } from '../guidelines.tsx'
import { SentList } from '../sent-list.tsx'
import { SentNotice } from '../sent-notice.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { takePicture } from '../../pictures/take-picture.ts'
import { storeSubmission, type StoredSubmission, useStoredSubmissions } from '../stored-submissions.ts'
import { SubmissionForm } from '../submission-form.tsx'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import type { Route } from './+types/submit-recipe'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, env, mail } = context.get(appContext)
  const user = context.get(userContext)
  const rule = await readSoftly(context, { isReviewed: true }, async () => ({
    isReviewed: await isReviewedFirst({ db, env }, user ?? 'visitor'),
  }))
  return {
    ...rule,
    isSignedIn: user !== null,
    mayMail: mail !== null,
    origin: env.PUBLIC_URL ?? new URL(request.url).origin,
  }
}

/** Handles the form, with its picture, for browsers without script. With script, the form uses the API instead. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const visitor = context.get(visitorContext)
  const isAdmitted = await admitSubmission(app, visitor)
  const sent = await parseForm(request, submissionForm, isAdmitted ? takePicture(app, visitor) : undefined)
  if (!isAdmitted) return sent.refuse({ problem: tooManySubmissionsMessage, status: 429 })
  if (sent.isBot) return sent.refuse({ problem: trapMessage })
  if (!sent.ok) return sent.refuse()
  const { value, intent } = sent
  const user = context.get(userContext)
  const outcome = await receiveSubmission(app, { form: value, visitor, user, isDraft: intent === 'draft' })
  return outcome.kind === 'refused' ? sent.refuse(outcome) : redirect(outcome.path, 303)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

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
  const leaving = useLeaving()
  const sentBefore = useStoredSubmissions()
  const [sent, setSent] = useState<StoredSubmission | null>(null)
  const [hasBanner, setBanner] = useState(false)
  const notice = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!sent) return
    notice.current?.focus()
    const timer = setTimeout(() => setBanner(false), bannerMs)
    return () => clearTimeout(timer)
  }, [sent])

  function celebrate(recipe: StoredSubmission) {
    // An account lists the recipe in My Recipes, so only visitors need the list in the browser.
    if (!isSignedIn) storeSubmission(recipe)
    setBanner(true)
    setSent(recipe)
  }

  function openDraft({ path }: StoredSubmission) {
    if (!leaving()?.aborted) void navigate(`${path}?done=saved`)
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
            plainAnswer={actionData}
            isReviewed={isReviewed}
            isSignedIn={isSignedIn}
            mayMail={mayMail}
            onSent={celebrate}
            onPutBy={openDraft}
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
              Paste its address, check the result, and save it. The link to the page stays.
            </p>
            <ButtonLink to="/import">Import from a website</ButtonLink>
          </Panel>
        </div>
      </div>
    </div>
  )
}
