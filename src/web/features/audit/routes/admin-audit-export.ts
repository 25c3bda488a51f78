import { csvLine } from '../../../../core/text/csv.ts'
import { listAuditEntries } from '../../../../db/audit/audit-log-list.ts'
import { appContext } from '../../../shell/app-context.ts'
import { readAuditQuery } from '../audit-query.ts'
import { csvFile } from '../../admin/csv-file.server.ts'
import type { Route } from './+types/admin-audit-export'

const atOnce = 2_000
/** The newest entries, about 20 MB. Filters reach older ones. */
const most = 100_000

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const query = readAuditQuery(new URL(request.url).searchParams)
  const lines = [csvLine(['when', 'who', 'account', 'action', 'kind', 'subject', 'details', 'import'])]
  for (let before: number | null = null; lines.length <= most;) {
    const entries = await listAuditEntries(db, query, { before, limit: atOnce, isWhole: true })
    for (const { at, actorName, actorId, action, subjectKind, subjectId, details, batch } of entries)
      lines.push(
        csvLine([
          at.toISOString(),
          actorName,
          actorId,
          action,
          subjectKind,
          subjectId,
          details && JSON.stringify(details),
          batch,
        ]),
      )
    before = entries.at(-1)?.id ?? null
    if (entries.length < atOnce) break
  }
  return csvFile(lines, 'audit-log')
}
