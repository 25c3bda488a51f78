import type { Db } from '../../db/connection/connect.ts'
import { confirmSubscriber, findSubscriber } from '../../db/newsletter/subscribers.ts'
import type { App } from '../app/app.ts'
import { readSiteKey } from '../settings/read-site-key.ts'

/** Confirms a subscriber and enqueues the webhook. Returns false for an unknown token. */
export async function activate(app: App, transaction: Db, token: string): Promise<boolean> {
  const isNew = await confirmSubscriber(transaction, token)
  const subscriber = await findSubscriber(transaction, { token })
  if (isNew && subscriber && (await readSiteKey({ ...app, db: transaction }, 'newsletter')))
    await app.jobs.enqueue(transaction, 'forward-subscriber', { email: subscriber.email })
  return subscriber !== undefined
}
