import { type Aisle, isAisle } from '../../../core/shopping/aisle.ts'
import {
  applyAction,
  isThere,
  type ListAction,
  type ListChanges,
  withChanges,
} from '../../../core/shopping/shopping-list.ts'
import { fieldsOf, isText } from '../../../core/text/fields-of.ts'
import { exchangeMs, post } from '../../browser/client.ts'
import { randomId } from '../../browser/random-id.ts'
import {
  isListLine,
  listEntry,
  noList,
  type PendingOperation,
  sharedListsEntry,
  type StoredList,
  targetEntry,
} from './stored-list.ts'

/** One list in this browser's storage, which follows the list of the site if there is one. */
export interface ListStore {
  read(): StoredList
  /** Returns false if the browser can't store it. The tab then holds it. */
  write(next: StoredList): boolean
  subscribe(listener: () => void): () => void
  isStored(): boolean
}

/** The cook's own list. */
export const ownList: ListStore = listEntry

/** Lists of others that one browser remembers. */
const mostShared = 10

export function sharedList(token: string): ListStore {
  const unknown: StoredList = { ...noList, place: { kind: 'link', token } }
  return {
    read: () => sharedListsEntry.read()[token] ?? unknown,
    write(next) {
      const others = Object.entries(sharedListsEntry.read()).filter(([other]) => other !== token)
      const unsent = others.filter(([, { pending }]) => pending.length > 0)
      const stay = [...unsent, ...others.filter((other) => !unsent.includes(other))].slice(0, mostShared - 1)
      return sharedListsEntry.write({ [token]: next, ...Object.fromEntries(stay) })
    },
    subscribe: sharedListsEntry.subscribe,
    isStored: sharedListsEntry.isStored,
  }
}

/** Returns true if this browser opened the list before. */
export const isKnownList = (token: string) => sharedListsEntry.read()[token] !== undefined

/** Forgets a list of others, such as one that is no longer shared. */
export function forgetSharedList(token: string): void {
  const others = Object.entries(sharedListsEntry.read()).filter(([other]) => other !== token)
  sharedListsEntry.write(Object.fromEntries(others))
}

/** The list that recipes go to: the cook's own, unless the cook chose a shared one. */
export function targetList(): ListStore {
  const token = targetEntry.read()
  const shared = token === null ? null : sharedList(token)
  return shared && !shared.read().isGone ? shared : ownList
}

/** Removed lines that stay for undo. */
const mostRemoved = 200

/** Does something to a list at once, and sends it to the site. Returns false if the browser can't store it. */
export function act(store: ListStore, action: ListAction, now = Date.now()): boolean {
  const before = store.read()
  const list = applyAction(before.list, action, now)
  const pending: PendingOperation = { operation: { ...action, operation: randomId() }, at: now }
  const isOnSite = before.place.kind !== 'browser'
  const next = { ...before, list: tidied(list), pending: isOnSite ? [...before.pending, pending] : [] }
  const isStored = store.write(next)
  if (isOnSite) void sync(store)
  return isStored
}

function tidied(list: StoredList['list']): StoredList['list'] {
  const gone = list.lines.filter((line) => !isThere(line))
  if (gone.length <= mostRemoved) return list
  const old = new Set(gone.slice(0, gone.length - mostRemoved))
  return { ...list, lines: list.lines.filter((line) => !old.has(line)) }
}

export type SyncOutcome = 'done' | 'unreachable' | 'gone' | 'full'

const running = new Map<string, Promise<SyncOutcome>>()
/** The site takes as many at once. */
export const mostAtOnce = 400

/** Sends what the site does not know yet, and takes what is new there. Several calls share one request. */
export function sync(store: ListStore): Promise<SyncOutcome> {
  const address = addressOf(store.read())
  if (!address) return Promise.resolve('done')
  const underway = running.get(address)
  if (underway) return underway.then((outcome) => (outcome === 'done' && hasPending(store) ? sync(store) : outcome))
  const exchange = exchangeOnce(store, address).finally(() => running.delete(address))
  running.set(address, exchange)
  return exchange
}

const hasPending = (store: ListStore) => store.read().pending.length > 0

/** Returns where the site has the list, below `/api/shopping-lists`. */
export function addressOf({ place }: StoredList): string | null {
  if (place.kind === 'browser') return null
  return `/api/shopping-lists/${place.kind === 'account' ? 'mine' : place.token}`
}

