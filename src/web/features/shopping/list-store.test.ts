import { expect, test, vi } from 'vitest'
import { emptyList, isThere, type ListAction, type ListChanges } from '../../../core/shopping/shopping-list.ts'
import { asOperations } from './follow-account-list.ts'
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

/** Answers requests one after the other, and records them. */
function stubSite(...answers: ReadonlyArray<() => Response | Promise<Response>>) {
  const left = [...answers]
  const sent: Array<{ operations: Array<{ kind: string; operation: string }> }> = []
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Promise.resolve(left.shift()?.() ?? Response.json(changes(9)))
  })
  return sent
}
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

test('what others do does not take back what this phone has not sent yet', () => {
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
  stubSite(() => Response.json({ error: 'gone' }, { status: 404 }))
  const store = memory({ ...onSite, list: emptyList })
  act(store, add('leeks'))
  expect(await sync(store)).toBe('gone')
  expect([shown(store), store.read().isGone]).toEqual([['leeks'], true])
})

test('shows the lines that a full list refused, and sends the rest', async () => {
  const sent = stubSite(
    () => Response.json({ error: 'The shopping list is full' }, { status: 422 }),
    () => Response.json(changes(1, 'milk')),
  )
  const store = memory(onSite)
  act(store, add('leeks'))
  act(store, tick('milk'))
  expect(await sync(store)).toBe('full')
  expect(store.read().refused.map(({ line }) => line)).toEqual(['leeks'])
  expect(await sync(store)).toBe('done')
  expect(sent.at(-1)?.operations.map(({ kind }) => kind)).toEqual(['tick'])
  expect([shown(store), store.read().refused.length]).toEqual([['milk'], 1])
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
