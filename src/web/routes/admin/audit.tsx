import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { listActions, listDeeds } from '../../../db/audit-log-list.ts'
import { appContext } from '../../app-context.ts'
import { auditSearch, readAuditQuery } from '../../audit-query.ts'
import { AuditFilter } from '../../components/admin/audit/audit-filter.tsx'
import { AuditTable } from '../../components/admin/audit/audit-table.tsx'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { OlderLink } from '../../components/reading/older-link.tsx'
import { buttonLook } from '../../components/ui/button-look.ts'
import { pageMeta } from '../../page-meta.ts'
import { rowNumber } from '../../row-number.ts'
import type { Route } from './+types/audit'

const onAPage = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const search = new URL(request.url).searchParams
  const query = readAuditQuery(search)
  const before = rowNumber(search.get('before')) || null
  const [deeds, actions] = await Promise.all([listDeeds(db, query, { before, limit: onAPage + 1 }), listActions(db)])
  return {
    query,
    before,
    actions,
    hasMore: deeds.length > onAPage,
    deeds: deeds.slice(0, onAPage).map(({ at, ...deed }) => ({ ...deed, at: at.toISOString() })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Audit log', description: 'Who did what, and when.', path: null })

export default function AdminAudit({ loaderData: { query, before, actions, hasMore, deeds } }: Route.ComponentProps) {
  const last = deeds.at(-1)
  return (
    <>
      <AdminHead
        title="Audit log"
        lead="Who did what, and when. Nothing here is ever changed."
        action={
          // A file, which no page can show.
          <Link to={`/admin/audit/export${auditSearch(query)}`} reloadDocument className={buttonLook()}>
            <Download aria-hidden />
            Save as CSV
          </Link>
        }
      />
      <AuditFilter query={query} actions={actions} />
      {deeds.length === 0 ? (
        <p className="py-6 text-ink-soft">Nothing of this kind was done.</p>
      ) : (
        <AuditTable deeds={deeds} />
      )}
      <OlderLink
        noun="entries"
        first={before === null ? null : `/admin/audit${auditSearch(query)}`}
        next={hasMore && last ? `/admin/audit${auditSearch(query, last.id)}` : null}
      />
    </>
  )
}
