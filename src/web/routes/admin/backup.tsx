import { Download, RotateCcw, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router'
import { flashCookie } from '../../../core/flash.ts'
import { exactMoment } from '../../../core/written-moment.ts'
import { beginBackup, listBackups, removeBackup, restoreKept } from '../../../operations/backup/kept-backups.ts'
import { appContext } from '../../app-context.ts'
import { BackupUpload } from '../../components/admin/backup/backup-upload.tsx'
import { writtenBytes } from '../../components/admin/backup/bytes.ts'
import { AdminHead } from '../../components/admin/shell/admin-head.tsx'
import { AskFirst } from '../../components/admin/shell/ask-first.tsx'
import { DoneNotice } from '../../components/admin/shell/done-notice.tsx'
import { useLookAgain } from '../../components/admin/shell/use-look-again.ts'
import { Button } from '../../components/ui/button.tsx'
import { buttonLook } from '../../components/ui/button-look.ts'
import { cn } from '../../components/ui/cn.ts'
import { Panel } from '../../components/ui/panel.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow, RowHeader } from '../../components/ui/table.tsx'
import { toast } from '../../components/ui/toast.ts'
import { formText } from '../../form-text.ts'
import { pageMeta } from '../../page-meta.ts'
import { actorOf } from '../../signed-in.ts'
import { keepTyped } from '../../keep-typed.ts'
import type { Route } from './+types/backup'

const lookAgainMs = 1_500
const restored = {
  kind: 'success',
  title: 'The backup is restored',
  description: 'The site is as it was then. Everybody was signed out: sign in as you did at that time.',
} as const

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  return { ...(await listBackups(app)), folder: `${app.env.DATA_DIR}/backups` }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const actor = actorOf(context)
  const form = await request.formData()
  const name = formText(form, 'name')
  switch (formText(form, 'intent')) {
    case 'make':
      await beginBackup(app, actor)
      return redirect('/admin/backup?done=begun')
    case 'delete':
      await removeBackup(app, actor, name)
      return redirect('/admin/backup?done=deleted')
    case 'restore': {
      const outcome = await restoreKept(app, actor, name)
      if (!outcome.ok) return data({ problem: outcome.problem }, { status: 422 })
      // Nobody is signed in any more, and every open page is of another time.
      return redirectDocument('/auth', {
        headers: { 'Cache-Control': 'no-store', 'Set-Cookie': flashCookie(restored) },
      })
    }
    default:
      throw data('This form asks for something unknown', { status: 400 })
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Backup', description: 'The whole site in one file, and back.', path: null })

export default function AdminBackup({
  loaderData: { backups, isWriting, problem, folder },
  actionData,
}: Route.ComponentProps) {
  const { state } = useNavigation()
  const isOver = useRef(true)
  // Of every render, see `useAnswer`.
  useEffect(() => {
    if (!isWriting && !isOver.current && !problem) toast.success('The backup is there')
    isOver.current = !isWriting
  })
  useLookAgain(isWriting, lookAgainMs)
  const trouble = actionData?.problem ?? problem
  return (
    <>
      <AdminHead
        title="Backup"
        lead="The database and all pictures of one moment in one file. The site stays open meanwhile."
        action={
          <Form method="post">
            <Button
              type="submit"
              name="intent"
              value="make"
              variant="primary"
              pending={isWriting || state === 'submitting'}
              pendingLabel="Writing..."
            >
              Make a backup
            </Button>
          </Form>
        }
      />
      <DoneNotice
        words={{
          ...(!problem && { begun: isWriting ? 'The backup is being written' : 'The backup is there' }),
          deleted: 'Backup deleted',
        }}
      />
      {trouble && (
        <p role="alert" className="mb-5 rounded-md bg-surface px-5 py-4 font-semibold text-danger shadow-alarm">
          {trouble}
        </p>
      )}
      <div className="grid gap-6">
        <Panel aria-label="Backups on this machine" className={backups.length > 0 ? 'overflow-clip p-0' : ''}>
          {backups.length === 0 && (
            <p>
              {isWriting ? 'The first backup is being written. Look again in a moment.' : 'There is no backup yet.'}
            </p>
          )}
          {backups.length > 0 && (
            <Table caption="Backups on this machine, the newest first">
              <TableHead>
                <TableHeader>Made</TableHeader>
                <TableHeader>Size</TableHeader>
                <TableHeader>
                  <span className="sr-only">What to do with it</span>
                </TableHeader>
              </TableHead>
              <TableBody>
                {backups.map(({ name, bytes, madeAt }) => (
                  <TableRow key={name}>
                    <RowHeader>{exactMoment(madeAt)}</RowHeader>
                    <TableCell label="Size">{writtenBytes(bytes)}</TableCell>
                    <TableCell className="max-lg:-mb-2 max-lg:basis-full">
                      <div className="flex flex-wrap gap-x-1 max-lg:-ml-3 lg:justify-end max-sm:[&_.lucide]:hidden">
                        <a className={cn(buttonLook({ variant: 'ghost' }))} href={`/api/backups/${name}`} download>
                          <Download aria-hidden />
                          Download
                        </a>
                        <AskFirst
                          label="Restore"
                          title="Go back to this backup?"
                          text="Everything that changed since then is lost, recipes and accounts included, and everybody is signed out. Make a backup of today first."
                          confirmLabel="Restore it"
                          fields={{ intent: 'restore', name }}
                        >
                          <Button variant="ghost">
                            <RotateCcw aria-hidden />
                            Restore
                          </Button>
                        </AskFirst>
                        <AskFirst
                          label="Delete"
                          title="Delete this backup?"
                          text={`${name} cannot be had back.`}
                          confirmLabel="Delete it"
                          fields={{ intent: 'delete', name }}
                        >
                          <Button variant="ghost" className="text-danger">
                            <Trash2 aria-hidden />
                            Delete
                          </Button>
                        </AskFirst>
                      </div>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )}
        </Panel>
        <Panel aria-labelledby="from-elsewhere">
          <h2 id="from-elsewhere" className="mb-3 text-h3">
            From elsewhere
          </h2>
          <BackupUpload folder={folder} />
        </Panel>
        <p className="max-w-[70ch] text-ink-soft">
          Backups lie in <code>{folder}</code>, on the same disk as the site: download them, or copy them from there
          every night. They hold addresses and password hashes. Who is signed in is in none of them. Keys of services
          and second factors in them are encrypted: keep <code>SECRET_KEY</code>, or the file <code>secret-key</code> in{' '}
          <code>DATA_DIR</code>, somewhere else too, since without it they cannot be read.
        </p>
      </div>
    </>
  )
}
