import { isAisle } from '../../../core/shopping/aisle.ts'
import {
  emptyList,
  type ListLine,
  type ListOperation,
  type NewLine,
  type Removed,
  type ShoppingList,
} from '../../../core/shopping/shopping-list.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { offlineEntries } from '../../browser/offline-entries.ts'
import { storedEntry } from '../../browser/stored-entry.ts'

/** An operation that the site may not know yet. */
export interface PendingOperation {
  operation: ListOperation
  /** When it happened, by this browser's clock. */
  at: number
}

/** Where the list is: only in this browser, at a secret address, or in an account. */
type ListPlace = { kind: 'browser' } | { kind: 'link'; token: string } | { kind: 'account'; id: string }

export interface StoredList {
  place: ListPlace
  list: ShoppingList
  /** The revision of the site's list that this browser knows. */
  revision: number
  pending: ReadonlyArray<PendingOperation>
  /** True when the link or the account is no longer there. The lines stay until the cook decides. */
  isGone: boolean
  /** Lines that the site refused because its list was full. They stay until the cook decides. */
  refused: ReadonlyArray<NewLine>
}

export const noList: StoredList = {
  place: { kind: 'browser' },
  list: emptyList,
  revision: 0,
  pending: [],
  isGone: false,
  refused: [],
}

/** The cook's own list. All tabs share it. */
export const listEntry = storedEntry<StoredList>({
  name: offlineEntries.ownList,
  version: 1,
  empty: noList,
  check: readList,
})

/** The token of the shared list that recipes go to. Null for the own list. */
export const targetEntry = storedEntry<string | null>({
  name: 'shopping-list-target',
  version: 1,
  empty: null,
  check: (value) => (isText(value) ? value : null),
})

type SharedLists = Readonly<Record<string, StoredList>>

/** Lists of others that were opened by their link. */
export const sharedListsEntry = storedEntry<SharedLists>({
  name: offlineEntries.sharedLists,
  version: 1,
  empty: {},
  check: (value) =>
    Object.fromEntries(
      Object.entries(fieldsOf(value)).flatMap(([token, stored]) => {
        const list = readList(stored)
        return list ? [[token, list]] : []
      }),
    ),
})

function readList(value: unknown): StoredList | undefined {
  const { place, list, revision, pending, isGone, refused } = fieldsOf(value)
  const { lines, atHome, aisles } = fieldsOf(list)
  if (!Array.isArray(lines) || typeof revision !== 'number') return undefined
  return {
    place: readPlace(place),
    list: {
      lines: lines.filter(isLine),
      atHome: fieldsOf(atHome) as ShoppingList['atHome'],
      aisles: readAisles(aisles),
    },
    revision,
    pending: Array.isArray(pending) ? pending.filter(isPending) : [],
    isGone: isGone === true,
    refused: Array.isArray(refused) ? refused.filter(isNewLine) : [],
  }
}

function readPlace(value: unknown): ListPlace {
  const { kind, token, id } = fieldsOf(value)
  if (kind === 'link' && isText(token)) return { kind, token }
  if (kind === 'account' && isText(id)) return { kind, id }
  return { kind: 'browser' }
}

function readAisles(value: unknown): ShoppingList['aisles'] {
  const { order, at } = fieldsOf(value)
  return { order: Array.isArray(order) ? order.filter(isAisle) : [], at: Number(at) || 0 }
}

const removals: ReadonlySet<unknown> = new Set<Removed>(['no', 'yes', 'if-ticked'])

function isLine(value: unknown): value is ShoppingList['lines'][number] {
  const { at } = fieldsOf(value)
  const { line, ticked, removed } = fieldsOf(at)
  return isListLine(value) && [line, ticked, removed].every((moment) => typeof moment === 'number')
}

export function isListLine(value: unknown): value is ListLine {
  const { isTicked, removed } = fieldsOf(value)
  return isNewLine(value) && typeof isTicked === 'boolean' && removals.has(removed)
}

function isNewLine(value: unknown): value is NewLine {
  const { id, line, recipes } = fieldsOf(value)
  return isText(id) && isText(line) && Array.isArray(recipes) && recipes.every(isRecipe)
}

function isRecipe(value: unknown): boolean {
  const { id, title } = fieldsOf(value)
  return isText(id) && isText(title)
}

const kinds: ReadonlySet<unknown> = new Set<ListOperation['kind']>([
  'add',
  'tick',
  'edit',
  'remove',
  'restore',
  'at-home',
  'aisles',
])

function isPending(value: unknown): value is PendingOperation {
  const { operation, at } = fieldsOf(value)
  const { operation: id, kind } = fieldsOf(operation)
  return typeof at === 'number' && isText(id) && kinds.has(kind)
}
