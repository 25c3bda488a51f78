import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { listActions, listAuditEntries } from '../../../../db/audit/audit-log-list.ts'
import { appContext } from '../../../shell/app-context.ts'
import { auditSearch, readAuditQuery } from '../audit-query.ts'
import { AuditFilter } from '../audit-filter.tsx'
import { AuditTable } from '../audit-table.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { buttonLook } from '../../../ui/button-look.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import type { Route } from './+types/admin-audit'

const onAPage = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const search = new URL(request.url).searchParams
  const query = readAuditQuery(search)
  const before = rowNumber(search.get('before')) || null
  const [entries, actions] = await Promise.all([
    listAuditEntries(db, query, { before, limit: onAPage + 1 }),
    listActions(db),
  ])
  return {
    query,
    before,
    actions,
    hasMore: entries.length > onAPage,
    entries: entries.slice(0, onAPage).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Audit log', description: 'Who did what, and when.', path: null })

export default function AdminAudit({ loaderData: { query, before, actions, hasMore, entries } }: Route.ComponentProps) {
  const last = entries.at(-1)
  return (
    <>
      <AdminHead
        title="Audit log"
        lead="Who did what, and when. Entries never change."
        action={
          // The browser must load this file itself, because the router cannot render it.
          <Link to={`/admin/audit/export${auditSearch(query)}`} reloadDocument className={buttonLook()}>
            <Download aria-hidden />
            Download CSV
          </Link>
        }
      />
      <AuditFilter query={query} actions={actions} />
      {query.batch && (
        <p className="mb-4 text-ink-soft">These are the recipes of one import. Clear shows all entries again.</p>
      )}
      {entries.length === 0 ? (
        <p className="py-6 text-ink-soft">No matching entries.</p>
      ) : (
        <AuditTable entries={entries} />
      )}
      <OlderLink
        noun="entries"
        first={before === null ? null : `/admin/audit${auditSearch(query)}`}
        next={hasMore && last ? `/admin/audit${auditSearch(query, last.id)}` : null}
      />
    </>
  )
}
