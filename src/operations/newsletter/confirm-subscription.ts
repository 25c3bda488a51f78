import type { App } from '../app/app.ts'
import { activate } from './activate.ts'

/** Confirms a subscription from its link. Repeating this does nothing. Returns false for an unknown link. */
export async function confirmSubscription(app: App, token: string): Promise<boolean> {
  return app.db.transaction((transaction) => activate(app, transaction, token))
}
