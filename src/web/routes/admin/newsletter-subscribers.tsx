import { Download } from 'lucide-react'
import { data, Form, Link, redirect } from 'react-router'
import { shortDay } from '../../../core/written-moment.ts'
import { subscriberStates } from '../../../core/subscriber-states.ts'
import { listSubscribers } from '../../../db/newsletter-desk.ts'
import { takeBack } from '../../../operations/newsletter/take-back.ts'
import { appContext } from '../../app-context.ts'
import { ListFilter } from '../../components/admin/articles/list-filter.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { AskFirst } from '../../components/admin/shell/ask-first.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { MailAddress } from '../../components/admin/shell/mail-address.tsx'
import { OlderLink } from '../../components/reading/older-link.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { buttonLook } from '../../components/ui/button-look.ts'
import { Panel } from '../../components/ui/panel.tsx'
import { RowHeader, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../components/ui/table.tsx'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { actorOf } from '../../signed-in.ts'
import { keepTyped } from '../../keep-typed.ts'
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

/** Back to the same part of the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (intent !== 'take-back' && intent !== 'take-all-back')
    throw data('This form asks for something unknown', { status: 400 })
  const readers = await takeBack(app, actorOf(context), intent === 'take-back' ? formText(form, 'email') : null)
  const { searchParams } = new URL(request.url)
  searchParams.set('done', readers > 0 ? 'back' : 'nobody')
  return redirect(`/admin/newsletter/subscribers?${searchParams}`, 303)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

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
      <DoneNotice words={{ back: 'They get the next letter again', nobody: 'Nobody there had bounced any more' }} />
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
            label="Send to all of them again"
            title="Send to everybody who bounced again?"
            text="Of use where the mail server was set up wrongly and refused readers that exist. Whoever does not exist is found out with the next issue."
            confirmLabel="Send to them again"
            isHarmless
            fields={{ intent: 'take-all-back' }}
          >
            <Button>Send to all of them again</Button>
          </AskFirst>
        </div>
      )}
      {subscribers.length === 0 ? (
        <p className="py-6 text-ink-soft">{words || state ? 'Nobody is found.' : 'Nobody has subscribed yet.'}</p>
      ) : (
        <Panel aria-label="Subscribers" className="overflow-clip p-0 sm:p-0">
          <Table caption="Subscribers">
            <TableHead>
              <TableHeader>Address</TableHeader>
              <TableHeader>State</TableHeader>
              <TableHeader>Since</TableHeader>
              <TableHeader>
                <span className="sr-only">What to do with it</span>
              </TableHeader>
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
                    <time dateTime={row.day}>{shortDay(row.day)}</time>
                  </TableCell>
                  <TableCell className={row.state === 'bounced' ? 'max-lg:-my-2 max-lg:basis-full' : 'max-lg:hidden'}>
                    {row.state === 'bounced' && (
                      <Form method="post" preventScrollReset className="max-lg:-ml-3 lg:text-right">
                        <input type="hidden" name="email" value={row.email} />
                        <Button type="submit" name="intent" value="take-back" variant="ghost">
                          Send again<span className="sr-only"> to {row.email}</span>
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
