import { Download, RotateCcw, Trash2 } from 'lucide-react'
import { counted } from '../../../core/text/counted.ts'
import { exactMoment } from '../../../core/text/date-text.ts'
import type { BackupCheck } from '../../../operations/backup/check-backup.ts'
import type { Backups } from '../../../operations/backup/stored-backups.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import {
  ActionsCell,
  ActionsHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../ui/table.tsx'

interface BackupTableProps {
  backups: Backups['backups']
  /** True while a backup is being written. */
  isWriting: boolean
  /** The name of the backup that is being restored. */
  restoring: FormDataEntryValue | null
}

/** The backups on this machine, the newest first. */
export function BackupTable({ backups, isWriting, restoring }: BackupTableProps) {
  return (
    <Table caption="Backups on this machine, newest first">
      <TableHead>
        <TableHeader>Made</TableHeader>
        <TableHeader>Size</TableHeader>
        <TableHeader>Check</TableHeader>
        <ActionsHeader />
      </TableHead>
      <TableBody>
        {backups.map(({ name, bytes, madeAt, isScheduled, check }, place) => (
          <TableRow key={name}>
            <RowHeader className="xl:whitespace-nowrap">
              {exactMoment(madeAt)}
              {isScheduled && <span className="block text-small font-normal text-ink-soft">Scheduled</span>}
            </RowHeader>
            <TableCell label="Size" className="whitespace-nowrap">
              {writtenBytes(bytes)}
            </TableCell>
            <TableCell label="Check">
              {check === null && isWriting && place === 0 ? 'Being checked' : <CheckText check={check} />}
            </TableCell>
            <ActionsCell className="max-sm:[&_.lucide]:hidden xl:flex-nowrap">
              <BackupActions name={name} restoring={restoring} />
            </ActionsCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

interface BackupActionsProps extends Pick<BackupTableProps, 'restoring'> {
  name: string
}

function BackupActions({ name, restoring }: BackupActionsProps) {
  return (
    <>
      <a className={cn(buttonLook({ variant: 'ghost' }))} href={`/api/backups/${name}`} download>
        <Download aria-hidden />
        Download
      </a>
      <AskFirst
        label="Restore"
        title="Restore this backup?"
        text="Everything that changed since then is lost, including recipes and accounts, and everyone is signed out. Make a backup first."
        confirmLabel="Restore it"
        fields={{ intent: 'restore', name }}
      >
        <Button variant="ghost" pending={restoring === name} pendingLabel="Restoring..." disabled={restoring !== null}>
          <RotateCcw aria-hidden />
          Restore
        </Button>
      </AskFirst>
      <AskFirst
        label="Delete"
        title="Delete this backup?"
        text={`${name} can’t be recovered.`}
        confirmLabel="Delete it"
        fields={{ intent: 'delete', name }}
      >
        <Button variant="ghost" className="text-danger">
          <Trash2 aria-hidden />
          Delete
        </Button>
      </AskFirst>
    </>
  )
}

function CheckText({ check }: { check: BackupCheck | null }) {
  switch (check?.kind) {
    case undefined:
      return <span className="text-ink-soft">Not checked</span>
    case 'failed':
      return <span className="font-semibold text-danger">Can’t be restored. {check.problem}</span>
    case 'read':
      return 'Complete, but not checked by restoring it: the database user may not create a database (see the operations guide).'
    case 'restored':
      return `Checked by restoring it: ${[
        counted(check.recipes, 'recipe'),
        counted(check.users, 'account'),
        counted(check.pictures, 'picture'),
      ].join(', ')}`
  }
}

/** Formats a size like file managers do, such as "512 KB" or "3.4 MB". */
function writtenBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return bytes < 1_000_000_000 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}
