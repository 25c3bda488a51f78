import { expect, test, vi } from 'vitest'
import {
  applyAction,
  emptyList,
  isThere,
  type ListAction,
  type ListChanges,
} from '../../../core/shopping/shopping-list.ts'
import { asOperations, changesSince } from './list-as-operations.ts'
import { act, type ListStore, sync, syncBody, takeChanges } from './list-store.ts'
import { noList, type StoredList } from './stored-list.ts'

/** A list in memory. */
function memory(start: Partial<StoredList> = {}): ListStore {
  let stored: StoredList = { ...noList, ...start }
  return {
    read: () => stored,
    write(next) {
      stored = next
      return true
    },
    subscribe: () => () => undefined,
    isStored: () => true,
  }
}

const onSite = { place: { kind: 'link', token: 'secret-token' } } as const
const add = (line: string): ListAction => ({ kind: 'add', lines: [{ id: `id-${line}`, line, recipes: [] }] })
const tick = (line: string): ListAction => ({ kind: 'tick', lines: [`id-${line}`], isTicked: true })
const shown = (store: ListStore) =>
  store
    .read()
    .list.lines.filter(isThere)
    .map(({ line, isTicked }) => (isTicked ? `✓ ${line}` : line))

const changes = (revision: number, ...lines: Array<string>): ListChanges => ({
  revision,
  isWhole: revision === 1,
  lines: lines.map((line) => ({ id: `id-${line}`, line, recipes: [], isTicked: false, removed: 'no' })),
  atHome: null,
  aisles: null,
})

interface Sent {
  operations: Array<{ kind: string; operation: string; lines?: Array<{ line: string }> }>
}

const answer = () => Response.json(changes(9))
const refuse = (status: number) => () => Response.json({ error: 'Refused' }, { status })

/** Answers requests one after the other, and records them. */
function stubSite(...answers: ReadonlyArray<(body: Sent) => Response | Promise<Response>>) {
  const left = [...answers]
  const sent: Array<Sent> = []
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    const read = JSON.parse(body) as Sent
    sent.push(read)
    return Promise.resolve(left.shift()?.(read) ?? answer())
  })
  return sent
}
const manyLines = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id: `id-${id}`, line: 'ü'.repeat(60), recipes: [] }))
const cannotRead = ({ operations }: Sent) => operations.some(({ lines }) => lines?.some(({ line }) => line === 'odd'))

const cutOff = () => Promise.reject(new TypeError('Failed to fetch'))

test('a list in the browser sends nothing', () => {
  const sent = stubSite()
  const store = memory()
  act(store, add('leeks'))
  act(store, tick('leeks'))
  expect([shown(store), store.read().pending, sent]).toEqual([['✓ leeks'], [], []])
})

test('what was done offline waits, and is sent once with the same ids', async () => {
  const sent = stubSite(cutOff, () => Response.json(changes(2, 'leeks')))
  const store = memory(onSite)
  act(store, add('leeks'))
  expect(await sync(store)).toBe('unreachable')
  expect(shown(store)).toEqual(['leeks'])
  expect(await sync(store)).toBe('done')
  expect(store.read().pending).toEqual([])
  const [first, ...others] = sent.map(({ operations }) => operations[0]?.operation)
  expect(first).toBeTruthy()
  expect(others).toEqual([first])
})

test('changes by others do not undo what this phone has not sent yet', () => {
  stubSite(cutOff)
  const store = memory({ ...onSite, revision: 1 })
  act(store, add('leeks'))
  act(store, tick('leeks'))
  takeChanges(store, changes(2, 'leeks', 'milk'))
  expect(shown(store)).toEqual(['✓ leeks', 'milk'])
  expect(store.read().revision).toBe(2)
})

test('an older answer that arrives late changes nothing', () => {
  const store = memory({ ...onSite, revision: 5 })
  takeChanges(store, changes(4, 'milk'))
  expect([shown(store), store.read().revision]).toEqual([[], 5])
})

test('keeps the lines of a list that is no longer shared', async () => {
  stubSite(refuse(404))
  const store = memory({ ...onSite, list: emptyList })
  act(store, add('leeks'))
  expect(await sync(store)).toBe('gone')
  expect([shown(store), store.read().isGone]).toEqual([['leeks'], true])
})

