import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditLog } from '../schema/audit.ts'
import { users } from '../schema/accounts.ts'
import type { Db } from '../connection/connect.ts'

export interface LoggedEntry {
  id: number
  at: Date
  actorId: string | null
  /** Null if the account was deleted or the site itself acted. */
  actorName: string | null
  action: string
  subjectKind: string
  subjectId: string
  /** The name of the account that an entry is about. Null for other subjects and deleted accounts. */
  subjectName: string | null
  details: Record<string, unknown> | null
}

export interface AuditQuery {
  /** Words of the account's name or address, or `site` for the site. */
  who: string
  what: string
  /** Part of the subject's id or of an account's name. */
  about: string
  /** The first and last day in UTC. Both are included. */
  from: string | null
  to: string | null
}

const aboutUsers = alias(users, 'about_users')

const literally = (words: string) => words.replace(/[\\%_]/g, '\\$&')

/** Lists audit entries before the id `before`, newest first. */
export async function listAuditEntries(
  db: Db,
  { who, what, about, from, to }: AuditQuery,
  { before, limit }: { before: number | null; limit: number },
): Promise<Array<LoggedEntry>> {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      actorName: users.name,
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      subjectName: aboutUsers.name,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(aboutUsers, and(eq(auditLog.subjectKind, 'user'), eq(aboutUsers.id, auditLog.subjectId)))
    .where(
      and(
        who === 'site' ? sql`${auditLog.actorId} is null` : undefined,
        who && who !== 'site'
          ? sql`(${users.name} || ' ' || ${users.email}) ilike ${`%${literally(who)}%`}`
          : undefined,
        what ? sql`${auditLog.action} like ${`${literally(what)}%`}` : undefined,
        about
          ? sql`(${auditLog.subjectId} || ' ' || coalesce(${aboutUsers.name}, '')) ilike ${`%${literally(about)}%`}`
          : undefined,
        from ? gte(auditLog.at, new Date(`${from}T00:00:00Z`)) : undefined,
        to ? lt(auditLog.at, sql`${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`) : undefined,
        before ? lt(auditLog.id, before) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
}

/**
 * Lists the actions that exist. The recursive query jumps from one action to the next in the index instead of reading
 * every row.
 */
export async function listActions(db: Db): Promise<Array<string>> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive known (action) as (
      (select action from ${auditLog} order by action limit 1)
      union all
      select (select later.action from ${auditLog} later where later.action > known.action order by later.action limit 1)
      from known where known.action is not null
    )
    select action from known where action is not null limit 200`)
  return rows.map(({ action }) => action)
}
