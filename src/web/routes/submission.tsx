import { useEffect, useRef } from 'react'
import { data, isRouteErrorResponse, redirect, useNavigation } from 'react-router'
import { cookMay } from '../../core/recipe/cook-may.ts'
import { followSubmission, withdrawSubmission } from '../../operations/submissions/follow-submission.ts'
import { appContext } from '../app-context.ts'
import { NotHere } from '../components/reading/not-here.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { SubmissionStatus } from '../components/submitting/submission-status.tsx'
import { WithdrawPanel } from '../components/submitting/withdraw-panel.tsx'
import { ButtonLink } from '../components/ui/button.tsx'
import { CopyLink } from '../components/ui/copy-link.tsx'
import { pageMeta } from '../page-meta.ts'
import { secretPage } from '../submitting/secret-page.ts'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/submission'

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const submission = await followSubmission({ db }, params.token)
  if (!submission) throw data(null, { status: 404, headers: secretPage })
  const { origin, searchParams } = new URL(request.url)
  const path = `/submissions/${params.token}`
  const isWithdrawing = searchParams.has('withdraw') && cookMay('withdraw', submission.status)
  return data({ submission, path, address: (env.PUBLIC_URL ?? origin) + path, isWithdrawing }, { headers: secretPage })
}

export async function action({ params, context }: Route.ActionArgs) {
  const isKnown = await withdrawSubmission(context.get(appContext), params.token)
  if (!isKnown) throw data(null, { status: 404, headers: secretPage })
  return redirect(`/submissions/${params.token}`, 303)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const headers: Route.HeadersFunction = () => secretPage

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Follow “${loaderData.submission.title.slice(0, 100)}”` : 'Link not known',
    description: 'What became of a recipe that was sent in.',
    path: null,
  })

export default function SubmissionPage({ loaderData }: Route.ComponentProps) {
  const { submission, path, address, isWithdrawing } = loaderData
  const question = useRef<HTMLHeadingElement>(null)
  const isSending = useNavigation().formMethod === 'POST'
  const { status } = submission
  const isAsked = useRef(false)
  const standing = useRef<HTMLHeadingElement>(null)
  const toldOf = useRef(status)
  // Of every render, see `useAnswer`.
  useEffect(() => {
    if (isWithdrawing && !isAsked.current) question.current?.focus()
    isAsked.current = isWithdrawing
    if (toldOf.current === status) return
    toldOf.current = status
    // What was pressed to take it back has gone with it.
    standing.current?.focus({ preventScroll: true })
    standing.current?.scrollIntoView({ block: 'center' })
  })

  return (
    <div className="wrap max-w-180">
      <PageHead
        title={submission.title}
        lead={
          status !== 'withdrawn' &&
          status !== 'rejected' &&
          'Keep the address of this page: it is how you follow your recipe, and whoever has it can take the recipe back.'
        }
      />
      <div className="grid gap-gap">
        <SubmissionStatus submission={submission} editPath={`${path}/edit`} headingRef={standing}>
          <CopyLink address={address}>Copy link to this page</CopyLink>
          {!isWithdrawing && (
            <ButtonLink to="?withdraw#withdraw" variant="danger" preventScrollReset replace>
              Withdraw my recipe
            </ButtonLink>
          )}
        </SubmissionStatus>
        {isWithdrawing && <WithdrawPanel ref={question} title={submission.title} path={path} isSending={isSending} />}
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return (
    <NotHere title="This link is not known" action={<ButtonLink to="/contact">Write to us</ButtonLink>}>
      No recipe is followed at this address, or no longer. Please check that the link was copied whole, to its last
      letter.
    </NotHere>
  )
}
