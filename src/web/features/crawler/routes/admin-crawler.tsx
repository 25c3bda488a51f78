import { redirect } from 'react-router'
import { crawlerCallKinds, mostPages } from '../../../../core/crawler/console-call.ts'
import { ConsoleForm } from '../../../../core/crawler/console-forms.ts'
import { rowNumberField } from '../../../../core/forms/form-fields.ts'
import { findCall, listCalls, sumCredits } from '../../../../db/crawler/calls.ts'
import { listPageUrls } from '../../../../db/crawler/pages.ts'
import { openCrawler } from '../../../../operations/crawler/open-crawler.ts'
import { followJob, startCall } from '../../../../operations/crawler/start-call.ts'
import type { App } from '../../../../operations/app/app.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLastAnswer } from '../../../ui/use-last-answer.ts'
import { useRevalidateWhile } from '../../../ui/use-revalidate-while.ts'
import { AdminHead } from '../../admin/admin-head.tsx'
import { CallForm } from '../call-form.tsx'
import { CallList } from '../call-list.tsx'
import { CallNav } from '../call-nav.tsx'
import { callText, creditWords } from '../call-text.ts'
import { FollowForm } from '../follow-form.tsx'
import type { Route } from './+types/admin-crawler'

const onAPage = 20

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const query = new URL(request.url).searchParams
  const before = rowNumberField.parse(query.get('before') ?? '')
  const calls = await listCalls(app.db, { before, limit: onAPage + 1 })
  return {
    hasKey: (await openCrawler(app)) !== null,
    server: new URL(app.env.FIRECRAWL_API_URL).host,
    call: crawlerCallKinds.find((kind) => kind === query.get('call')) ?? 'scrape',
    addresses: await addressesFrom(app, rowNumberField.parse(query.get('from') ?? '')),
    credits: await sumCredits(app.db),
    before,
    hasMore: calls.length > onAPage,
    calls: calls.slice(0, onAPage).map(({ createdAt, ...call }) => ({ ...call, createdAt: createdAt.toISOString() })),
  }
}

/** The addresses that an earlier call found, for the form of the next one. */
async function addressesFrom({ db }: App, id: number): Promise<string> {
  const call = id > 0 ? await findCall(db, id) : undefined
  if (!call) return ''
  const found = Array.isArray(call.result) ? call.result.map(String) : await listPageUrls(db, id)
  return found.slice(0, mostPages).join('\n')
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, ConsoleForm)
  if (!sent.ok) return sent.refuse()
  if ((await openCrawler(app)) === null) return sent.refuse({ problem: 'API key not found' })
  const { value } = sent
  const id =
    value.intent === 'follow'
      ? await followJob(app, actor, value.kind, value.jobId)
      : await startCall(app, actor, value)
  return redirect(`/admin/crawler/${id}`, 303)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Crawler', description: 'Reads pages with Firecrawl.', path: null })

export default function Crawler({ loaderData, actionData }: Route.ComponentProps) {
  const { hasKey, server, call, addresses, credits, before, hasMore, calls } = loaderData
  useRevalidateWhile(
    calls.some(({ state }) => state === 'running'),
    3_000,
  )
  const answer = useLastAnswer(actionData)
  const answered = answer?.initialValue?.['intent']
  const isFollowing = answered === 'follow'
  const last = calls.at(-1)
  return (
    <>
      <AdminHead
        title="Crawler"
        lead={`Reads pages and sites with Firecrawl, also those that block our own importer. Calls go to ${server} with the site’s key, and cost credits.`}
      />
      <DoneNotice words={{ removed: 'Call removed' }} />
      {hasKey ? (
        <div className="grid grid-cols-1 gap-gap lg:grid-cols-[15rem_minmax(0,1fr)]">
          <CallNav current={call} />
          <Panel aria-labelledby="call-title">
            <h2 id="call-title" className="text-h3">
              {callText[call].label}
            </h2>
            <p className="mt-1 mb-5 max-w-[62ch] text-ink-soft">{callText[call].about}</p>
            <FormErrorPanel answer={answered === call ? answer : undefined} />
            <CallForm
              key={`${call} ${addresses.length}`}
              kind={call}
              answer={answered === call ? answer : undefined}
              addresses={addresses}
            />
          </Panel>
        </div>
      ) : (
        <NoKey />
      )}
      <section aria-labelledby="calls-title" className="mt-10">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="calls-title" className="text-h3">
            Earlier calls
          </h2>
          {credits > 0 && <p className="text-small text-ink-soft">{creditWords(credits)} used in the last 30 days</p>}
        </div>
        {calls.length === 0 ? (
          <p className="text-ink-soft">Nothing yet. Calls and their results are stored for 30 days.</p>
        ) : (
          <CallList calls={calls} />
        )}
        <OlderLink
          noun="calls"
          first={before === 0 ? null : `/admin/crawler?call=${call}`}
          next={hasMore && last ? `/admin/crawler?call=${call}&before=${last.id}` : null}
        />
      </section>
      {hasKey && (
        <Panel aria-labelledby="follow-title" variant="sunk" className="mt-10">
          <h2 id="follow-title" className="text-h3">
            Follow a job by its ID
          </h2>
          <p className="mt-1 max-w-[62ch] text-ink-soft">
            For a job that another program started with the same key. Its progress and results appear above.
          </p>
          <div className="mt-4 grid empty:hidden">
            <FormErrorPanel answer={isFollowing ? answer : undefined} />
          </div>
          <FollowForm answer={isFollowing ? answer : undefined} />
        </Panel>
      )}
    </>
  )
}

function NoKey() {
  return (
    <Panel variant="tint" aria-labelledby="no-key-title">
      <h2 id="no-key-title" className="text-h3">
        API key not found
      </h2>
      <p className="mt-1 mb-4 max-w-[62ch]">
        The crawler needs a key. Set one on the API keys page, or as <code>FIRECRAWL_API_KEY</code> where the site is
        started. Your own Firecrawl server needs only its address, <code>FIRECRAWL_API_URL</code>.
      </p>
      <ButtonLink to="/admin/keys#crawler" variant="primary">
        Set a key
      </ButtonLink>
    </Panel>
  )
}
