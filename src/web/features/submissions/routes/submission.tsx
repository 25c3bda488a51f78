import { useEffect, useRef } from 'react'
import { data, redirect, useNavigation } from 'react-router'
import { allows } from '../../../../core/recipes/lifecycle.ts'
import { followSubmission, withdrawSubmission } from '../../../../operations/submissions/follow-submission.ts'
import { appContext } from '../../../shell/app-context.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { SubmissionStatus } from '../submission-status.tsx'
import { WithdrawPanel } from '../withdraw-panel.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CopyLink } from '../../../ui/copy-link.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { secretPage } from '../../../shell/secret-page.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/submission'

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { db, env } = context.get(appContext)
  const submission = await followSubmission({ db }, params.token)
  if (!submission) throw data(null, { status: 404, headers: secretPage })
  const { origin, searchParams } = new URL(request.url)
  const path = `/submissions/${params.token}`
  const isWithdrawing = searchParams.has('withdraw') && allows(submission.status, 'withdraw', 'link-holder')
  return data({ submission, path, address: (env.PUBLIC_URL ?? origin) + path, isWithdrawing }, { headers: secretPage })
}

export async function action({ params, context }: Route.ActionArgs) {
  const isKnown = await withdrawSubmission(context.get(appContext), params.token)
  if (!isKnown) throw data(null, { status: 404, headers: secretPage })
  return redirect(`/submissions/${params.token}`, 303)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const headers: Route.HeadersFunction = () => secretPage

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Follow “${loaderData.submission.title.slice(0, 100)}”` : 'Unknown link',
    description: 'The status of a submitted recipe.',
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
  // Runs after every render, see `useAnswer`.
  useEffect(() => {
    if (isWithdrawing && !isAsked.current) question.current?.focus()
    isAsked.current = isWithdrawing
    if (toldOf.current === status) return
    toldOf.current = status
    // The focused button disappeared with the old status, so the focus moves to the new one.
    standing.current?.focus({ preventScroll: true })
    standing.current?.scrollIntoView({ block: 'center' })
  })

  return (
    <div className="wrap max-w-180">
      <PageHead
        title={submission.title}
        lead={
          allows(status, 'withdraw', 'link-holder') &&
          'Save the address of this page to follow your recipe. Anyone with it can withdraw the recipe.'
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

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Unknown link',
    text: 'There is no submission at this address. Check that you copied the whole link.',
    to: '/contact',
    label: 'Write to us',
  },
})
