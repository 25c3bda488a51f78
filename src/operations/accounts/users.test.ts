import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { createTestApp } from '../../../tests/factories.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { sessions, users } from '../../db/schema/accounts.ts'
import { chefs } from '../../db/schema/chefs.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { findListedUser, findPresence, listUsers } from '../../db/accounts/managed-users.ts'
import { giveRole, liftSuspension, removeUser, suspendUser } from './change-user.ts'

const app = await createTestApp()
const { user: ada } = await createUser(app, 'admin', 'Ada')
const names = async (query: Partial<Parameters<typeof listUsers>[1]>) =>
  (await listUsers(app.db, { words: '', role: null, after: null, limit: 10, ...query })).users.map(({ name }) => name)
const userOf = (id: string) => findListedUser(app.db, id)

async function addRecipe(id: string, ownerId: string, authorId: string | null = null) {
  const row = { id, title: id, ingredients: [], instructions: [], ownerId, author: 'A cook', authorId }
  await app.db.insert(recipes).values(row)
}

test('never demotes, suspends or deletes the last administrator', async () => {
  expect(await giveRole(app, ada, ada.id, 'cook')).toBe('last-admin')
  expect(await removeUser(app, ada, ada.id, 'keep-recipes')).toBe('last-admin')
  expect(await suspendUser(app, ada, ada.id, 'Why not')).toBe('yourself')
  const { user: bob } = await createUser(app, 'admin', 'Bob')
  expect(await suspendUser(app, ada, bob.id, 'Gone for good')).toBe('done')
  expect(await giveRole(app, bob, ada.id, 'editor')).toBe('last-admin')
  await liftSuspension(app, ada, bob.id)
  const both = await Promise.all([giveRole(app, ada, bob.id, 'cook'), giveRole(app, bob, ada.id, 'cook')])
  expect(both.toSorted()).toEqual(['done', 'last-admin'])
  await app.db.update(users).set({ role: 'admin' })
  expect(await giveRole(app, ada, bob.id, 'trusted')).toBe('done')
  expect(await userOf(bob.id)).toMatchObject({ role: 'trusted' })
})

test('signs out a suspended account at once, with a reason, until the suspension is lifted', async () => {
  const { user: carl, cookie } = await createUser(app, 'cook', 'Carl')
  const headers = new Headers({ cookie })
  const { api } = await app.auth.at()
  expect((await api.getSession({ headers }))?.user.id).toBe(carl.id)
  expect(await findPresence(app.db, carl.id)).toMatchObject({ sessions: 1 })
  expect(await suspendUser(app, ada, carl.id, 'Spam')).toBe('done')
  expect(await api.getSession({ headers })).toBeNull()
  expect(await app.db.$count(sessions, eq(sessions.userId, carl.id))).toBe(0)
  expect(await userOf(carl.id)).toMatchObject({ isSuspended: true, suspendedFor: 'Spam' })
  expect(await names({ role: 'suspended' })).toEqual(['Carl'])
  await liftSuspension(app, ada, carl.id)
  expect(await userOf(carl.id)).toMatchObject({ isSuspended: false, suspendedFor: null })
})

test('keeps the recipes of a deleted account without a name, or deletes them', async () => {
  const { user: dora } = await createUser(app, 'cook', 'Dora')
  const { user: emil } = await createUser(app, 'cook', 'Emil')
  await app.db.insert(chefs).values({ id: 'dora', name: 'Dora' })
  await app.db.update(users).set({ chefId: 'dora' }).where(eq(users.id, dora.id))
  await addRecipe('doras', dora.id, 'dora')
  await addRecipe('emils', emil.id)
  expect(await removeUser(app, ada, dora.id, 'keep-recipes')).toBe('done')
  expect(await removeUser(app, ada, emil.id, 'remove-recipes')).toBe('done')
  expect(await removeUser(app, ada, emil.id, 'remove-recipes')).toBe('gone')
  const left = await app.db
    .select({ id: recipes.id, owner: recipes.ownerId, author: recipes.author, chef: recipes.authorId })
    .from(recipes)
  expect(left).toEqual([{ id: 'doras', owner: null, author: null, chef: null }])
  expect(await app.db.$count(chefs)).toBe(0)
})

test('finds accounts by name, address and role, page by page', async () => {
  await createUser(app, 'editor', 'Fred 100%')
  expect(await names({ words: '0%' })).toEqual(['Fred 100%'])
  expect(await names({ words: '@KITCHEN.test', role: 'editor' })).toEqual(['Fred 100%'])
  const all = await names({})
  const first = await listUsers(app.db, { words: '', role: null, after: null, limit: 2 })
  expect(first.next).not.toBeNull()
  expect(await names({ after: first.next })).toEqual(all.slice(2))
})

test('lists the number of recipes of each account', async () => {
  const { user: gina } = await createUser(app, 'cook', 'Gina')
  for (const id of ['ginas-pie', 'ginas-tart'])
    await app.db.insert(recipes).values({ id, title: id, ingredients: [], instructions: [], ownerId: gina.id })
  expect(await findListedUser(app.db, gina.id)).toMatchObject({ recipes: 2 })
  const { users: listed } = await listUsers(app.db, { words: '', role: null, after: null, limit: 10 })
  expect(listed.find(({ id }) => id === gina.id)).toMatchObject({ recipes: 2 })
  expect(listed.find(({ id }) => id === ada.id)).toMatchObject({ recipes: 0 })
})

test('writes every change of an account to the audit log', async () => {
  const log = await app.db.select().from(auditLog).orderBy(auditLog.id)
  expect(log.map(({ action }) => action)).toEqual([
    'user.suspend',
    'user.lift',
    'user.role',
    'user.role',
    'user.suspend',
    'user.lift',
    'user.delete',
    'user.delete',
  ])
})
