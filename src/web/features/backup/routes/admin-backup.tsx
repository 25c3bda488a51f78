import { useEffect, useRef } from 'react'
import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router'
import { BackupForm } from '../../../../core/backup/backup-form.ts'
import { withNext } from '../../../../core/accounts/next-page.ts'
import { flashCookie } from '../../../../core/forms/flash.ts'
import { nextDue } from '../../../../core/backup/backup-schedule.ts'
import { forgetLastRestore, readLastRestore } from '../../../../db/backup/last-restore.ts'
import { readBackupSchedule, readLastTry } from '../../../../db/backup/backup-schedule.ts'
import { changeBackupSchedule } from '../../../../operations/backup/scheduled-backups.ts'
import { folderOf } from '../../../../operations/backup/backup-folder.ts'
import { beginBackup, listBackups, removeBackup, restoreStored } from '../../../../operations/backup/stored-backups.ts'
import { appContext } from '../../../shell/app-context.ts'
import { SchedulePanel } from '../schedule-panel.tsx'
import { BackupTable } from '../backup-table.tsx'
import { BackupUpload } from '../backup-upload.tsx'
import { RestoredPanel } from '../restored-panel.tsx'
import { StorageNote } from '../storage-note.tsx'
import { AdminHead } from '../../admin/admin-head.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { useLastAnswer } from '../../../ui/use-last-answer.ts'
import { useRevalidateWhile } from '../../../ui/use-revalidate-while.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import type { Route } from './+types/admin-backup'

const lookAgainMs = 1_500
const restoredFlash = {
  kind: 'success',
  title: 'Backup restored',
  description: 'The backup is restored. Everyone was signed out. Sign in with the account you had at that time.',
} as const

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const schedule = await readBackupSchedule(app.db)
  const lastTry = await readLastTry(app.db)
  return {
    ...(await listBackups(app)),
    restored: await readLastRestore(app.db),
    folder: folderOf(app),
    isOnOwnDisk: app.env.BACKUP_DIR === undefined,
    schedule: {
      ...schedule,
      next: nextDue(schedule, new Date())?.toISOString() ?? null,
      problem: schedule.every === 'never' ? null : (lastTry?.problem ?? null),
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const sent = await parseForm(request, BackupForm)
  if (!sent.ok) {
    if (sent.intent === 'schedule') return sent.refuse()
    throw data('Unknown action. Reload the page and try again.', { status: 400 })
  }
  switch (sent.value.intent) {
    case 'make':
      await beginBackup(app, actor)
      return redirect('/admin/backup?done=begun')
    case 'dismiss-restore':
      await forgetLastRestore(app.db)
      return redirect('/admin/backup')
    case 'delete':
      await removeBackup(app, actor, sent.value.name)
      return redirect('/admin/backup?done=deleted')
    case 'schedule':
      await forgetLastRestore(app.db)
      await changeBackupSchedule(app, actor, { every: sent.value.every, hour: sent.value.hour })
      return redirect('/admin/backup?done=scheduled', 303)
    case 'restore': {
      const outcome = await restoreStored(app, actor, sent.value.name)
      if (!outcome.ok) return sent.refuse({ problem: outcome.problem })
      // A full page load, because everyone is signed out and the open page has data from before the restore.
      return redirectDocument(withNext('/auth', '/admin/backup'), {
        headers: { 'Cache-Control': 'no-store', 'Set-Cookie': flashCookie(restoredFlash) },
      })
    }
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Backup', description: 'Back up and restore the whole site.', path: null })

export default function AdminBackup({
  loaderData: { backups, isWriting, problem, restored, folder, isOnOwnDisk, schedule },
  actionData,
}: Route.ComponentProps) {
  const sent = useNavigation().formData
  const isStarting = sent?.get('intent') === 'make'
  const restoring = sent?.get('intent') === 'restore' ? sent.get('name') : null
  const isOver = useRef(true)
  // Runs after every render, see `useAnswer`.
  useEffect(() => {
    if (!isWriting && !isOver.current && !problem) toast.success('Backup finished')
    isOver.current = !isWriting
  })
  useRevalidateWhile(isWriting, lookAgainMs)
  const answer = useLastAnswer(actionData)
  return (
    <>
      <AdminHead
        title="Backup"
        lead="The database and all pictures in one file. The site keeps running."
        action={
          <Form method="post">
            <Button
              type="submit"
              name="intent"
              value="make"
              variant="primary"
              pending={isWriting || isStarting}
              pendingLabel="Writing and checking..."
            >
              Make a backup
            </Button>
          </Form>
        }
      />
      <DoneNotice
        words={{
          ...(!problem && { begun: isWriting ? 'Writing the backup' : 'Backup finished' }),
          deleted: 'Backup deleted',
          scheduled: 'Schedule saved',
        }}
      />
      <FormErrorPanel answer={answer} />
      {restored && <RestoredPanel restored={restored} />}
      {problem && (
        <p role="alert" className="mb-5 rounded-md bg-surface px-5 py-4 font-semibold text-danger shadow-alarm">
          {problem}
        </p>
      )}
      <div className="grid gap-6">
        <Panel aria-label="Backups on this machine" className={backups.length > 0 ? 'overflow-clip p-0' : ''}>
          {backups.length === 0 && <p>{isWriting ? 'The first backup is being written.' : 'No backups yet.'}</p>}
          {backups.length > 0 && <BackupTable backups={backups} isWriting={isWriting} restoring={restoring} />}
        </Panel>
        <SchedulePanel schedule={schedule} answer={answer} />
        <Panel aria-labelledby="from-elsewhere">
          <h2 id="from-elsewhere" className="mb-3 text-h3">
            Upload
          </h2>
          <BackupUpload folder={folder} />
        </Panel>
        <StorageNote folder={folder} isOnOwnDisk={isOnOwnDisk} />
      </div>
    </>
  )
}
