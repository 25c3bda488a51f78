import { removeSubscriber } from '../../db/newsletter-subscribers.ts'
import type { App } from '../app.ts'

/** Done twice, or with a token nobody has, it does nothing and says nothing. */
export async function unsubscribe(app: App, token: string): Promise<void> {
  await removeSubscriber(app.db, token)
}
