import { shortMoment } from '../../../../core/written-moment.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowHeader, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../ui/table.tsx'
import { deedWords, detailsWords } from './deed-words.ts'

interface Deed {
  id: number
  at: string
  actorId: string | null
  actorName: string | null
  action: string
  subjectKind: string
  subjectId: string
  details: Record<string, unknown> | null
}

export function AuditTable({ deeds }: { deeds: ReadonlyArray<Deed> }) {
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
          {deeds.map((deed) => (
            <TableRow key={deed.id}>
              <RowHeader className="lg:w-[27%]">
                {deedWords(deed.action)}
                <span className="block font-text text-small font-normal [overflow-wrap:anywhere] text-ink-soft">
                  {deed.subjectId}
                </span>
              </RowHeader>
              <TableCell label="By" className="[overflow-wrap:anywhere] lg:min-w-44">
                {deed.actorName ?? (deed.actorId === null ? 'The site itself' : `A deleted account (${deed.actorId})`)}
              </TableCell>
              <TableCell label="At" className="text-small whitespace-nowrap text-ink-soft">
                <time dateTime={deed.at}>{shortMoment(deed.at)}</time>
              </TableCell>
              <TableCell className="text-small [overflow-wrap:anywhere] text-ink-soft max-lg:basis-full max-lg:empty:hidden">
                {detailsWords(deed.action, deed.details)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  )
}
