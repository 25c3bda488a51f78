import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { ListChanges, ListLine, ShoppingList } from '../../core/shopping/shopping-list.ts'
import type { Db } from '../connection/connect.ts'
import { users } from '../schema/accounts.ts'
import { shoppingLines, shoppingLinks, shoppingLists, shoppingOperations } from '../schema/shopping.ts'

/** Whose list: an account's, or the one behind a secret address. */
export type ListAccess = { userId: string } | { token: string }

export interface OpenedList {
  id: string
  revision: number
}

const columns = { id: shoppingLists.id, revision: shoppingLists.revision }

/** Finds a list. The links to that of a suspended account don't work. */
export async function findList(db: Db, access: ListAccess): Promise<OpenedList | undefined> {
  const [row] =
    'userId' in access
      ? await db.select(columns).from(shoppingLists).where(eq(shoppingLists.userId, access.userId))
      : await db
          .select(columns)
          .from(shoppingLists)
          .innerJoin(shoppingLinks, eq(shoppingLinks.listId, shoppingLists.id))
          .leftJoin(users, eq(users.id, shoppingLists.userId))
          .where(and(eq(shoppingLinks.token, access.token), sql`${users.banned} is not true`))
  return row
}

/** Locks the list until the transaction ends. */
export async function lockList(transaction: Db, id: string) {
  const [row] = await transaction
    .select({ ...columns, atHome: shoppingLists.atHome, aisles: shoppingLists.aisles })
    .from(shoppingLists)
    .where(eq(shoppingLists.id, id))
    .for('update')
  return row
}

/** Creates the list of an account. Does nothing if another request has just created it. */
export async function insertList(db: Db, row: { id: string; userId: string | null }): Promise<void> {
  await db.insert(shoppingLists).values(row).onConflictDoNothing()
}

/** Records operations and returns those that had not happened yet. */
export async function recordOperations(
  db: Db,
  listId: string,
  operations: ReadonlyArray<string>,
): Promise<Set<string>> {
  if (operations.length === 0) return new Set()
  const rows = await db
    .insert(shoppingOperations)
    .values(operations.map((operation) => ({ listId, operation })))
    .onConflictDoNothing()
    .returning({ operation: shoppingOperations.operation })
  return new Set(rows.map(({ operation }) => operation))
}

const isOf = (listId: string) => eq(shoppingLines.listId, listId)

/** Lists the lines with these ids, with the moments of their last changes. */
export async function listLinesOf(db: Db, listId: string, ids: ReadonlyArray<string>): Promise<ShoppingList['lines']> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(shoppingLines)
    .where(and(isOf(listId), inArray(shoppingLines.id, [...ids])))
    .orderBy(shoppingLines.position)
  return rows.map((row) => ({
    ...toLine(row),
    at: { line: row.lineAt, ticked: row.tickedAt, removed: row.removedAt },
  }))
}

const toLine = ({ id, line, recipes, isTicked, removed }: typeof shoppingLines.$inferSelect): ListLine => ({
  id,
  line,
  recipes,
  isTicked,
  removed,
})

const isThereInSql = sql`(${shoppingLines.removed} = 'no' or (${shoppingLines.removed} = 'if-ticked' and not ${shoppingLines.isTicked}))`

/** Counts the lines of a list, and its rows, among which are removed lines, with their characters. */
export async function countLines(db: Db, listId: string): Promise<{ lines: number; rows: number; characters: number }> {
  const { line, recipes } = shoppingLines
  const [counts] = await db
    .select({
      lines: sql<number>`count(*) filter (where ${isThereInSql})::int`,
      rows: sql<number>`count(*)::int`,
      characters: sql<number>`coalesce(sum(length(${line}) + length(${recipes}::text)), 0)::int`,
    })
    .from(shoppingLines)
    .where(isOf(listId))
  return counts ?? { lines: 0, rows: 0, characters: 0 }
}

/** Stores lines as they are now. New ones come last. The list has to be locked. */
export async function storeLines(
  db: Db,
  listId: string,
  lines: ShoppingList['lines'],
  revision: number,
): Promise<void> {
  if (lines.length === 0) return
  const [{ last } = { last: 0 }] = await db
    .select({ last: sql<number>`coalesce(max(${shoppingLines.position}), 0)` })
    .from(shoppingLines)
    .where(isOf(listId))
  await db
    .insert(shoppingLines)
    .values(
      lines.map(({ at, recipes, ...line }, place) => ({
        ...line,
        recipes: [...recipes],
        listId,
        revision,
        lineAt: at.line,
        tickedAt: at.ticked,
        removedAt: at.removed,
        position: last + place + 1,
      })),
    )
    .onConflictDoUpdate({
      target: [shoppingLines.listId, shoppingLines.id],
      set: {
        line: sql`excluded.line`,
        recipes: sql`excluded.recipes`,
        isTicked: sql`excluded.is_ticked`,
        removed: sql`excluded.removed`,
        lineAt: sql`excluded.line_at`,
        tickedAt: sql`excluded.ticked_at`,
        removedAt: sql`excluded.removed_at`,
        revision,
      },
    })
}

