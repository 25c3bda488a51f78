import { csvLine } from '../../../core/csv.ts'
import { listDeeds } from '../../../db/audit-log-list.ts'
import { appContext } from '../../app-context.ts'
import { readAuditQuery } from '../../audit-query.ts'
import { csvFile } from '../../csv-file.server.ts'
import type { Route } from './+types/audit-export'

const atOnce = 2_000
/** Newest first: about 20 MB. Filters lead to what is older. */
const most = 100_000

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const query = readAuditQuery(new URL(request.url).searchParams)
  const lines = [csvLine(['when', 'who', 'account', 'action', 'kind', 'subject', 'details'])]
  for (let before: number | null = null; lines.length <= most;) {
    const deeds = await listDeeds(db, query, { before, limit: atOnce })
    for (const { at, actorName, actorId, action, subjectKind, subjectId, details } of deeds)
      lines.push(
        csvLine([
          at.toISOString(),
          actorName,
          actorId,
          action,
          subjectKind,
          subjectId,
          details && JSON.stringify(details),
        ]),
      )
    before = deeds.at(-1)?.id ?? null
    if (deeds.length < atOnce) break
  }
  return csvFile(lines, 'audit-log')
}
