import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/postgres-for-tests.ts'
import { auditLog } from '../schema/audit.ts'
import { users } from '../schema/accounts.ts'
import { auditInBatch, writeAudit } from './audit-log.ts'
import { type AuditQuery, listActions, listAuditEntries } from './audit-log-list.ts'

const { db } = await createTestDatabase()
await db.insert(users).values({ id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'admin' })
const entry = (actorId: string | null, action: string, subjectId: string, day: string) => ({
  actorId,
  action,
  subjectKind: 'recipe',
  subjectId,
  at: new Date(`${day}T23:59:59Z`),
})
await db
  .insert(auditLog)
  .values([
    entry('ada', 'recipe.approve', 'leek-soup', '2026-01-01'),
    entry('gone', 'recipe.reject', 'stew', '2026-01-02'),
    entry(null, 'recipe.approve', 'leek_pie', '2026-01-03'),
  ])

const everything: AuditQuery = { who: '', what: '', about: '', from: null, to: null, batch: '' }
const find = async (query: Partial<AuditQuery>) =>
  (await listAuditEntries(db, { ...everything, ...query }, { before: null, limit: 10 })).map(
    ({ subjectId }) => subjectId,
  )

test('finds audit entries by actor, action, subject and date, newest first', async () => {
  expect(await find({})).toEqual(['leek_pie', 'stew', 'leek-soup'])
  expect(await find({ who: 'ADA@' })).toEqual(['leek-soup'])
  expect(await find({ who: 'site' })).toEqual(['leek_pie'])
  expect(await find({ what: 'recipe.approve' })).toEqual(['leek_pie', 'leek-soup'])
  expect(await find({ about: 'leek_' })).toEqual(['leek_pie'])
  expect(await find({ from: '2026-01-02', to: '2026-01-02' })).toEqual(['stew'])
})

test('pages through the audit log and lists the known actions', async () => {
  const [newest] = await listAuditEntries(db, everything, { before: null, limit: 1 })
  const rest = await listAuditEntries(db, everything, { before: newest?.id ?? 0, limit: 10 })
  expect(rest.map(({ subjectId }) => subjectId)).toEqual(['stew', 'leek-soup'])
  expect(await listActions(db)).toEqual(['recipe.approve', 'recipe.reject'])
})

test('leaves out the entries of an import until someone looks for them', async () => {
  await db.transaction(async (tx) => {
    await auditInBatch(tx, 'batch-1')
    await writeAudit(tx, { actor: { id: 'ada' }, action: 'recipe.undo-import', subject: ['recipe', 'beet-soup'] })
  })
  await writeAudit(db, { actor: { id: 'ada' }, action: 'import.undo', subject: ['import', 'batch-1'] })
  expect(await find({ who: 'ada' })).toEqual(['batch-1', 'leek-soup'])
  expect(await find({ batch: 'batch-1' })).toEqual(['beet-soup'])
  expect(await find({ about: 'beet' })).toEqual(['beet-soup'])
  expect(await find({ what: 'recipe.undo-import' })).toEqual(['beet-soup'])
  const whole = await listAuditEntries(db, everything, { before: null, limit: 10, isWhole: true })
  expect(whole.slice(0, 2).map(({ subjectId, batch }) => [subjectId, batch])).toEqual([
    ['batch-1', null],
    ['beet-soup', 'batch-1'],
  ])
})

test('names the account that an entry is about', async () => {
  const change = {
    actorId: null,
    action: 'user.role',
    subjectKind: 'user',
    subjectId: 'eve',
    at: new Date('2025-01-04'),
  }
  await db.insert(users).values({ id: 'eve', name: 'Eve Cook', email: 'eve@example.com', role: 'cook' })
  await db.insert(auditLog).values(change)
  const found = await listAuditEntries(db, { ...everything, about: 'eve cook' }, { before: null, limit: 10 })
  expect(found.map(({ subjectId, subjectName }) => [subjectId, subjectName])).toEqual([['eve', 'Eve Cook']])
})

test('shows the address of an account without a name', async () => {
  await db.insert(users).values({ id: 'nameless', name: 'A cook', email: 'owner@example.com', role: 'admin' })
  await writeAudit(db, { actor: { id: 'nameless' }, action: 'user.role', subject: ['user', 'nameless'] })
  const [found] = await listAuditEntries(db, { ...everything, who: 'owner@' }, { before: null, limit: 1 })
  expect(found).toMatchObject({ actorName: 'owner@example.com', subjectName: 'owner@example.com' })
})

test('names the account that a message was assigned to', async () => {
  const assign = (to: string | null) =>
    writeAudit(db, { actor: { id: 'ada' }, action: 'message.assign', subject: ['message', '7'], details: { to } })
  await assign('ada')
  await assign('gone')
  await assign(null)
  const found = await listAuditEntries(db, { ...everything, what: 'message.assign' }, { before: null, limit: 10 })
  expect(found.map(({ assigneeName }) => assigneeName)).toEqual([null, null, 'Ada'])
})

test('names a recipe by its title, also in the entries before it was deleted', async () => {
  const [actor, subject] = [{ id: 'ada' }, ['recipe', 'plum-pie'] as const]
  await writeAudit(db, { actor, action: 'recipe.publish', subject })
  await writeAudit(db, { actor, action: 'recipe.delete', subject, details: { title: 'Plum pie' } })
  await writeAudit(db, { actor, action: 'post.edit', subject: ['post', 'plum-pie'], details: { title: 'On plums' } })
  const found = await listAuditEntries(db, { ...everything, about: 'plum-pie' }, { before: null, limit: 10 })
  expect(found.map(({ subjectName }) => subjectName)).toEqual(['On plums', 'Plum pie', 'Plum pie'])
})
