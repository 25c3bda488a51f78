import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { shortDay } from '../../../core/written-moment.ts'
import { subscriberStates } from '../../../core/subscriber-states.ts'
import { listSubscribers } from '../../../db/newsletter-desk.ts'
import { appContext } from '../../app-context.ts'
import { ListFilter } from '../../components/admin/articles/list-filter.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { OlderLink } from '../../components/reading/older-link.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { buttonLook } from '../../components/ui/button-look.ts'
import { Panel } from '../../components/ui/panel.tsx'
import { RowHeader, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../components/ui/table.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/newsletter-subscribers'

const onAPage = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const words = (query.get('q') ?? '').trim().slice(0, 100)
  const state = subscriberStates.find((known) => known === query.get('state')) ?? null
  const after = query.get('after')
  const listed = await listSubscribers(context.get(appContext).db, { words, state, after, limit: onAPage })
  return {
    words,
    state,
    after,
    hasMore: listed.hasMore,
    subscribers: listed.subscribers.map((row) => ({
      email: row.email,
      state: row.state,
      day: (row.unsubscribedAt ?? row.bouncedAt ?? row.confirmedAt ?? row.createdAt).toISOString(),
    })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Subscribers', description: 'Who gets the newsletter.', path: null })

const labels = {
  active: 'Reader',
  unconfirmed: 'Unconfirmed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
} as const
const looks = { active: 'ok', unconfirmed: 'medium', unsubscribed: 'plain', bounced: 'hard' } as const

export default function AdminSubscribers({ loaderData }: Route.ComponentProps) {
  const { words, state, after, hasMore, subscribers } = loaderData
  const last = subscribers.at(-1)
  return (
    <>
      <AdminHead
        title="Subscribers"
        above={[{ label: 'Newsletter', to: '/admin/newsletter' }]}
        action={
          // A file, which no page can show.
          <Link to={pathOf('/admin/newsletter/export', words, state, null)} reloadDocument className={buttonLook()}>
            <Download aria-hidden />
            Save as CSV
          </Link>
        }
      />
      <ListFilter
        words={words}
        label="Search subscribers"
        name="state"
        chosen={state}
        choices={subscriberStates.map((known) => [known, labels[known]] as const)}
      />
      {subscribers.length === 0 ? (
        <p className="py-6 text-ink-soft">{words || state ? 'Nobody is found.' : 'Nobody has subscribed yet.'}</p>
      ) : (
        <Panel aria-label="Subscribers" className="overflow-clip p-0 sm:p-0">
          <Table caption="Subscribers">
            <TableHead>
              <TableHeader>Address</TableHeader>
              <TableHeader>State</TableHeader>
              <TableHeader>Since</TableHeader>
            </TableHead>
            <TableBody>
              {subscribers.map((row) => (
                <TableRow key={row.email}>
                  <RowHeader className="font-text font-semibold [overflow-wrap:anywhere]">{row.email}</RowHeader>
                  <TableCell>
                    <Badge variant={looks[row.state]}>{labels[row.state]}</Badge>
                  </TableCell>
                  <TableCell label="Since" className="text-small whitespace-nowrap text-ink-soft">
                    <time dateTime={row.day}>{shortDay(row.day)}</time>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Panel>
      )}
      <OlderLink
        noun="subscribers"
        first={after === null ? null : pathOf('/admin/newsletter/subscribers', words, state, null)}
        next={hasMore && last ? pathOf('/admin/newsletter/subscribers', words, state, last.email) : null}
      />
    </>
  )
}

function pathOf(path: string, words: string, state: string | null, after: string | null) {
  const query = new URLSearchParams()
  if (words) query.set('q', words)
  if (state) query.set('state', state)
  if (after) query.set('after', after)
  return query.size > 0 ? `${path}?${query}` : path
}
