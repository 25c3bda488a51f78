import type { SignedIn } from '../../core/signed-in.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { clearBounces } from '../../db/newsletter-subscribers.ts'
import type { App } from '../app.ts'

/** Readers whose address was thought to be nobody's get letters again: one of them, or with null all. How many they were. */
export async function takeBack(app: App, actor: SignedIn, email: string | null): Promise<number> {
  return app.db.transaction(async (tx) => {
    const readers = await clearBounces(tx, email)
    const subject = ['subscriber', email ?? 'everybody who bounced'] as const
    if (readers > 0) await writeAudit(tx, { actor, action: 'newsletter.take-back', subject, details: { readers } })
    return readers
  })
}
