import { randomBytes } from 'node:crypto'
import type { SentOperation } from '../../core/shopping/list-operation.ts'
import { mostCharacters, mostLines } from '../../core/shopping/shopping-list.ts'
import {
  countLines,
  deleteGuestLinks,
  deleteLink,
  deleteList,
  findGuestLink,
  findLink,
  findList,
  insertLink,
  insertList,
  type ListAccess,
  lockList,
  moveList,
  updateListRow,
} from '../../db/shopping/shopping-lists.ts'
import type { Db } from '../../db/connection/connect.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import type { App } from '../app/app.ts'
import { changeList, type ChangeOutcome, lastFoods, mostRows, newListId, openOrBegin } from './change-list.ts'

/** 192 random bits. */
const newToken = () => randomBytes(24).toString('base64url')

/** Only the account or the visitor who began a list may share it, or stop that. */
async function isOwner(db: Db, access: ListAccess): Promise<boolean> {
  return 'userId' in access || (await findLink(db, access.token))?.kind === 'owner'
}

/** Puts a visitor's list, which was only in the browser, onto the site. Returns the owner's own secret. */
export async function beginSharedList(
  { db }: Pick<App, 'db'>,
  sent: { operations: ReadonlyArray<SentOperation>; since: number },
): Promise<{ token: string; outcome: ChangeOutcome }> {
  const token = newToken()
  return db.transaction(async (transaction) => {
    const listId = newListId()
    await insertList(transaction, { id: listId, userId: null })
    await insertLink(transaction, { token, listId, kind: 'owner' })
    const outcome = await changeList({ db: transaction }, { token }, sent)
    // Nobody learns the secret of a list that can't take its first lines.
    if (!outcome.ok) await deleteList(transaction, listId)
    return { token, outcome }
  })
}

/** Returns the link for others. A list has one at a time. */
export async function shareList({ db }: Pick<App, 'db'>, access: ListAccess): Promise<string | null> {
  if (!(await isOwner(db, access))) return null
  return db.transaction(async (transaction) => {
    const list = await openOrBegin(transaction, access)
    if (!list || !(await lockList(transaction, list.id))) return null
    const there = await findGuestLink(transaction, list.id)
    if (there) return there
    const token = newToken()
    await insertLink(transaction, { token, listId: list.id, kind: 'guest' })
    return token
  })
}

/** Ends sharing. The link stops working for good, and phones that show the list are told. */
export async function stopSharing({ db }: Pick<App, 'db'>, access: ListAccess): Promise<boolean> {
  if (!(await isOwner(db, access))) return false
  return db.transaction(async (transaction) => {
    const list = await findList(transaction, access)
    const locked = list && (await lockList(transaction, list.id))
    if (!locked) return false
    await deleteGuestLinks(transaction, locked.id)
    await updateListRow(transaction, locked.id, { revision: locked.revision + 1 })
    return true
  })
}

/** Finds the link for others, for the owner of a list. */
export async function findSharedLink({ db }: Pick<App, 'db'>, access: ListAccess): Promise<string | null> {
  if (!(await isOwner(db, access))) return null
  const list = await findList(db, access)
  return (list && (await findGuestLink(db, list.id))) ?? null
}

export type AdoptOutcome = 'moved' | 'moved-shared' | 'gone' | 'full'

/**
 * Moves the list that a visitor shared into the account they signed in to. Its links go on working, for all of the
 * account's list. Returns `gone` for an unknown list or another's.
 */
export async function adoptList({ db }: Pick<App, 'db'>, user: SignedIn, token: string): Promise<AdoptOutcome> {
  return db.transaction(async (transaction) => {
    const link = await findLink(transaction, token)
    if (link?.kind !== 'owner') return 'gone'
    const own = await openOrBegin(transaction, { userId: user.id })
    // Locks in one order, so that two tabs don't wait for each other.
    const [first = '', second = ''] = [own?.id ?? '', link.listId].toSorted()
    const locked = [await lockList(transaction, first), await lockList(transaction, second)]
    const to = locked.find((list) => list?.id === own?.id)
    const from = locked.find((list) => list?.id === link.listId)
    if (!to || !from) return 'gone'
    const counts = [await countLines(transaction, to.id), await countLines(transaction, from.id)]
    const isBeyond = (part: keyof (typeof counts)[number], most: number) =>
      counts.reduce((sum, { [part]: count }) => sum + count, 0) > 2 * most
    // Nothing of two full lists is lost, but a list does not grow without end.
    if (isBeyond('lines', mostLines) || isBeyond('rows', mostRows) || isBeyond('characters', mostCharacters))
      return 'full'
    const isShared = (await findGuestLink(transaction, from.id)) !== undefined
    const revision = Math.max(to.revision, from.revision) + 1
    const foods = [...Object.entries(from.atHome), ...Object.entries(to.atHome)]
    const atHome = lastFoods(Object.fromEntries(foods.toSorted(([, one], [, other]) => one.at - other.at)))
    const aisles = to.aisles.at >= from.aisles.at ? to.aisles : from.aisles
    await deleteLink(transaction, token)
    await moveList(transaction, from.id, to.id, revision)
    await updateListRow(transaction, to.id, {
      revision,
      deletedRevision: revision,
      atHome,
      atHomeRevision: revision,
      aisles,
      aislesRevision: revision,
    })
    return isShared ? 'moved-shared' : 'moved'
  })
}