export async function updateListRow(
  db: Db,
  id: string,
  change: Partial<Omit<typeof shoppingLists.$inferInsert, 'id'>> & { revision: number },
): Promise<void> {
  await db
    .update(shoppingLists)
    .set({ ...change, changedAt: sql`now()` })
    .where(eq(shoppingLists.id, id))
}

/**
 * Reads what changed since a revision. Reads all lines for a browser that knows none, knows an unknown revision, or was
 * away for so long that lines it may still show are deleted.
 */
export async function readChanges(db: Db, id: string, since: number): Promise<ListChanges | undefined> {
  const [list] = await db.select().from(shoppingLists).where(eq(shoppingLists.id, id))
  if (!list) return undefined
  const isWhole = since === 0 || since > list.revision || since < list.deletedRevision
  const rows = await db
    .select()
    .from(shoppingLines)
    .where(and(isOf(id), isWhole ? isThereInSql : gt(shoppingLines.revision, since)))
    .orderBy(shoppingLines.position)
  const atHome = Object.entries(list.atHome).flatMap(([food, { isAtHome }]) => (isAtHome ? [food] : []))
  return {
    // A change between the two reads arrives again with the next ones.
    revision: list.revision,
    isWhole,
    lines: rows.map(toLine),
    atHome: isWhole || list.atHomeRevision > since ? atHome : null,
    aisles: isWhole || list.aislesRevision > since ? list.aisles.order : null,
  }
}

/** Returns what an account has on its list, for the copy of all its data. */
export async function exportList(db: Db, userId: string) {
  const list = await findList(db, { userId })
  const changes = list && (await readChanges(db, list.id, 0))
  if (!changes) return null
  const { lines, atHome, aisles } = changes
  return { lines: lines.map(({ line, recipes, isTicked }) => ({ line, recipes, isTicked })), atHome, aisles }
}

export async function insertLink(db: Db, row: typeof shoppingLinks.$inferInsert): Promise<void> {
  await db.insert(shoppingLinks).values(row)
}

export async function findLink(db: Db, token: string) {
  const [row] = await db.select().from(shoppingLinks).where(eq(shoppingLinks.token, token))
  return row
}

export async function findGuestLink(db: Db, listId: string): Promise<string | undefined> {
  const [row] = await db.select({ token: shoppingLinks.token }).from(shoppingLinks).where(isGuestOf(listId)).limit(1)
  return row?.token
}

const isGuestOf = (listId: string) => and(eq(shoppingLinks.listId, listId), eq(shoppingLinks.kind, 'guest'))

export async function deleteGuestLinks(db: Db, listId: string): Promise<void> {
  await db.delete(shoppingLinks).where(isGuestOf(listId))
}

export async function deleteLink(db: Db, token: string): Promise<void> {
  await db.delete(shoppingLinks).where(eq(shoppingLinks.token, token))
}

/** Moves everything of one list into another. Phones that know either list read all of it again. */
export async function moveList(db: Db, from: string, to: string, revision: number): Promise<void> {
  const last = sql`(select coalesce(max(position), 0) from ${shoppingLines} where list_id = ${to})`
  await db.execute(sql`
    update ${shoppingLines} set list_id = ${to}, position = position + ${last} where list_id = ${from}
    and id not in (select id from ${shoppingLines} where list_id = ${to})`)
  await db.update(shoppingLines).set({ revision }).where(isOf(to))
  await db.execute(sql`
    update ${shoppingOperations} set list_id = ${to} where list_id = ${from}
    and operation not in (select operation from ${shoppingOperations} where list_id = ${to})`)
  await db.update(shoppingLinks).set({ listId: to }).where(eq(shoppingLinks.listId, from))
  await deleteList(db, from)
}

export async function deleteList(db: Db, id: string): Promise<void> {
  await db.delete(shoppingLists).where(eq(shoppingLists.id, id))
}

/**
 * Deletes data that is no longer needed: operations and removed lines that no phone can send again, and visitors' lists
 * that were not used for a year.
 */
export async function deleteOldShopping(db: Db): Promise<void> {
  const longAgo = sql`now() - interval '60 days'`
  await db.delete(shoppingOperations).where(lt(shoppingOperations.doneAt, longAgo))
  await db.execute(sql`
    with deleted as (
      delete from ${shoppingLines} where not ${isThereInSql}
        and greatest(${shoppingLines.removedAt}, ${shoppingLines.tickedAt}) < extract(epoch from ${longAgo}) * 1000
      returning list_id, revision)
    update ${shoppingLists} set deleted_revision = greatest(deleted_revision, newest) from (
      select list_id, max(revision) as newest from deleted group by list_id) as of_list where id = list_id`)
  await db
    .delete(shoppingLists)
    .where(and(sql`${shoppingLists.userId} is null`, lt(shoppingLists.changedAt, sql`now() - interval '1 year'`)))
}
