import type { JobData } from '../db/jobs.ts'
import { findSubscriber } from '../db/newsletter-subscribers.ts'
import type { App } from '../operations/app.ts'

/** Tells the newsletter's service of a new reader, unless they have gone in the meantime. */
export async function forwardSubscriber(app: App, { email }: JobData<'forward-subscriber'>, signal: AbortSignal) {
  const subscriber = await findSubscriber(app.db, { email })
  if (!subscriber?.isActive) return
  if (!app.newsletterWebhook) throw new Error('NEWSLETTER_WEBHOOK_URL is no longer set')
  await app.newsletterWebhook.announce(subscriber.email, signal)
}
