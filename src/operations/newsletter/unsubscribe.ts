import { removeSubscriber } from '../../db/newsletter/subscribers.ts'
import type { App } from '../app/app.ts'

/** Unsubscribes. An unknown or used token does nothing. */
export async function unsubscribe(app: App, token: string): Promise<void> {
  await removeSubscriber(app.db, token)
}
