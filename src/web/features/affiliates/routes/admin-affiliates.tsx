import { Form, redirect } from 'react-router'
import { everyDay } from '../../../../core/affiliates/affiliate.ts'
import { AffiliateListForm } from '../../../../core/affiliates/affiliate-form.ts'
import { flashCookie } from '../../../../core/forms/flash.ts'
import { listAdDays } from '../../../../db/affiliates/affiliate-days.ts'
import { countAffiliates, listAffiliates } from '../../../../db/affiliates/affiliates.ts'
import { readSettings } from '../../../../db/settings/settings.ts'
import { removeAffiliate } from '../../../../operations/affiliates/remove-affiliate.ts'
import { switchAffiliate } from '../../../../operations/affiliates/switch-affiliate.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AdNumbers } from '../ad-numbers.tsx'
import { AffiliateCounts } from '../affiliate-counts.tsx'
import { AffiliateTable } from '../affiliate-table.tsx'
import { AffiliateTabs } from '../affiliate-tabs.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { AdminTabs } from '../../admin/admin-tabs.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-affiliates'

const mostShown = 200

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const find = (new URL(request.url).searchParams.get('find') ?? '').trim().slice(0, 100)
  const today = new Date().toISOString().slice(0, 10)
  const [counts, affiliates, days, { countAds }] = await Promise.all([
    countAffiliates(db),
    listAffiliates(db, find, mostShown),
    listAdDays(db, null),
    readSettings(db),
  ])
  return { counts, affiliates, find, today, days: everyDay(days, today, 30), isCounting: countAds }
}

const gone = flashCookie({ kind: 'error', title: 'Nothing changed', description: 'This affiliate was deleted.' })

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, AffiliateListForm)
  if (!sent.ok) return redirect('/admin/affiliates', 303)
  switch (sent.value.intent) {
    case 'switch':
      if (await switchAffiliate(app, actor, sent.value.id, sent.value.active))
        return redirect('/admin/affiliates?done=switched', 303)
      return redirect('/admin/affiliates', { status: 303, headers: { 'Set-Cookie': gone } })
    case 'delete':
      await removeAffiliate(app, actor, sent.value.id)
      return redirect('/admin/affiliates?done=deleted', 303)
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Affiliates', description: 'Sponsored products.', path: null })

const done = {
  added: 'Affiliate added successfully',
  saved: 'Affiliate saved',
  deleted: 'Affiliate deleted successfully',
  switched: 'Affiliate status updated',
}

export default function Affiliates({
  loaderData: { counts, affiliates, find, today, days, isCounting },
}: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Affiliates" lead="Sponsored products. They are marked “Sponsored” everywhere." />
      <DoneNotice words={done} />
      <div className="mb-6">
        <AdminTabs />
      </div>
      <AffiliateCounts {...counts} />
      <Panel aria-label="Manage Affiliates" className="mt-6 overflow-hidden p-0 pt-3">
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pb-4">
          <AffiliateTabs />
          <Form className="max-sm:basis-full">
            <SearchField label="Find an affiliate" name="find" placeholder="Find an affiliate" defaultValue={find} />
          </Form>
        </div>
        {affiliates.length > 0 ? (
          <AffiliateTable affiliates={affiliates} today={today} />
        ) : (
          <p className="px-5 pb-6 text-ink-soft">
            {find ? `No affiliate matches “${find}”.` : 'No affiliates yet. Add the first one.'}
          </p>
        )}
      </Panel>
      <AdNumbers days={days} isCounting={isCounting} />
    </>
  )
}
