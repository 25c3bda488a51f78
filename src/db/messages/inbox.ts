import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { MessageKind } from '../../core/messages/message.ts'
import { users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'
import { messageReplies, messages } from '../schema/messages.ts'

export interface InboxMessage {
  id: number
  kind: MessageKind
  name: string
  email: string
  message: string
  state: 'open' | 'closed'
  assignedTo: string | null
  assignedName: string | null
  createdAt: Date
  replies: number
}

export interface Reply {
  id: number
  body: string
  author: string | null
  mailedAt: Date | null
  createdAt: Date
}

const shown = {
  id: messages.id,
  kind: messages.kind,
  name: messages.name,
  email: messages.email,
  message: messages.message,
  state: messages.state,
  assignedTo: messages.assignedTo,
  assignedName: users.name,
  createdAt: messages.createdAt,
  replies:
    sql<number>`(select count(*) from ${messageReplies} where ${messageReplies.messageId} = ${messages.id})`.mapWith(
      Number,
    ),
}

interface InboxQuery {
  state: 'open' | 'closed' | null
  /** Only messages assigned to this account. */
  assignedTo: string | null
  kind: MessageKind | null
  words: string
  /** The id of the previous page's last message. */
  before: number | null
  limit: number
}

/** Lists messages, newest first. */
export async function listInbox(
  db: Db,
  { state, assignedTo, kind, words, before, limit }: InboxQuery,
): Promise<{ messages: Array<InboxMessage>; hasMore: boolean }> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .select(shown)
    .from(messages)
    .leftJoin(users, eq(users.id, messages.assignedTo))
    .where(
      and(
        state ? eq(messages.state, state) : undefined,
        assignedTo ? eq(messages.assignedTo, assignedTo) : undefined,
        kind ? eq(messages.kind, kind) : undefined,
        words
          ? sql`(${messages.name} || ' ' || ${messages.email} || ' ' || ${messages.message}) ilike ${pattern}`
          : undefined,
        before ? sql`${messages.id} < ${before}` : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit + 1)
  return { messages: rows.slice(0, limit), hasMore: rows.length > limit }
}

export async function findInboxMessage(db: Db, id: number): Promise<InboxMessage | undefined> {
  const [row] = await db
    .select(shown)
    .from(messages)
    .leftJoin(users, eq(users.id, messages.assignedTo))
    .where(eq(messages.id, id))
  return row
}

export function listReplies(db: Db, messageId: number): Promise<Array<Reply>> {
  const { id, body, mailedAt, createdAt } = messageReplies
  return db
    .select({ id, body, mailedAt, createdAt, author: users.name })
    .from(messageReplies)
    .leftJoin(users, eq(users.id, messageReplies.authorId))
    .where(eq(messageReplies.messageId, messageId))
    .orderBy(asc(messageReplies.id))
}

/** Lists accounts a message can be assigned to. */
export function listAssignees(db: Db): Promise<Array<{ id: string; name: string }>> {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.role, ['editor', 'admin']), eq(users.banned, false)))
    .orderBy(asc(users.name), asc(users.id))
}

/** Changes the state. Returns false if the state is already the same or the message no longer exists. */
export async function setMessageState(db: Db, id: number, state: 'open' | 'closed'): Promise<boolean> {
  const { rowCount } = await db
    .update(messages)
    .set({ state })
    .where(and(eq(messages.id, id), sql`${messages.state} <> ${state}`))
  return rowCount === 1
}

export async function assignMessage(db: Db, id: number, userId: string | null): Promise<boolean> {
  const { rowCount } = await db.update(messages).set({ assignedTo: userId }).where(eq(messages.id, id))
  return rowCount === 1
}

export async function insertReply(db: Db, messageId: number, authorId: string, body: string): Promise<number> {
  const [row] = await db
    .insert(messageReplies)
    .values({ messageId, authorId, body })
    .returning({ id: messageReplies.id })
  if (!row) throw new Error('The answer was not stored')
  return row.id
}

/** Finds an answer with its message. */
export async function findReply(db: Db, id: number) {
  const [row] = await db
    .select({ id: messageReplies.id, body: messageReplies.body, mailedAt: messageReplies.mailedAt, message: messages })
    .from(messageReplies)
    .innerJoin(messages, eq(messages.id, messageReplies.messageId))
    .where(eq(messageReplies.id, id))
  return row
}

export async function markReplyMailed(db: Db, id: number): Promise<void> {
  await db
    .update(messageReplies)
    .set({ mailedAt: sql`now()` })
    .where(and(eq(messageReplies.id, id), isNull(messageReplies.mailedAt)))
}
