import type { JobData } from '../db/jobs.ts'
import { findSubscriber } from '../db/newsletter-subscribers.ts'
import type { App } from '../operations/app.ts'
import { forwardReader } from '../operations/newsletter/forward-reader.ts'

/** Tells the newsletter's service of a new reader, unless they have gone in the meantime. */
export async function forwardSubscriber(app: App, { email }: JobData<'forward-subscriber'>, signal: AbortSignal) {
  const subscriber = await findSubscriber(app.db, { email })
  if (!subscriber?.isActive) return
  await forwardReader(app, subscriber.email, signal)
}
