import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
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

const atHome = (isAtHome: boolean) => operation({ kind: 'at-home', food: 'salt', isAtHome })

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

test('two phones change one list, and each receives only what is new', async () => {
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

test('the list of an account starts with the first line', async () => {
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
  await send(access, [add('2 leeks'), atHome(false)], { at: now - 1_000 })
  const { owner, guest } = await shared('1 l milk')
  const later = add('3 plums')
  await send(owner, [later, atHome(true)])
  const before = await send(guest, [])
  expect(await adoptList(app, user, guest.token)).toBe('gone')
  expect(await adoptList(app, user, owner.token)).toBe('moved-shared')
  expect(await adoptList(app, user, owner.token)).toBe('gone')
  await send(access, [later])
  expect(await linesIn(access)).toEqual(['2 leeks', '1 l milk', '3 plums'])
  const since = before.ok ? before.changes.revision : 0
  expect(await send(guest, [], { since })).toMatchObject({ changes: { lines: [{}, {}, {}], atHome: ['salt'] } })
  expect(await linesIn(owner)).toBe('gone')
})

test('cleaning up keeps lists in use, with lines that are needed again', async () => {
  const { owner } = await shared('2 leeks', '1 l milk')
  await send(owner, [
    tick('1 l milk', true),
    operation({ kind: 'remove', lines: ['id-of-1-l-milk'], how: 'if-ticked' }),
  ])
  await send(owner, [tick('1 l milk', false)], { at: now + 1_000 })
  await app.db.execute(sql`update shopping_lines set removed_at = 0, ticked_at = 0`)
  await deleteOldShopping(app.db)
  expect(await linesIn(owner)).toEqual(['2 leeks', '1 l milk'])
})

test('a phone that was away while removed lines were deleted gets the whole list', async () => {
  const { owner, guest } = await shared('2 leeks', '1 l milk')
  const known = await send(guest, [])
  const since = known.ok ? known.changes.revision : 0
  const removed = await send(owner, [operation({ kind: 'remove', lines: ['id-of-1-l-milk'], how: 'yes' })])
  await app.db.execute(sql`update shopping_lines set removed_at = 0, ticked_at = 0`)
  await deleteOldShopping(app.db)
  expect(await send(guest, [], { since })).toMatchObject({ changes: { isWhole: true, lines: [{ line: '2 leeks' }] } })
  const newest = removed.ok ? removed.changes.revision : 0
  expect(await send(owner, [], { since: newest })).toMatchObject({ changes: { isWhole: false, lines: [] } })
})

test('a list that cannot hold its first lines is not started', async () => {
  const lists = async () => (await app.db.execute(sql`select id from shopping_lists`)).rows.length
  const before = await lists()
  const many = add(...Array.from({ length: mostLines }, () => randomUUID()))
  const { outcome } = await beginSharedList(app, { operations: [add('2 leeks'), many], since: 0 })
  expect(outcome).toEqual({ ok: false, reason: 'full' })
  expect(await lists()).toBe(before)
})

test('a list does not grow without end, whether by removed lines or by lists that move in', async () => {
  const { owner } = await shared('2 leeks')
  const removedLines = (count: number) =>
    app.db.execute(sql`
      insert into shopping_lines (list_id, id, line, recipes, is_ticked, removed, line_at, ticked_at, removed_at, position, revision)
      select list_id, 'gone-' || number, 'figs', '[]', false, 'yes', 0, 0, 0, number, 1
      from shopping_links, generate_series(1, ${count}::integer) number where token = ${owner.token}`)
  await removedLines(10 * mostLines - 2)
  expect(await send(owner, [add('1 l milk')])).toMatchObject({ ok: true })
  expect(await send(owner, [add('3 plums')])).toEqual({ ok: false, reason: 'full' })

  const { user } = await createUser(app, 'cook')
  for (const outcome of ['moved', 'moved', 'full']) {
    const lines = add(...Array.from({ length: mostLines }, () => randomUUID()))
    const { token } = await beginSharedList(app, { operations: [lines], since: 0 })
    expect(await adoptList(app, user, token)).toBe(outcome)
  }
})

test('a list does not grow without end by the recipes of its lines', async () => {
  const recipes = Array.from({ length: 50 }, (_, index) => ({
    id: `${index}${'x'.repeat(280)}`,
    title: 'y'.repeat(200),
  }))
  const heavy = (count: number) => operation({ kind: 'add', lines: Array.from({ length: count }, () => line(recipes)) })
  const line = (its: typeof recipes) => ({ id: randomUUID(), line: '2 leeks', recipes: its })
  const { owner } = await shared()
  expect(await send(owner, [heavy(190)])).toMatchObject({ ok: true })
  expect(await send(owner, [heavy(20)])).toEqual({ ok: false, reason: 'full' })
  const light = Array.from({ length: 20 }, () => line([]))
  expect(await send(owner, [operation({ kind: 'add', lines: light })])).toMatchObject({ ok: true })
  const edits = light.map(({ id }) => operation({ kind: 'edit', id, line: '3 leeks', recipes, others: [] }))
  expect(await send(owner, edits, { at: now + 1_000 })).toEqual({ ok: false, reason: 'full' })
  expect(await send(owner, [tick('2 leeks', true), add('1 l milk')])).toMatchObject({ ok: true })
})

test('removed lines of lists that move in count as well', async () => {
  const { user } = await createUser(app, 'cook')
  await send({ userId: user.id }, [add('2 leeks')])
  const { owner } = await shared('1 l milk')
  await app.db.execute(sql`
    insert into shopping_lines (list_id, id, line, recipes, is_ticked, removed, line_at, ticked_at, removed_at, position, revision)
    select list, 'gone-' || list || number, 'figs', '[]', false, 'yes', 0, 0, 0, number, 1
    from (select list_id from shopping_links where token = ${owner.token}
      union select id from shopping_lists where user_id = ${user.id}) lists (list),
    generate_series(1, ${10 * mostLines - 1}::integer) number`)
  expect(await adoptList(app, user, owner.token)).toBe('moved-shared')
  expect(await adoptList(app, user, (await shared('3 plums')).owner.token)).toBe('full')
})