async function exchangeOnce(store: ListStore, address: string, most: number = mostAtOnce): Promise<SyncOutcome> {
  const { pending, revision, place } = store.read()
  const sent = pending.slice(0, most)
  const body = { ...syncBody(sent, revision), ...(place.kind === 'account' && { account: place.id }) }
  const outcome = await post(address, body, readChanges, { keepalive: mayOutliveThePage(body), withinMs: exchangeMs })
  // The list moved meanwhile, or another person uses the browser.
  if (!isSamePlace(store.read().place, place)) return 'done'
  if (outcome.ok) {
    takeChanges(store, outcome.answer, sent)
    return hasPending(store) ? exchangeOnce(store, address) : 'done'
  }
  if (outcome.reason !== 'refused') return 'unreachable'
  switch (outcome.status) {
    case 401:
    case 404:
      store.write({ ...store.read(), isGone: true })
      return 'gone'
    case 400:
    case 413:
      // Finds the operation that the site can't read, because the others would wait behind it forever.
      if (sent.length > 1) return exchangeOnce(store, address, Math.ceil(sent.length / 2))
      return sent.length === 1 ? exchangeWithout(store, address, new Set(sent)) : 'unreachable'
    case 422:
      return exchangeWithout(store, address, new Set(pending.filter(({ operation }) => operation.kind === 'add')))
    default:
      return 'unreachable'
  }
}

/** Continues without operations that the site refuses. The page shows the lines that they would have added. */
async function exchangeWithout(
  store: ListStore,
  address: string,
  refusedOnes: ReadonlySet<PendingOperation>,
): Promise<SyncOutcome> {
  if (refusedOnes.size === 0) return 'unreachable'
  const ids = new Set([...refusedOnes].map(({ operation }) => operation.operation))
  const now = store.read()
  const refusedLines = new Set(
    [...refusedOnes].flatMap(({ operation }) => (operation.kind === 'add' ? operation.lines.map(({ id }) => id) : [])),
  )
  const known = new Set(now.refused.map(({ id }) => id))
  const lines = now.list.lines
    .filter((line) => refusedLines.has(line.id) && !known.has(line.id) && isThere(line))
    .map(({ id, line, recipes, isTicked }) => ({ id, line, recipes, isTicked }))
  const pending = now.pending.filter(({ operation }) => !ids.has(operation.operation))
  store.write({ ...now, revision: 0, pending, refused: [...now.refused, ...lines] })
  const outcome = await exchangeOnce(store, address)
  return outcome === 'done' ? 'full' : outcome
}

/** Browsers finish requests of up to 64 KB in all after a visitor has left the page, and refuse larger ones. */
const longestAfterLeaving = 30_000
const mayOutliveThePage = (body: object) => new TextEncoder().encode(JSON.stringify(body)).length < longestAfterLeaving

const isSamePlace = (one: StoredList['place'], other: StoredList['place']) =>
  JSON.stringify(one) === JSON.stringify(other)

export const syncBody = (pending: ReadonlyArray<PendingOperation>, since: number, now = Date.now()) => ({
  since,
  operations: pending.map(({ operation, at }) => ({ ...operation, ageMs: Math.max(0, now - at) })),
})

/** Takes what the site says. What this browser did since is applied again, because the site does not know it yet. */
export function takeChanges(store: ListStore, changes: ListChanges, sent: ReadonlyArray<PendingOperation> = []) {
  const before = store.read()
  const known = new Set(sent.map(({ operation }) => operation.operation))
  const pending = before.pending.filter(({ operation }) => !known.has(operation.operation))
  const isOld = changes.revision < before.revision && !changes.isWhole
  const list = isOld ? before.list : withChanges(before.list, changes)
  const shown = pending.reduce((now, { operation, at }) => applyAction(now, operation, at), list)
  store.write({ ...before, list: shown, revision: isOld ? before.revision : changes.revision, pending, isGone: false })
}

export function readChanges(value: unknown): ListChanges | undefined {
  const { revision, isWhole, lines, atHome, aisles } = fieldsOf(value)
  if (typeof revision !== 'number' || typeof isWhole !== 'boolean') return undefined
  if (!Array.isArray(lines) || !lines.every(isListLine)) return undefined
  return { revision, isWhole, lines, atHome: textsOrNull(atHome), aisles: aislesOrNull(aisles) }
}

const textsOrNull = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : null)
const aislesOrNull = (value: unknown): Array<Aisle> | null => (Array.isArray(value) ? value.filter(isAisle) : null)
