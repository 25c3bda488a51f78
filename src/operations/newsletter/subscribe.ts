import { createHash } from 'node:crypto'
import { isEmailAddress } from '../../core/text/email-address.ts'
import { upsertSubscriber } from '../../db/newsletter/subscribers.ts'
import { countUse } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'
import { activate } from './activate.ts'

export type SubscribeOutcome = 'subscribed' | 'to-confirm' | 'invalid' | 'too-many'

const perVisitorAnHour = 20
const mailsPerAddressADay = 3

/**
 * Subscribes an address, or mails a confirmation link first if there is a mail server. The answer does not reveal
 * whether the address was known. `visitor` is the IP address, to limit floods.
 */
export async function subscribe(app: App, email: string, visitor: string): Promise<SubscribeOutcome> {
  const address = email.trim().toLowerCase()
  if (!isEmailAddress(address)) return 'invalid'
  if (!(await countUse(app.db, `newsletter:${visitor}`, perVisitorAnHour, 3600))) return 'too-many'
  if (!app.mail) {
    await app.db.transaction(async (transaction) => {
      const { token } = await upsertSubscriber(transaction, address)
      await activate(app, transaction, token)
    })
    return 'subscribed'
  }
  await app.db.transaction(async (transaction) => {
    const mayMail = await countUse(transaction, `newsletter-mail:${fingerprint(address)}`, mailsPerAddressADay, 86_400)
    const { isActive } = await upsertSubscriber(transaction, address)
    if (mayMail && !isActive) await app.jobs.enqueue(transaction, 'mail-confirmation', { email: address })
  })
  return 'to-confirm'
}

/** Hashes an address, so the counts do not reveal addresses. */
function fingerprint(address: string): string {
  return createHash('sha256').update(address).digest('base64url')
}
