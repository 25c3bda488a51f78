import { createHash } from 'node:crypto'
import { isEmailAddress } from '../../core/email-address.ts'
import { keepSubscriber } from '../../db/newsletter-subscribers.ts'
import { countUse } from '../../db/rate-limits.ts'
import type { App } from '../app.ts'
import { activate } from './activate.ts'

export type SubscribeOutcome = 'subscribed' | 'to-confirm' | 'invalid' | 'too-many'

const perVisitorAnHour = 20
const mailsPerAddressADay = 3

/**
 * Keeps the address for the newsletter; with a mail server, its reader is asked first. The answer is the same whether the
 * address was known or not. `visitor` is where the request came from, to slow a flood down.
 */
export async function subscribe(app: App, email: string, visitor: string): Promise<SubscribeOutcome> {
  const address = email.trim().toLowerCase()
  if (!isEmailAddress(address)) return 'invalid'
  if (!(await countUse(app.db, `newsletter:${visitor}`, perVisitorAnHour, 3600))) return 'too-many'
  if (!app.mail) {
    await app.db.transaction(async (transaction) => {
      const { token } = await keepSubscriber(transaction, address)
      await activate(app, transaction, token)
    })
    return 'subscribed'
  }
  await app.db.transaction(async (transaction) => {
    const mayMail = await countUse(transaction, `newsletter-mail:${fingerprint(address)}`, mailsPerAddressADay, 86_400)
    const { isActive } = await keepSubscriber(transaction, address)
    if (mayMail && !isActive) await app.jobs.enqueue(transaction, 'mail-confirmation', { email: address })
  })
  return 'to-confirm'
}

/** Counts are kept by themselves; whom they are about they need not tell. */
function fingerprint(address: string): string {
  return createHash('sha256').update(address).digest('base64url')
}
