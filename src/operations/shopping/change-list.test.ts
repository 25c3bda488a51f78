import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import type { SentOperation } from '../../core/shopping/list-operation.ts'
import { isThere, type ListAction, mostLines } from '../../core/shopping/shopping-list.ts'
import { deleteOldShopping, type ListAccess } from '../../db/shopping/shopping-lists.ts'
import { changeList } from './change-list.ts'
import { adoptList, beginSharedList, findSharedLink, shareList, stopSharing } from './share-list.ts'

const app = await createTestApp()
const now = Date.now() + 60_000

const operation = (action: ListAction, ageMs = 0): SentOperation => ({ ...action, operation: randomUUID(), ageMs })
const add = (...lines: Array<string>) =>
  operation({
    kind: 'add',
    lines: lines.map((line) => ({ id: `id of ${line}`.replaceAll(' ', '-'), line, recipes: [] })),
  })
const tick = (line: string, isTicked: boolean, ageMs = 0) =>
  operation({ kind: 'tick', lines: [`id of ${line}`.replaceAll(' ', '-')], isTicked }, ageMs)

const send = (access: ListAccess, operations: Array<SentOperation>, { since = 0, at = now } = {}) =>
  changeList(app, access, { operations, since }, at)

async function linesIn(access: ListAccess) {
  const outcome = await send(access, [])
  if (!outcome.ok) return outcome.reason
  return outcome.changes.lines.filter(isThere).map(({ line, isTicked }) => `${isTicked ? '✓ ' : ''}${line}`)
}

async function shared(...lines: Array<string>) {
  const { token } = await beginSharedList(app, { operations: [add(...lines)], since: 0 })
  const guest = await shareList(app, { token })
  if (!guest) throw new Error('The list was not shared')
  return { owner: { token }, guest: { token: guest } }
}

test('two phones change one list, and each hears only what is new', async () => {
  const { owner, guest } = await shared('2 leeks', '1 l milk')
  const first = await send(owner, [])
  const known = first.ok ? first.changes.revision : 0
  await send(guest, [tick('2 leeks', true)])
  expect(await send(owner, [], { since: known })).toEqual({
    ok: true,
    changes: {
      revision: known + 1,
      isWhole: false,
      atHome: null,
      aisles: null,
      lines: [{ id: 'id-of-2-leeks', line: '2 leeks', recipes: [], isTicked: true, removed: 'no' }],
    },
  })
  expect(await linesIn(guest)).toEqual(['✓ 2 leeks', '1 l milk'])
})

test('an operation that arrives twice happens once, also when both arrive at once', async () => {
  const { owner, guest } = await shared('2 leeks')
  const ticked = tick('2 leeks', true)
  await Promise.all([send(owner, [ticked]), send(owner, [ticked])])
  await send(guest, [tick('2 leeks', false)], { at: now + 1_000 })
  await send(owner, [ticked], { at: now + 2_000 })
  expect(await linesIn(owner)).toEqual(['2 leeks'])
})

test('what a phone did offline counts from when it happened', async () => {
  const { owner, guest } = await shared('2 leeks')
  await send(guest, [tick('2 leeks', false)], { at: now })
  await send(owner, [tick('2 leeks', true, 60_000)], { at: now + 30_000 })
  expect(await linesIn(owner)).toEqual(['2 leeks'])
  await send(owner, [tick('2 leeks', true, 10_000)], { at: now + 30_000 })
  expect(await linesIn(owner)).toEqual(['✓ 2 leeks'])
})

test('many changes at once all arrive', async () => {
  const { owner, guest } = await shared()
  const names = Array.from({ length: 12 }, (_, index) => `${index} pears`)
  await Promise.all(names.map((name, index) => send(index % 2 ? owner : guest, [add(name)])))
  expect(new Set(await linesIn(owner))).toEqual(new Set(names))
})

test('refuses a list that is too long as a whole, and keeps what was there', async () => {
  const { owner } = await shared(...Array.from({ length: mostLines }, (_, index) => `${index} figs`))
  expect(await send(owner, [tick('1 figs', true), add('2 leeks')])).toEqual({ ok: false, reason: 'full' })
  expect(await linesIn(owner)).toHaveLength(mostLines)
  expect(await linesIn(owner)).not.toContain('✓ 1 figs')
})

test('a revoked link is gone for good, and only the owner revokes', async () => {
  const { owner, guest } = await shared('2 leeks')
  expect(await stopSharing(app, guest)).toBe(false)
  expect(await findSharedLink(app, guest)).toBeNull()
  expect(await stopSharing(app, owner)).toBe(true)
  expect([await linesIn(guest), await linesIn({ token: 'guessed' })]).toEqual(['gone', 'gone'])
  expect(await send(guest, [add('1 cake')])).toEqual({ ok: false, reason: 'gone' })
  expect(await linesIn(owner)).toEqual(['2 leeks'])
  expect(await shareList(app, owner)).not.toBe(guest.token)
})

test('the list of an account begins with the first line', async () => {
  const { user } = await createUser(app, 'cook')
  const access = { userId: user.id }
  expect(await linesIn(access)).toEqual([])
  await Promise.all([send(access, [add('2 leeks')]), send(access, [add('1 l milk')])])
  expect(new Set(await linesIn(access))).toEqual(new Set(['2 leeks', '1 l milk']))
  expect(await linesIn({ userId: (await createUser(app, 'cook')).user.id })).toEqual([])
})

test('a shared list moves into the account once, with its link and its foods at home', async () => {
  const { user } = await createUser(app, 'cook')
  const access = { userId: user.id }
  await send(access, [add('2 leeks')])
  const { owner, guest } = await shared('1 l milk')
  const later = add('3 plums')
  await send(owner, [later, operation({ kind: 'at-home', food: 'salt', isAtHome: true })])
  const before = await send(guest, [])
  expect(await adoptList(app, user, guest.token)).toBe(false)
  expect(await adoptList(app, user, owner.token)).toBe(true)
  expect(await adoptList(app, user, owner.token)).toBe(false)
  await send(access, [later])
  expect(await linesIn(access)).toEqual(['2 leeks', '1 l milk', '3 plums'])
  const since = before.ok ? before.changes.revision : 0
  expect(await send(guest, [], { since })).toMatchObject({ changes: { lines: [{}, {}, {}], atHome: ['salt'] } })
  expect(await linesIn(owner)).toBe('gone')
})

test('cleaning up keeps lists in use', async () => {
  const { owner } = await shared('2 leeks')
  await deleteOldShopping(app.db)
  expect(await linesIn(owner)).toEqual(['2 leeks'])
})
