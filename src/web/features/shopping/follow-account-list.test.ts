import { expect, test, vi } from 'vitest'
import { isThere, type ListChanges } from '../../../core/shopping/shopping-list.ts'
import { followAccountList } from './follow-account-list.ts'
import { act, ownList, sync, takeChanges } from './list-store.ts'
import { noList } from './stored-list.ts'

const leeks = { id: 'id-leeks', line: 'leeks', recipes: [], isTicked: false, removed: 'no' } as const
const whole = (...lines: ListChanges['lines']): ListChanges => ({
  revision: 3,
  isWhole: true,
  lines,
  atHome: [],
  aisles: [],
})
const shown = () =>
  ownList
    .read()
    .list.lines.filter(isThere)
    .map(({ line }) => line)

/** Answers adopting and then syncing. Records the operations. */
function stubSite(adopted: () => Response) {
  const sent: Array<{ kind: string }> = []
  vi.stubGlobal('fetch', (address: string, { body }: { body: string }) => {
    if (address.endsWith('/adopt')) return Promise.resolve(adopted())
    sent.push(...(JSON.parse(body) as { operations: Array<{ kind: string }> }).operations)
    return Promise.resolve(Response.json(whole(leeks)))
  })
  return sent
}

function signedOutWithSharedList() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  })
  ownList.write({ ...noList, place: { kind: 'link', token: 'secret-token' } })
  takeChanges(ownList, whole(leeks))
}

test.each([500, 503, 429, 422])('a shared list stays a visitor’s while the site answers %i', async (status) => {
  signedOutWithSharedList()
  stubSite(() => Response.json({ error: 'Not now' }, { status }))
  await followAccountList('cook')
  expect(ownList.read().place).toEqual({ kind: 'link', token: 'secret-token' })
  expect(shown()).toEqual(['leeks'])
})

test('the lines of a shared list that is gone go to the account', async () => {
  signedOutWithSharedList()
  const sent = stubSite(() => Response.json({ error: 'gone' }, { status: 404 }))
  await followAccountList('cook')
  expect(ownList.read().place).toEqual({ kind: 'account', id: 'cook' })
  expect(sent).toMatchObject([{ kind: 'add', lines: [{ id: 'id-leeks' }] }])
})

test('a shared list moves with what was not sent yet', async () => {
  signedOutWithSharedList()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  act(ownList, { kind: 'tick', lines: ['id-leeks'], isTicked: true })
  await sync(ownList)
  const sent = stubSite(() => Response.json({ moved: true, isShared: false }))
  await followAccountList('cook')
  expect(ownList.read()).toMatchObject({ place: { kind: 'account', id: 'cook' }, pending: [] })
  expect(sent).toMatchObject([{ kind: 'tick', lines: ['id-leeks'] }])
})
