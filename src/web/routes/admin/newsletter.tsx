import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { shortDay } from '../../../core/written-moment.ts'
import { countSubscribers } from '../../../db/newsletter-desk.ts'
import { findSending } from '../../../db/issue-sending.ts'
import { listIssues } from '../../../db/newsletter-issues.ts'
import { appContext } from '../../app-context.ts'
import emptyPlate from '../../art/spot-empty-plate.svg'
import { IssueState } from '../../components/admin/newsletter/issue-state.tsx'
import { NoMailServer } from '../../components/admin/newsletter/no-mail-server.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { CountCards } from '../../components/admin/shell/count-cards.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { OlderLink } from '../../components/reading/older-link.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { pageMeta } from '../../page-meta.ts'
import { rowNumber } from '../../row-number.ts'
import type { Route } from './+types/newsletter'

const onAPage = 20

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, mail } = context.get(appContext)
  const before = rowNumber(new URL(request.url).searchParams.get('before')) || null
  const [counts, issues] = await Promise.all([countSubscribers(db), listIssues(db, { before, limit: onAPage + 1 })])
  return {
    counts,
    canMail: mail !== null,
    before,
    hasMore: issues.length > onAPage,
    issues: await Promise.all(
      issues.slice(0, onAPage).map(async ({ id, subject, status, createdAt, sentAt }) => {
        const { isStuck } = await findSending(db, { id, status })
        return { id, subject, status, isStuck, day: (sentAt ?? createdAt).toISOString() }
      }),
    ),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Newsletter', description: 'Letters to the readers.', path: null })

export default function AdminNewsletter({
  loaderData: { counts, canMail, issues, before, hasMore },
}: Route.ComponentProps) {
  const last = issues.at(-1)
  const list = '/admin/newsletter/subscribers?state='
  return (
    <>
      <AdminHead
        title="Newsletter"
        lead="Letters to everybody who confirmed that they want them."
        action={
          <ButtonLink to="/admin/newsletter/edit" variant="primary">
            <Plus aria-hidden />
            Write an issue
          </ButtonLink>
        }
      />
      <DoneNotice words={{ deleted: 'Draft deleted' }} />
      {!canMail && <NoMailServer />}
      <CountCards
        label="Subscribers"
        cards={[
          { label: 'Readers', count: counts.active, to: `${list}active` },
          { label: 'Unconfirmed', count: counts.unconfirmed, to: `${list}unconfirmed` },
          { label: 'Unsubscribed', count: counts.unsubscribed, to: `${list}unsubscribed` },
          { label: 'Bounced', count: counts.bounced, to: `${list}bounced` },
        ]}
      />
      <h2 className="mt-8 mb-3 text-h3">Issues</h2>
      {issues.length === 0 ? (
        <EmptyState picture={emptyPlate} title="No issues yet">
          Write the first one; it is tried on yourself before it goes to anybody.
        </EmptyState>
      ) : (
        <ul className="grid gap-2.5">
          {issues.map(({ id, subject, status, isStuck, day }) => (
            <li
              key={id}
              className="relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface px-5 py-4 shadow-edge focus-within:shadow-card-lift hover:shadow-card-lift"
            >
              <Link
                to={`/admin/newsletter/issue/${id}`}
                className="min-w-0 flex-1 basis-52 font-display text-[1.0625rem] font-[560] text-pretty [overflow-wrap:anywhere] text-ink no-underline after:absolute after:inset-0 after:rounded-md"
              >
                {subject}
              </Link>
              <IssueState status={status} isStuck={isStuck} />
              <time dateTime={day} className="text-small text-ink-soft">
                {shortDay(day)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <OlderLink
        noun="issues"
        first={before === null ? null : '/admin/newsletter'}
        next={hasMore && last ? `/admin/newsletter?before=${last.id}` : null}
      />
    </>
  )
}
