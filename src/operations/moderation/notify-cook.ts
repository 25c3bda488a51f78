import { findDecision } from '../../db/moderation/decisions.ts'
import type { App } from '../app/app.ts'

/**
 * Enqueues a mail about the decision for each address of the cook, if there is a mail server. One job per address, so
 * an unreachable address does not repeat the others. Call it in the transaction of the decision.
 */
export async function notifyCook({ db, jobs, mail }: App, itemId: number): Promise<void> {
  const decision = mail === null ? undefined : await findDecision(db, itemId)
  if (!decision) return
  const { version, account, left } = decision
  for (const email of new Set([...(account ? [account] : []), ...left]))
    await jobs.enqueue(db, 'mail-verdict', { itemId, version, email })
}
