import type { App } from '../app.ts'
import { activate } from './activate.ts'

/** The reader of a confirmation mail said yes. Saying it twice is the same as once; false when the link is nobody's. */
export async function confirmSubscription(app: App, token: string): Promise<boolean> {
  return app.db.transaction((transaction) => activate(app, transaction, token))
}
