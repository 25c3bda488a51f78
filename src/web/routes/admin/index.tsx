import { countForAdmin } from '../../../db/admin-counts.ts'
import { appContext } from '../../app-context.ts'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { CountCards } from '../../components/admin/shell/count-cards.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/index'

export async function loader({ context }: Route.LoaderArgs) {
  return { counts: await countForAdmin(context.get(appContext).db) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Admin', description: 'What waits, and the ways to it.', path: null })

export default function AdminIndex({ loaderData: { counts } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead isTop title="Admin" lead="What waits, and the ways to it." />
      <CountCards
        label="What waits"
        cards={[
          { label: 'Waiting for review', count: counts.waitingReviews },
          { label: 'Open messages', count: counts.openMessages },
          { label: 'Subscribers', count: counts.subscribers },
          { label: 'Failed jobs', count: counts.failedJobs },
        ]}
      />
    </>
  )
}
