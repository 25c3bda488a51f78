import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type AutomationAnswer, itemDays } from '../../core/automations/automation-items.ts'
import type { Db } from '../connection/connect.ts'
import { automationItems, automationRequests } from '../schema/automations.ts'

export type AutomationItem = typeof automationItems.$inferSelect
type NewItem = typeof automationItems.$inferInsert

export async function insertItem(db: Db, item: NewItem): Promise<number> {
  const [row] = await db.insert(automationItems).values(item).returning({ id: automationItems.id })
  if (!row) throw new Error('The item was not stored')
  return row.id
}

export async function findWaitingItem(db: Db, id: number): Promise<AutomationItem | undefined> {
  const [row] = await db
    .select()
    .from(automationItems)
    .where(and(eq(automationItems.id, id), eq(automationItems.state, 'waiting')))
  return row
}

/** Locks an item that still waits, so that a job that runs twice saves its recipe once. */
export async function lockWaitingItem(transaction: Db, id: number): Promise<boolean> {
  const rows = await transaction
    .select({ id: automationItems.id })
    .from(automationItems)
    .where(and(eq(automationItems.id, id), eq(automationItems.state, 'waiting')))
    .for('update')
  return rows.length > 0
}

export async function updateItem(db: Db, id: number, change: Partial<NewItem>): Promise<void> {
  await db.update(automationItems).set(change).where(eq(automationItems.id, id))
}

/** Lists what the account's automations sent before the item `before`, newest first. */
export async function listItems(
  db: Db,
  userId: string,
  limit: number,
  before: number | null = null,
): Promise<Array<AutomationItem>> {
  return db
    .select()
    .from(automationItems)
    .where(and(eq(automationItems.userId, userId), before === null ? undefined : lt(automationItems.id, before)))
    .orderBy(desc(automationItems.id))
    .limit(limit)
}

/** Returns the answer to an earlier request with this key, and the hash of its body. */
export async function findRequest(db: Db, tokenId: string, key: string) {
  const [row] = await db
    .select({ bodyHash: automationRequests.bodyHash, answer: automationRequests.answer })
    .from(automationRequests)
    .where(and(eq(automationRequests.tokenId, tokenId), eq(automationRequests.key, key)))
  return row
}

/**
 * Reserves the key of a request. Returns false if another request has it. If that request is still running, this waits
 * until it is done.
 */
export async function claimRequest(transaction: Db, tokenId: string, key: string, bodyHash: string): Promise<boolean> {
  const rows = await transaction
    .insert(automationRequests)
    .values({ tokenId, key, bodyHash, answer: { items: [] } })
    .onConflictDoNothing()
    .returning({ key: automationRequests.key })
  return rows.length > 0
}

export async function storeAnswer(transaction: Db, tokenId: string, key: string, answer: AutomationAnswer) {
  await transaction
    .update(automationRequests)
    .set({ answer })
    .where(and(eq(automationRequests.tokenId, tokenId), eq(automationRequests.key, key)))
}

/** Deletes old items, and answers after two days. Recipes stay. */
export async function deleteOldItems(db: Db): Promise<void> {
  await db.delete(automationRequests).where(lt(automationRequests.createdAt, sql`now() - interval '2 days'`))
  await db.delete(automationItems).where(lt(automationItems.createdAt, sql`now() - make_interval(days => ${itemDays})`))
}
