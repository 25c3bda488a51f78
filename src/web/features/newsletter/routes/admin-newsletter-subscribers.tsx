import { Download } from 'lucide-react'
import { Form, Link, redirect } from 'react-router'
import { shortDate } from '../../../../core/text/date-text.ts'
import { SubscriberButtons } from '../../../../core/newsletter/subscriber-form.ts'
import { subscriberStates } from '../../../../core/newsletter/subscriber-states.ts'
import { listSubscribers } from '../../../../db/newsletter/managed-subscribers.ts'
import { reactivateSubscribers } from '../../../../operations/newsletter/reactivate-subscribers.ts'
import { appContext } from '../../../shell/app-context.ts'
import { ListFilter } from '../../../ui/list-filter.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonLook } from '../../../ui/button-look.ts'
import { Panel } from '../../../ui/panel.tsx'
import {
  ActionsHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../../ui/table.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-newsletter-subscribers'

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

/** Reactivates bounced subscribers and redirects to the same part of the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const sent = await parseForm(request, SubscriberButtons)
  if (!sent.ok) return redirect('/admin/newsletter/subscribers', 303)
  const email = sent.value.intent === 'take-back' ? sent.value.email : null
  const reactivated = await reactivateSubscribers(app, actorOf(context), email)
  const { searchParams } = new URL(request.url)
  searchParams.set('done', reactivated > 0 ? 'back' : 'nobody')
  return redirect(`/admin/newsletter/subscribers?${searchParams}`, 303)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Subscribers', description: 'Newsletter subscribers.', path: null })

const labels = {
  active: 'Active',
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
          // The browser must load this file itself, because the router cannot render it.
          <Link to={pathOf('/admin/newsletter/export', words, state, null)} reloadDocument className={buttonLook()}>
            <Download aria-hidden />
            Download CSV
          </Link>
        }
      />
      <DoneNotice words={{ back: 'They will get the next issue', nobody: 'No bounced subscribers left' }} />
      <ListFilter
        words={words}
        label="Search subscribers"
        name="state"
        chosen={state}
        choices={subscriberStates.map((known) => [known, labels[known]] as const)}
      />
      {state === 'bounced' && subscribers.length > 1 && (
        <div className="mb-5">
          <AskFirst
            label="Reactivate all"
            title="Reactivate all bounced subscribers?"
            text="Use this if a misconfigured mail server refused valid addresses. Addresses that don’t exist will bounce again with the next issue."
            confirmLabel="Reactivate them"
            isHarmless
            fields={{ intent: 'take-all-back' }}
          >
            <Button>Reactivate all</Button>
          </AskFirst>
        </div>
      )}
      {subscribers.length === 0 ? (
        <p className="py-6 text-ink-soft">{words || state ? 'No subscriber matches.' : 'No subscribers yet.'}</p>
      ) : (
        <Panel aria-label="Subscribers" className="overflow-clip p-0 sm:p-0">
          <Table caption="Subscribers">
            <TableHead>
              <TableHeader>Address</TableHeader>
              <TableHeader>State</TableHeader>
              <TableHeader>Since</TableHeader>
              <ActionsHeader />
            </TableHead>
            <TableBody>
              {subscribers.map((row) => (
                <TableRow key={row.email}>
                  <RowHeader className="font-text font-semibold [overflow-wrap:anywhere]">
                    <MailAddress address={row.email} />
                  </RowHeader>
                  <TableCell>
                    <Badge variant={looks[row.state]}>{labels[row.state]}</Badge>
                  </TableCell>
                  <TableCell label="Since" className="text-small whitespace-nowrap text-ink-soft">
                    <time dateTime={row.day}>{shortDate(row.day)}</time>
                  </TableCell>
                  <TableCell className={row.state === 'bounced' ? 'max-lg:-my-2 max-lg:basis-full' : 'max-lg:hidden'}>
                    {row.state === 'bounced' && (
                      <Form method="post" preventScrollReset className="max-lg:-ml-3 lg:text-right">
                        <input type="hidden" name="email" value={row.email} />
                        <Button type="submit" name="intent" value="take-back" variant="ghost">
                          Resubmit<span className="sr-only"> to {row.email}</span>
                        </Button>
                      </Form>
                    )}
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
