import type { JobData } from '../../db/jobs/jobs.ts'
import { findSubscriber } from '../../db/newsletter/subscribers.ts'
import type { App } from '../../operations/app/app.ts'
import { forwardToWebhook } from '../../operations/newsletter/forward-subscriber.ts'

/** Sends a new subscriber to the newsletter webhook, unless they have unsubscribed. */
export async function forwardSubscriber(app: App, { email }: JobData<'forward-subscriber'>, signal: AbortSignal) {
  const subscriber = await findSubscriber(app.db, { email })
  if (!subscriber?.isActive) return
  await forwardToWebhook(app, subscriber.email, signal)
}
