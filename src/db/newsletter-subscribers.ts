import type { Db } from './connect.ts'
import { newsletterSubscribers } from './schema.ts'

/** Subscribing twice is no mistake worth telling a stranger about. */
export async function insertSubscriber(db: Db, email: string): Promise<void> {
  await db.insert(newsletterSubscribers).values({ email: email.toLowerCase() }).onConflictDoNothing()
}
