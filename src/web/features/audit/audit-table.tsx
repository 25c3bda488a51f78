import { Fragment } from 'react'
import { Link } from 'react-router'
import { shortMoment } from '../../../core/text/date-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowHeader, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table.tsx'
import { actionText, detailLines, isReadable, otherActorText, subjectText } from './audit-text.ts'

interface AuditEntry {
  id: number
  at: string
  actorId: string | null
  actorName: string | null
  action: string
  subjectKind: string
  subjectId: string
  subjectName: string | null
  details: Record<string, unknown> | null
  assigneeName: string | null
}

export function AuditTable({ entries }: { entries: ReadonlyArray<AuditEntry> }) {
  return (
    <Panel aria-label="Entries" className="overflow-clip p-0 sm:p-0">
      <Table caption="Who did what">
        <TableHead>
          <TableHeader>What</TableHeader>
          <TableHeader>Who</TableHeader>
          <TableHeader>When</TableHeader>
          <TableHeader>Details</TableHeader>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id}>
              <RowHeader className="lg:w-[27%]">
                {actionText(entry.action)}
                <span className="block font-text text-small font-normal [overflow-wrap:anywhere] text-ink-soft">
                  {entry.subjectName ?? <Subject kind={entry.subjectKind} id={entry.subjectId} />}
                </span>
              </RowHeader>
              <TableCell label="By" className="[overflow-wrap:anywhere] lg:min-w-44">
                {breakable(entry.actorName) ??
                  (entry.actorId === null ? otherActorText(entry.details) : <Subject kind="user" id={entry.actorId} />)}
              </TableCell>
              <TableCell label="At" className="text-small whitespace-nowrap text-ink-soft">
                <time dateTime={entry.at}>{shortMoment(entry.at)}</time>
              </TableCell>
              <TableCell className="text-small [overflow-wrap:anywhere] text-ink-soft max-lg:basis-full max-lg:empty:hidden">
                {detailLines(entry.action, detailsBelow(entry), entry.assigneeName).map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                {entry.subjectKind === 'import' && (
                  <Link
                    to={`/admin/audit?batch=${entry.subjectId}`}
                    className="mt-1 block font-bold text-link underline-offset-4 hover:underline"
                  >
                    Show each recipe
                  </Link>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}

/** A title that names the subject is not repeated. */
function detailsBelow({ subjectName, details }: AuditEntry) {
  if (!details || details['title'] !== subjectName) return details
  const { title: _shown, ...rest } = details
  return rest
}

/** Lets an address break before the @ sign. */
const breakable = (name: string | null) =>
  name?.split(/(?=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** Names what an entry is about. An account without a name was deleted. An unreadable id is only a hint. */
function Subject({ kind, id }: { kind: string; id: string }) {
  if (kind === 'user') return <span title={id}>A deleted account</span>
  // There is only one site, and the action names what was done to it.
  if (kind === 'settings' || kind === 'site') return null
  return isReadable(id) ? id : <span title={id}>{subjectText(kind, id)}</span>
}
