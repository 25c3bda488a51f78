import { writeAudit } from '../../db/audit-log.ts'
import type { App } from '../app.ts'
import { tellOwner } from './tell-owner.ts'

/** A passkey was just added by whoever has this session. */
export async function notePasskey(app: App, cookies: string): Promise<void> {
  const session = await app.auth.findSession(cookies)
  if (!session) return
  const { user } = session
  await writeAudit(app.db, { actor: user, action: 'user.add-passkey', subject: ['user', user.id] })
  await tellOwner(app, user.id, 'passkey')
}
