import { data, redirect } from 'react-router'
import { CallAction } from '../../../../core/crawler/console-forms.ts'
import { shownResult } from '../../../../core/crawler/shown-result.ts'
import { rowNumberField } from '../../../../core/forms/form-fields.ts'
import { findCall } from '../../../../db/crawler/calls.ts'
import { listPages } from '../../../../db/crawler/pages.ts'
import type { App } from '../../../../operations/app/app.ts'
import { importPages } from '../../../../operations/crawler/import-pages.ts'
import { cancelCall, checkCall, loadErrors, removeCall, retryCall } from '../../../../operations/crawler/manage-call.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { useLastAnswer } from '../../../ui/use-last-answer.ts'
import { useRevalidateWhile } from '../../../ui/use-revalidate-while.ts'
import { AdminHead } from '../../admin/admin-head.tsx'
import { CallButtons, RemoveButton } from '../call-buttons.tsx'
import { CallErrors, CallResult } from '../call-result.tsx'
import { CallStatus } from '../call-status.tsx'
import { callText } from '../call-text.ts'
import { PageList } from '../page-list.tsx'
import type { Route } from './+types/admin-crawler-call'

const onAPage = 50

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const call = await callOf(context.get(appContext), params.id)
  const after = rowNumberField.parse(new URL(request.url).searchParams.get('after') ?? '')
  const pages = await listPages(db, call.id, { after, limit: onAPage + 1 })
  const { id, kind, subject, state, completed, total, creditsUsed, problem, jobId, jobState, errors } = call
  return {
    call: {
      id,
      kind,
      subject,
      state,
      completed,
      total,
      creditsUsed,
      problem,
      jobId,
      jobState,
      createdAt: call.createdAt.toISOString(),
      endedAt: call.endedAt?.toISOString() ?? null,
      expiresAt: call.expiresAt?.toISOString() ?? null,
    },
    errors,
    result: shownResult(kind, call.result),
    pages: pages.slice(0, onAPage),
    after,
    hasMore: pages.length > onAPage,
  }
}

async function callOf({ db }: App, id: string) {
  const call = await findCall(db, rowNumberField.parse(id))
  if (!call) throw data('Call not found', { status: 404 })
  return call
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const call = await callOf(app, params.id)
  const sent = await parseForm(request, CallAction)
  if (!sent.ok) throw data('Unknown action. Reload the page and try again.', { status: 400 })
  const here = `/admin/crawler/${call.id}`
  switch (sent.value.intent) {
    case 'cancel': {
      const outcome = await cancelCall(app, call)
      return outcome.ok ? redirect(`${here}?done=canceled`, 303) : sent.refuse({ problem: outcome.problem })
    }
    case 'check': {
      const outcome = await checkCall(app, call)
      return outcome.ok ? redirect(`${here}?done=checked`, 303) : sent.refuse({ problem: outcome.problem })
    }
    case 'errors': {
      const outcome = await loadErrors(app, call)
      return outcome.ok ? redirect(`${here}?done=errors`, 303) : sent.refuse({ problem: outcome.problem })
    }
    case 'retry':
      await retryCall(app, call)
      return redirect(here, 303)
    case 'remove':
      if (await removeCall(app, call)) return redirect('/admin/crawler?done=removed', 303)
      return sent.refuse({ problem: 'It is still running. Cancel it first, or wait until it ends.' })
    case 'import': {
      const outcome = await importPages(app, actorOf(context), call, sent.value.position)
      return outcome.ok ? redirect(`/imports/${outcome.importId}`, 303) : sent.refuse({ problem: outcome.problem })
    }
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? callText[loaderData.call.kind].label : 'Call not found',
    description: 'A call of the crawler.',
    path: null,
  })

const words = {
  canceled: 'Canceled. The pages read so far stay here.',
  checked: 'Status checked',
  errors: 'Errors checked',
}

export default function CrawlerCall({ loaderData, actionData }: Route.ComponentProps) {
  const { call, errors, result, pages, after, hasMore } = loaderData
  const isRunning = call.state === 'running'
  useRevalidateWhile(isRunning, 1_500)
  const answer = useLastAnswer(actionData)
  const last = pages.at(-1)
  return (
    <>
      <AdminHead
        title={callText[call.kind].label}
        lead={<span className="[overflow-wrap:anywhere]">{call.subject}</span>}
        above={[{ label: 'Crawler', to: '/admin/crawler' }]}
      />
      <DoneNotice words={words} />
      <FormErrorPanel answer={answer} />
      <div className="grid gap-gap">
        <CallStatus call={call}>
          <CallButtons call={call} hasPages={pages.some(({ length }) => length > 0)} />
          {!isRunning && <RemoveButton />}
        </CallStatus>
        {errors && <CallErrors errors={errors} />}
        {result && <CallResult callId={call.id} result={result} />}
        {pages.length > 0 && (
          <section aria-labelledby="pages-title">
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h2 id="pages-title" className="text-h3">
                {call.kind === 'search' ? 'Results' : 'Pages'}
              </h2>
              {pages.every(({ length }) => length === 0) && (
                <ButtonLink to={`/admin/crawler?call=batch&from=${call.id}`}>
                  {pages.length === 1 ? 'Read this page' : 'Read these pages'}
                </ButtonLink>
              )}
            </div>
            <PageList callId={call.id} pages={pages} />
            <OlderLink
              noun="pages"
              first={after === 0 ? null : '?'}
              next={hasMore && last ? `?after=${last.position}` : null}
            />
          </section>
        )}
        {call.kind === 'search' && call.state === 'completed' && pages.length === 0 && (
          <p className="text-ink-soft">The search found nothing. Try other words.</p>
        )}
      </div>
    </>
  )
}

export const ErrorBoundary = errorBoundary({
  404: {
    title: 'Call not found',
    text: 'It may have been removed. Calls are stored for 30 days.',
    to: '/admin/crawler',
    label: 'Crawler',
  },
})
