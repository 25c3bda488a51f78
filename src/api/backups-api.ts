import { Hono } from 'hono'
import type { SignedIn } from '../core/accounts/signed-in.ts'
import type { App } from '../operations/app/app.ts'
import { openBackup } from '../operations/backup/stored-backups.ts'
import { receiveBackup } from '../operations/backup/receive-backup.ts'

/** Sends and receives backup files as streams, so that no backup is held in memory. */
export function backupsApi(app: App) {
  return new Hono<{ Variables: { user: SignedIn | null } }>()
    .get('/:name', async (context) => {
      const name = context.req.param('name')
      const backup = await openBackup(app, name)
      if (!backup) return context.json({ error: 'Backup not found' }, 404)
      return context.body(backup.stream() as ReadableStream, 200, {
        'Content-Type': 'application/gzip',
        'Content-Length': String(backup.bytes),
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      })
    })
    .post('/', async (context) => {
      const actor = context.get('user')
      const { body } = context.req.raw
      if (!actor || !body) return context.json({ error: 'There was no file' }, 422)
      const bytes = Number(context.req.header('content-length') ?? 0)
      const received = await receiveBackup(app, actor, { body, bytes })
      return received.ok ? context.json({ name: received.name }, 201) : context.json({ error: received.problem }, 422)
    })
}
