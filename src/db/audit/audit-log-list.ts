import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { auditLog } from '../schema/audit.ts'
import { users } from '../schema/accounts.ts'
import { recipes } from '../schema/recipes.ts'
import { nameForStaff } from '../accounts/name-for-staff.ts'
import type { Db } from '../connection/connect.ts'

export interface LoggedEntry {
  id: number
  at: Date
  actorId: string | null
  /** The address of an account without a name. Null if the account was deleted or the site itself acted. */
  actorName: string | null
  action: string
  subjectKind: string
  subjectId: string
  /** The name of the account, or the title, of what an entry is about. Null if there is none. */
  subjectName: string | null
  details: Record<string, unknown> | null
  /** To whom a message was assigned. Null for other actions, for nobody, and for a deleted account. */
  assigneeName: string | null
  batch: string | null
}

export interface AuditQuery {
  /** Words of the account's name or address, or `site` for the site. */
  who: string
  what: string
  /** Part of the subject's id, or of the name of an account or recipe. */
  about: string
  /** The first and last day in UTC. Both are included. */
  from: string | null
  to: string | null
  /** The entries of one import. */
  batch: string
}

/** Entries of an import would bury all others, so they are listed only for those who look for them. */
const hidesBatches = ({ what, about, batch }: AuditQuery) => !what && !about && !batch

const aboutUsers = alias(users, 'about_users')
const assignees = alias(users, 'assignees')
const subjectName = sql<
  string | null
>`coalesce(${nameForStaff(aboutUsers)}, ${recipes.title}, ${auditLog.details}->>'title')`

/** The title that the recipe of an entry had when it was deleted. */
const deleted = alias(auditLog, 'deleted')
const deletedTitle = sql<string | null>`(select ${deleted.details}->>'title' from ${auditLog} deleted
  where ${auditLog.subjectKind} = 'recipe' and ${recipes.id} is null and ${deleted.subjectKind} = 'recipe'
    and ${deleted.subjectId} = ${auditLog.subjectId} and ${deleted.details} ? 'title' order by ${deleted.id} desc limit 1)`

const literally = (words: string) => words.replace(/[\\%_]/g, '\\$&')

/** Lists audit entries before the id `before`, newest first. With `isWhole`, also each one of an import. */
export async function listAuditEntries(
  db: Db,
  query: AuditQuery,
  { before, limit, isWhole = false }: { before: number | null; limit: number; isWhole?: boolean },
): Promise<Array<LoggedEntry>> {
  const { who, what, about, from, to, batch } = query
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      actorName: nameForStaff(users),
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      subjectName: sql<string | null>`coalesce(${subjectName}, ${deletedTitle})`,
      details: auditLog.details,
      assigneeName: nameForStaff(assignees),
      batch: auditLog.batch,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(aboutUsers, and(eq(auditLog.subjectKind, 'user'), eq(aboutUsers.id, auditLog.subjectId)))
    .leftJoin(recipes, and(eq(auditLog.subjectKind, 'recipe'), eq(recipes.id, auditLog.subjectId)))
    .leftJoin(assignees, and(eq(auditLog.action, 'message.assign'), sql`${assignees.id} = ${auditLog.details}->>'to'`))
    .where(
      and(
        who === 'site' ? sql`${auditLog.actorId} is null` : undefined,
        who && who !== 'site'
          ? sql`(${users.name} || ' ' || ${users.email}) ilike ${`%${literally(who)}%`}`
          : undefined,
        what ? sql`${auditLog.action} like ${`${literally(what)}%`}` : undefined,
        about
          ? sql`(${auditLog.subjectId} || ' ' || coalesce(${subjectName}, '')) ilike ${`%${literally(about)}%`}`
          : undefined,
        from ? gte(auditLog.at, new Date(`${from}T00:00:00Z`)) : undefined,
        to ? lt(auditLog.at, sql`${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`) : undefined,
        batch ? eq(auditLog.batch, batch) : undefined,
        hidesBatches(query) && !isWhole ? isNull(auditLog.batch) : undefined,
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
