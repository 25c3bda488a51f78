import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { clearBounces } from '../../db/newsletter/subscribers.ts'
import type { App } from '../app/app.ts'

/** Lets bounced subscribers get issues again: one address, or all of them for null. Returns how many. */
export async function reactivateSubscribers(app: App, actor: SignedIn, email: string | null): Promise<number> {
  return app.db.transaction(async (tx) => {
    const count = await clearBounces(tx, email)
    const subject = ['subscriber', email ?? 'all bounced subscribers'] as const
    if (count > 0) await writeAudit(tx, { actor, action: 'newsletter.take-back', subject, details: { count } })
    return count
  })
}
