import { randomBytes } from 'node:crypto'
import type { SentOperation } from '../../core/shopping/list-operation.ts'
import {
  applyAction,
  isThere,
  linesOf,
  type ListChanges,
  mostCharacters,
  mostFoodsAtHome,
  mostLines,
  type ShoppingList,
} from '../../core/shopping/shopping-list.ts'
import type { Db } from '../../db/connection/connect.ts'
import {
  countLines,
  findList,
  insertList,
  type ListAccess,
  listLinesOf,
  lockList,
  type OpenedList,
  readChanges,
  recordOperations,
  storeLines,
  updateListRow,
} from '../../db/shopping/shopping-lists.ts'
import type { App } from '../app/app.ts'

export type ChangeOutcome = { ok: true; changes: ListChanges } | { ok: false; reason: 'gone' | 'full' }

/** Removed lines stay for two months. This limit is far above what people remove in that time. */
export const mostRows = 10 * mostLines

/** A phone may have been offline for so long. */
const longestAgeMs = 30 * 24 * 3600_000

/**
 * Carries out what a browser did, each operation once, and returns what changed since the revision it knows. An
 * account's list is created with its first operation.
 */
export async function changeList(
  { db }: Pick<App, 'db'>,
  access: ListAccess,
  { operations, since }: { operations: ReadonlyArray<SentOperation>; since: number },
  now = Date.now(),
): Promise<ChangeOutcome> {
  const list = operations.length === 0 ? await findList(db, access) : await carriedOut(db, access, operations, now)
  if (list === 'full') return { ok: false, reason: 'full' }
  if (!list) return 'userId' in access ? { ok: true, changes: nothing } : { ok: false, reason: 'gone' }
  const changes = await readChanges(db, list.id, since)
  return changes ? { ok: true, changes } : { ok: false, reason: 'gone' }
}

const nothing: ListChanges = { revision: 0, isWhole: true, lines: [], atHome: [], aisles: [] }

export const newListId = () => randomBytes(12).toString('base64url')

/** Finds a list. Creates that of an account. */
export async function openOrBegin(transaction: Db, access: ListAccess): Promise<OpenedList | undefined> {
  const list = await findList(transaction, access)
  if (list || !('userId' in access)) return list
  await insertList(transaction, { id: newListId(), userId: access.userId })
  return findList(transaction, access)
}

async function carriedOut(db: Db, access: ListAccess, operations: ReadonlyArray<SentOperation>, now: number) {
  try {
    return await db.transaction(async (transaction) => {
      const list = await openOrBegin(transaction, access)
      if (list) await carryOut(transaction, list.id, operations, now)
      return list
    })
  } catch (cause) {
    if (cause instanceof ListFull) return 'full'
    throw cause
  }
}

/** Thrown to undo the operations that the transaction has recorded. */
class ListFull extends Error {}

async function carryOut(transaction: Db, listId: string, sent: ReadonlyArray<SentOperation>, now: number) {
  const locked = await lockList(transaction, listId)
  if (!locked) return
  const isNew = await recordOperations(
    transaction,
    listId,
    sent.map(({ operation }) => operation),
  )
  const operations = sent.filter(({ operation }) => isNew.has(operation))
  if (operations.length === 0) return
  const before: ShoppingList = {
    lines: await listLinesOf(transaction, listId, [...new Set(operations.flatMap(linesOf))]),
    atHome: locked.atHome,
    aisles: locked.aisles,
  }
  const after = operations.reduce(
    (list, { ageMs, ...operation }) => applyAction(list, operation, now - Math.min(ageMs, longestAgeMs)),
    before,
  )
  const known = new Set(before.lines)
  const changed = after.lines.filter((line) => !known.has(line))
  const added = after.lines.filter(isThere).length - before.lines.filter(isThere).length
  const newRows = after.lines.length - before.lines.length
  const newCharacters = charactersOf(after.lines) - charactersOf(before.lines)
  if (added > 0 || newRows > 0 || newCharacters > 0) {
    const { lines, rows, characters } = await countLines(transaction, listId)
    const isFull =
      (added > 0 && lines + added > mostLines) ||
      rows + newRows > mostRows ||
      (newCharacters > 0 && characters + newCharacters > mostCharacters)
    if (isFull) throw new ListFull()
  }
  const revision = locked.revision + 1
  await storeLines(transaction, listId, changed, revision)
  await updateListRow(transaction, listId, {
    revision,
    ...(after.atHome !== before.atHome && { atHome: lastFoods(after.atHome), atHomeRevision: revision }),
    ...(after.aisles !== before.aisles && { aisles: after.aisles, aislesRevision: revision }),
  })
}

const charactersOf = (lines: ShoppingList['lines']) =>
  lines.reduce((sum, { line, recipes }) => sum + line.length + JSON.stringify(recipes).length, 0)

/** Keeps the foods that changed last. */
export const lastFoods = (atHome: ShoppingList['atHome']): ShoppingList['atHome'] =>
  Object.fromEntries(
    Object.entries(atHome)
      .toSorted(([, one], [, other]) => other.at - one.at)
      .slice(0, mostFoodsAtHome),
  )
