import { findVerdict } from '../../db/review-verdicts.ts'
import type { App } from '../app.ts'

/**
 * Has the cook told by mail what was decided, where there is a mail server: a job for each address, so that one which cannot be
 * reached has nobody else told twice. In the transaction of the decision.
 */
export async function tellCook({ db, jobs, mail }: App, itemId: number): Promise<void> {
  const verdict = mail === null ? undefined : await findVerdict(db, itemId)
  if (!verdict) return
  const { version, account, left } = verdict
  for (const email of new Set([...(account ? [account] : []), ...left]))
    await jobs.enqueue(db, 'mail-verdict', { itemId, version, email })
}
