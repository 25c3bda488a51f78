import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../connection/connect.ts'
import type { Message, MessageKind, NewMessage } from '../../core/messages/message.ts'
import { messages } from '../schema/messages.ts'

interface StoredMessage extends Message {
  mailedAt: Date | null
  createdAt: Date
}

export async function insertMessage(db: Db, kind: MessageKind, message: NewMessage): Promise<number> {
  const [row] = await db
    .insert(messages)
    .values({ kind, ...message })
    .returning({ id: messages.id })
  if (!row) throw new Error('The message was not stored')
  return row.id
}

/**
 * Returns whether the same text came from the same address within the last hour. Visitors sometimes send a form twice.
 */
export async function isRepeated(db: Db, kind: MessageKind, { email, message }: NewMessage): Promise<boolean> {
  const anHourAgo = sql`now() - interval '1 hour'`
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.kind, kind),
        eq(messages.email, email),
        eq(messages.message, message),
        gt(messages.createdAt, anHourAgo),
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function findMessage(db: Db, id: number): Promise<StoredMessage | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row
}

export function listNewestMessages(db: Db, limit: number): Promise<Array<StoredMessage>> {
  return db.select().from(messages).orderBy(desc(messages.createdAt), desc(messages.id)).limit(limit)
}

export async function markMailed(db: Db, id: number): Promise<void> {
  await db
    .update(messages)
    .set({ mailedAt: sql`now()` })
    .where(eq(messages.id, id))
}