test('shows the lines that a full list refused, and sends the rest', async () => {
  const sent = stubSite(cutOff, refuse(422), () => Response.json(changes(1, 'milk')))
  const store = memory(onSite)
  act(store, add('leeks'))
  act(store, add('figs'))
  act(store, { kind: 'edit', id: 'id-leeks', line: '2 leeks', recipes: [], others: [] })
  act(store, { kind: 'remove', lines: ['id-figs'], how: 'yes' })
  act(store, tick('milk'))
  await sync(store)
  expect(await sync(store)).toBe('full')
  // The lines as they are now, without removed ones.
  expect(store.read().refused.map(({ line }) => line)).toEqual(['2 leeks'])
  expect(sent.at(-1)?.operations.map(({ kind }) => kind)).toEqual(['edit', 'remove', 'tick'])
  expect([shown(store), store.read().pending]).toEqual([['milk'], []])
})

test('an operation that the site can’t read does not hold up the others', async () => {
  const sent = stubSite(
    cutOff,
    ...Array.from({ length: 9 }, () => (body: Sent) => (cannotRead(body) ? refuse(400)() : answer())),
  )
  const store = memory(onSite)
  for (const line of ['leeks', 'milk', 'odd', 'plums']) act(store, add(line))
  await sync(store)
  expect(await sync(store)).toBe('full')
  expect(store.read().pending).toEqual([])
  expect(store.read().refused.map(({ line }) => line)).toEqual(['odd'])
  const arrived = sent
    .slice(1)
    .filter((body) => !cannotRead(body))
    .flatMap(({ operations }) => operations)
  expect(arrived.flatMap(({ lines = [] }) => lines.map(({ line }) => line))).toEqual(['leeks', 'milk', 'plums'])
})

test('large changes don’t ask the browser to outlive the page, which it refuses', async () => {
  const flags: Array<unknown> = []
  vi.stubGlobal('fetch', (_address: string, { keepalive }: RequestInit) => {
    flags.push(keepalive)
    return Promise.resolve(answer())
  })
  for (const count of [3, 400]) {
    const store = memory(onSite)
    act(store, { kind: 'add', lines: manyLines(count) })
    await sync(store)
  }
  expect(flags[0]).toBe(true)
  expect(flags.filter(Boolean)).toHaveLength(1)
})

test('an answer to the list of another account is dropped', async () => {
  const held = Promise.withResolvers<Response>()
  const sent = stubSite(() => held.promise)
  const store = memory({ place: { kind: 'account', id: 'one' } })
  const outcome = sync(store)
  store.write({ ...noList, place: { kind: 'account', id: 'other' } })
  held.resolve(Response.json(changes(1, 'leeks')))
  await outcome
  expect(shown(store)).toEqual([])
  expect(sent[0]).toMatchObject({ account: 'one' })
})

test('a clock that was set back makes nothing happen in the future', () => {
  const pending = [{ operation: { ...add('leeks'), operation: 'op' }, at: 5_000 }]
  expect(syncBody(pending, 0, 2_000).operations[0]?.ageMs).toBe(0)
  expect(syncBody(pending, 0, 6_000).operations[0]?.ageMs).toBe(1_000)
})

test('describes a whole list as operations with the same ids of lines', () => {
  const store = memory()
  act(store, add('leeks'))
  act(store, add('milk'))
  act(store, { kind: 'remove', lines: ['id-leeks'], how: 'yes' })
  act(store, { kind: 'at-home', food: 'salt', isAtHome: true })
  expect(asOperations(store.read()).map(({ operation }) => operation)).toMatchObject([
    { kind: 'add', lines: [{ id: 'id-milk', line: 'milk' }] },
    { kind: 'at-home', food: 'salt', isAtHome: true },
  ])
})

test('describes what changed while a list was sent to the site', () => {
  const store = memory()
  for (const line of ['leeks', 'milk', 'figs', 'plums']) act(store, add(line), 1_000)
  act(store, { kind: 'remove', lines: ['id-plums'], how: 'yes' }, 2_000)
  const before = store.read().list
  act(store, tick('leeks'), 3_000)
  act(store, { kind: 'edit', id: 'id-milk', line: '2 l milk', recipes: [], others: ['id-figs'] }, 3_000)
  act(store, { kind: 'restore', lines: ['id-plums'] }, 3_000)
  act(store, add('bread'), 3_000)
  act(store, { kind: 'at-home', food: 'salt', isAtHome: true }, 3_000)
  const operations = changesSince(before, store.read().list).map(({ operation }) => operation)
  const site = [...asOperations({ list: before }).map(({ operation }) => operation), ...operations]
  const list = site.reduce((now, operation) => applyAction(now, operation, 3_000), emptyList)
  expect(shown(memory({ list })).toSorted()).toEqual(shown(store).toSorted())
  expect(list.atHome['salt']?.isAtHome).toBe(true)
})
