import { insertSubscriber } from '../../db/newsletter-subscribers.ts'
import { countUse } from '../../db/rate-limits.ts'
import type { App } from '../app.ts'

export type SubscribeOutcome = { ok: true } | { ok: false; reason: 'invalid' | 'too-many' }

const perAddressAnHour = 20

/** Keeps the address for the newsletter. `visitor` is where the request came from, to slow a flood down. */
export async function subscribe(app: App, email: string, visitor: string): Promise<SubscribeOutcome> {
  const address = email.trim()
  if (!/^[^\s@]+@[^\s@]+$/.test(address) || address.length > 254) return { ok: false, reason: 'invalid' }
  if (!(await countUse(app.db, `newsletter:${visitor}`, perAddressAnHour, 3600)))
    return { ok: false, reason: 'too-many' }
  await insertSubscriber(app.db, address)
  return { ok: true }
}
