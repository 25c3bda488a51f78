import { writeAudit } from '../../db/audit/audit-log.ts'
import type { App } from '../app/app.ts'
import { notifyOwner } from './notify-owner.ts'

/** Notifies the owner that this session added a passkey. */
export async function notePasskey(app: App, cookies: string): Promise<void> {
  const session = await app.auth.findSession(cookies)
  if (!session) return
  const { user } = session
  await writeAudit(app.db, { actor: user, action: 'user.add-passkey', subject: ['user', user.id] })
  await notifyOwner(app, user.id, 'passkey')
}
