import { Form, redirect } from 'react-router'
import { everyDay } from '../../../core/affiliate.ts'
import { flashCookie } from '../../../core/flash.ts'
import { listAdDays } from '../../../db/affiliate-days.ts'
import { countAffiliates, listAffiliates } from '../../../db/affiliates.ts'
import { readSettings } from '../../../db/settings.ts'
import { removeAffiliate } from '../../../operations/affiliates/remove-affiliate.ts'
import { switchAffiliate } from '../../../operations/affiliates/switch-affiliate.ts'
import { actorOf } from '../../signed-in.ts'
import { appContext } from '../../app-context.ts'
import { AdNumbers } from '../../components/admin/affiliates/ad-numbers.tsx'
import { AffiliateCounts } from '../../components/admin/affiliates/affiliate-counts.tsx'
import { AffiliateTable } from '../../components/admin/affiliates/affiliate-table.tsx'
import { AffiliateTabs } from '../../components/admin/affiliates/affiliate-tabs.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { Panel } from '../../components/ui/panel.tsx'
import { SearchField } from '../../components/ui/search-field.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/affiliates'

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

const gone = flashCookie({ kind: 'error', title: 'Nothing was changed', description: 'This affiliate is gone.' })

export async function action({ context, request }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await request.formData()
  const id = formText(sent, 'id')
  switch (sent.get('intent')) {
    case 'switch':
      if (await switchAffiliate(app, actor, id, sent.get('active') === 'true'))
        return redirect('/admin/affiliates?done=switched', 303)
      return redirect('/admin/affiliates', { status: 303, headers: { 'Set-Cookie': gone } })
    case 'delete':
      await removeAffiliate(app, actor, id)
      return redirect('/admin/affiliates?done=deleted', 303)
    default:
      return redirect('/admin/affiliates', 303)
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Affiliates', description: 'What the site recommends for money.', path: null })

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
      <AdminHead
        title="Affiliates"
        lead="What the site recommends for money, marked “Sponsored” wherever it is shown."
      />
      <DoneNotice words={done} />
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
            {find ? `No affiliate has “${find}” in it.` : 'There is no affiliate yet. Add the first one.'}
          </p>
        )}
      </Panel>
      <AdNumbers days={days} isCounting={isCounting} />
    </>
  )
}
