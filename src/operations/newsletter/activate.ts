import type { Db } from '../../db/connect.ts'
import { confirmSubscriber, findSubscriber } from '../../db/newsletter-subscribers.ts'
import type { App } from '../app.ts'
import { readSiteKey } from '../site-keys/read-site-key.ts'

/** From now on the address gets the newsletter, and the newsletter's service learns of it. False where nobody has this token. */
export async function activate(app: App, transaction: Db, token: string): Promise<boolean> {
  const isNew = await confirmSubscriber(transaction, token)
  const subscriber = await findSubscriber(transaction, { token })
  if (isNew && subscriber && (await readSiteKey({ ...app, db: transaction }, 'newsletter')))
    await app.jobs.enqueue(transaction, 'forward-subscriber', { email: subscriber.email })
  return subscriber !== undefined
}
