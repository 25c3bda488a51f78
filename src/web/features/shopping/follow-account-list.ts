import { isThere } from '../../../core/shopping/shopping-list.ts'
import { fieldsOf } from '../../../core/text/fields-of.ts'
import { post } from '../../browser/client.ts'
import { randomId } from '../../browser/random-id.ts'
import { ownList, sync } from './list-store.ts'
import { noList, type PendingOperation, sharedListsEntry, type StoredList } from './stored-list.ts'

/**
 * Makes the account's list the list of this browser. What a visitor had in the browser moves into the account: each line
 * keeps its id, so nothing arrives twice.
 */
export async function followAccountList(account: string): Promise<void> {
  const before = ownList.read()
  const { place } = before
  if (place.kind === 'link') {
    const moved = await post(
      `/api/shopping-lists/${place.token}/adopt`,
      {},
      (value) => fieldsOf(value)['moved'] === true,
    )
    // Without an answer the visitor's list stays as it is, until the next page.
    if (!moved.ok && moved.reason !== 'refused') return
    const now = ownList.read()
    ownList.write({ ...now, place: { kind: 'account', id: account }, revision: 0, isGone: false })
  } else if (place.kind === 'browser') {
    ownList.write({ ...before, place: { kind: 'account', id: account }, revision: 0, pending: asOperations(before) })
  } else if (place.id !== account) {
    ownList.write({ ...noList, place: { kind: 'account', id: account } })
  }
  if (ownList.read().pending.length > 0) await sync(ownList)
}

/** Removes the list from the browser. The account has it, and another person may use the browser next. */
export function forgetOwnList(): void {
  if (ownList.read().place.kind === 'account') ownList.write(noList)
  sharedListsEntry.remove()
}

/** Describes a whole list as operations, for a site that has none of it. */
export function asOperations({ list }: Pick<StoredList, 'list'>): Array<PendingOperation> {
  const lines = list.lines.filter(isThere)
  const newest = Math.max(0, ...lines.map(({ at }) => at.line))
  const added: Array<PendingOperation> =
    lines.length === 0
      ? []
      : [
          {
            operation: {
              operation: randomId(),
              kind: 'add',
              lines: lines.map(({ id, line, recipes, isTicked }) => ({ id, line, recipes, isTicked })),
            },
            at: newest,
          },
        ]
  const atHome = Object.entries(list.atHome).map(([food, { isAtHome, at }]): PendingOperation => ({
    operation: { operation: randomId(), kind: 'at-home', food, isAtHome },
    at,
  }))
  const aisles: Array<PendingOperation> =
    list.aisles.order.length === 0
      ? []
      : [{ operation: { operation: randomId(), kind: 'aisles', order: list.aisles.order }, at: list.aisles.at }]
  return [...added, ...atHome, ...aisles]
}
