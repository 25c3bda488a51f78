import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { shortDate } from '../../../../core/text/date-text.ts'
import { countSubscribers } from '../../../../db/newsletter/managed-subscribers.ts'
import { findSending } from '../../../../db/newsletter/issue-sending.ts'
import { listIssues } from '../../../../db/newsletter/issues.ts'
import { appContext } from '../../../shell/app-context.ts'
import emptyPlate from '../../../art/spot-empty-plate.svg'
import { IssueState } from '../issue-state.tsx'
import { NoMailServer } from '../no-mail-server.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { CountCards } from '../../admin/count-cards.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import type { Route } from './+types/admin-newsletter'

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
  pageMeta(matches[0], { title: 'Newsletter', description: 'Newsletter issues and subscribers.', path: null })

export default function AdminNewsletter({
  loaderData: { counts, canMail, issues, before, hasMore },
}: Route.ComponentProps) {
  const last = issues.at(-1)
  const list = '/admin/newsletter/subscribers?state='
  return (
    <>
      <AdminHead
        title="Newsletter"
        lead="Issues go to every confirmed subscriber."
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
          { label: 'Active', count: counts.active, to: `${list}active` },
          { label: 'Unconfirmed', count: counts.unconfirmed, to: `${list}unconfirmed` },
          { label: 'Unsubscribed', count: counts.unsubscribed, to: `${list}unsubscribed` },
          { label: 'Bounced', count: counts.bounced, to: `${list}bounced` },
        ]}
      />
      <h2 className="mt-8 mb-3 text-h3">Issues</h2>
      {issues.length === 0 ? (
        <EmptyState picture={emptyPlate} title="No issues yet">
          Write the first one. You can send yourself a test before it goes out.
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
                {shortDate(day)}
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
