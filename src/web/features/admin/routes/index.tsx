import { redirect } from 'react-router'
import { hideSetUp, readSetUp } from '../../../../operations/settings/set-up-checklist.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { SetUpPanel } from '../set-up-panel.tsx'
import { countForAdmin } from '../../../../db/admin/admin-counts.ts'
import { countAffiliates } from '../../../../db/affiliates/affiliates.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AffiliateCounts } from '../../affiliates/affiliate-counts.tsx'
import { AdminHead } from '../admin-head.tsx'
import { AdminTabs } from '../admin-tabs.tsx'
import { CountCards } from '../count-cards.tsx'
import { LinkCard } from '../link-card.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import type { Route } from './+types/index'

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const [counts, affiliates, setUp] = await Promise.all([
    countForAdmin(app.db),
    countAffiliates(app.db),
    readSetUp(app, actorOf(context)),
  ])
  return { counts, affiliates, setUp }
}

export async function action({ context, request }: Route.ActionArgs) {
  const intent = String((await request.formData()).get('intent'))
  await hideSetUp(context.get(appContext), intent === 'hide-set-up')
  return redirect('/admin', 303)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Admin', description: 'What needs your attention.', path: null })

export default function AdminIndex({ loaderData: { counts, affiliates, setUp } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead isTop title="Admin" lead="What needs your attention." />
      {setUp && !setUp.isHidden && <SetUpPanel {...setUp} />}
      <section aria-labelledby="waiting-title">
        <h2 id="waiting-title" className="sr-only">
          Waiting
        </h2>
        <CountCards
          label="Waiting"
          cards={[
            { label: 'Waiting for review', count: counts.waiting, to: '/admin/review' },
            { label: 'Open messages', count: counts.openMessages, to: '/admin/messages' },
            { label: 'Subscribers', count: counts.subscribers, to: '/admin/newsletter' },
            { label: 'Failed jobs', count: counts.failedJobs, to: '/admin/jobs' },
          ]}
        />
      </section>
      <div className="mt-8 mb-6">
        <AdminTabs />
      </div>
      <section aria-labelledby="affiliates-title">
        <h2 id="affiliates-title" className="mb-4 text-h3">
          Affiliates
        </h2>
        <AffiliateCounts {...affiliates} />
        <LinkCard to="/admin/affiliates" title="Affiliate dashboard" className="mt-5">
          Add, edit, show and hide affiliates, and see their views and clicks.
        </LinkCard>
      </section>
      {setUp?.isHidden && <SetUpPanel {...setUp} />}
    </>
  )
}
