import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { emptyRecipeForm } from '../../core/recipes/forms/recipe-form.ts'
import { contentFromForm } from '../../core/recipes/recipe-content.ts'
import { exportUser } from '../../db/accounts/export-user.ts'
import { findProfile } from '../../db/accounts/profiles.ts'
import { changeStatus } from '../../db/recipes/recipe-status.ts'
import { findRecipe } from '../../db/recipes/recipes.ts'
import { insertRevision, listRevisions } from '../../db/recipes/recipe-revisions.ts'
import { chefs } from '../../db/schema/chefs.ts'
import { recipes } from '../../db/schema/recipes.ts'
import { listSessions } from '../../db/accounts/sessions.ts'
import { findUser } from '../../db/accounts/users.ts'
import { findChef } from '../../db/chefs/chefs.ts'
import { saveDraft, saveRecipe } from '../recipes/save-recipe.ts'
import type { App } from '../app/app.ts'
import { changePassword } from './change-password.ts'
import { createAccount } from './create-account.ts'
import { deleteAccount } from './delete-account.ts'
import { endAllSessions, endOneSession } from './end-sessions.ts'
import { signIn } from './sign-in.ts'
import { updateProfile } from './update-profile.ts'

const app = await createTestApp()
const password = 'leek soup on a tuesday'
let count = 0

async function account(here: App = app) {
  count += 1
  const requester = { cookies: '', visitor: `203.0.113.${count}`, program: 'Mozilla/5.0 (X11; Linux) Firefox/150.0' }
  const email = `cook-${count}@kitchen.test`
  const made = await createAccount(here, { name: 'Amara', email, password }, requester)
  if (made.kind !== 'created') throw new Error(made.kind)
  const cookies = made.cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  const found = await here.auth.findSession(cookies)
  if (!found) throw new Error('No session')
  return { user: found.user, sessionId: found.id, requester: { ...requester, cookies } }
}

async function recipeOf(ownerId: string, title: string) {
  const saved = await saveRecipe(app, aRecipe({ title, author: 'Amara' }))
  if (!saved.ok) throw new Error('not saved')
  await app.db.update(recipes).set({ ownerId }).where(eq(recipes.id, saved.id))
  return saved.id
}

test('requires the old password for a new one, and signs out every other browser', async () => {
  const { user, requester } = await account()
  await signIn(app, { email: user.email, password }, { ...requester, cookies: '' })
  const wrong = await changePassword(
    app,
    user,
    { current: 'a guess at it', password: 'potato gratin at noon' },
    requester,
  )
  expect(wrong).toMatchObject({ kind: 'invalid', errors: { current: expect.any(String) } })
  const weak = await changePassword(app, user, { current: password, password: 'password123' }, requester)
  expect(weak).toMatchObject({ kind: 'invalid', errors: { password: expect.any(String) } })
  expect(await listSessions(app.db, user.id)).toHaveLength(2)
  const changed = await changePassword(app, user, { current: password, password: 'potato gratin at noon' }, requester)
  expect(changed.kind).toBe('changed')
  expect(await listSessions(app.db, user.id)).toHaveLength(1)
  expect((await signIn(app, { email: user.email, password }, { ...requester, cookies: '' })).kind).toBe('refused')
})

test('ends own sessions but not those of other accounts', async () => {
  const one = await account()
  const other = await account()
  expect(await endOneSession(app, one.user, other.sessionId)).toBe(false)
  expect(await app.auth.findSession(other.requester.cookies)).not.toBeNull()
  expect(await endOneSession(app, one.user, one.sessionId)).toBe(true)
  expect(await app.auth.findSession(one.requester.cookies)).toBeNull()
})

test('signs out everywhere at once', async () => {
  const { user, requester } = await account()
  const elsewhere = await signIn(app, { email: user.email, password }, { ...requester, cookies: '' })
  const cookies =
    elsewhere.kind === 'signed-in' ? elsewhere.cookies.map((cookie) => cookie.split(';')[0]).join('; ') : ''
  expect(await app.auth.findSession(cookies)).not.toBeNull()
  await endAllSessions(app, user, requester.cookies)
  expect(await Promise.all([requester.cookies, cookies].map((each) => app.auth.findSession(each)))).toEqual([
    null,
    null,
  ])
})

test("creates a chef page from a profile, with a signature dish among the cook's own recipes", async () => {
  const { user } = await account()
  const { user: other } = await account()
  const mine = await recipeOf(user.id, 'Leek Pie')
  const theirs = await recipeOf(other.id, 'Plum Cake')
  const form = { name: 'Amara Okafor', bio: 'Soups.', imageId: '', dishText: 'For rainy days.' }
  expect(await updateProfile(app, user, { ...form, dishId: mine })).toEqual({ ok: true })
  const found = await findUser(app.db, { id: user.id })
  expect(found).toMatchObject({ name: 'Amara Okafor', chefId: 'amara-okafor' })
  expect(await findChef(app.db, 'amara-okafor')).toMatchObject({ bio: 'Soups.', signatureDish: { name: 'Leek Pie' } })
  await changeStatus(app.db, mine, { from: 'published', to: 'withdrawn' })
  await updateProfile(app, { ...user, chefId: 'amara-okafor' }, { ...form, dishId: mine })
  expect((await findProfile(app.db, user.id))?.dish?.recipeId).toBe(mine)
  await updateProfile(app, { ...user, chefId: 'amara-okafor' }, { ...form, dishId: theirs })
  expect((await findChef(app.db, 'amara-okafor'))?.signatureDish).toBeNull()
  const gone = await updateProfile(app, user, { ...form, imageId: 'f'.repeat(24), dishId: '' })
  expect(gone).toMatchObject({ ok: false })
})

test('exports everything stored about an account, without secrets', async () => {
  const { user } = await account()
  await recipeOf(user.id, 'Onion Tart')
  const everything = await exportUser(app.db, user.id, () => 'a password')
  expect(everything).toMatchObject({ account: { email: user.email }, recipes: [{ title: 'Onion Tart' }] })
  expect(JSON.stringify(everything)).not.toMatch(/"(?:token|password|secret|publicKey)"/)
})

test('deletes an account after its password; recipes stay without a name or are deleted, as chosen', async () => {
  const staying = await account()
  const staysId = await recipeOf(staying.user.id, 'Bean Stew')
  const mistaken = await deleteAccount(app, staying.user, { password: 'guess', recipes: 'keep' }, staying.requester)
  expect(mistaken).toBe('wrong-password')
  expect(await deleteAccount(app, staying.user, { password, recipes: 'keep' }, staying.requester)).toBe('deleted')
  expect(await findRecipe(app.db, staysId)).toMatchObject({ title: 'Bean Stew', author: null })
  expect(await app.auth.findSession(staying.requester.cookies)).toBeNull()

  const leaving = await account()
  const removed = await recipeOf(leaving.user.id, 'Rye Bread')
  expect(await deleteAccount(app, leaving.user, { password, recipes: 'remove' }, leaving.requester)).toBe('deleted')
  expect(await findRecipe(app.db, removed)).toBeUndefined()
  expect(await findUser(app.db, { id: leaving.user.id })).toBeUndefined()
})

test('removes the name from recipes that stay, even after a restore, but keeps authors of imported recipes', async () => {
  const { user, requester } = await account()
  const own = await recipeOf(user.id, 'Barley Broth')
  const unsent = await saveDraft(app, aRecipe({ title: 'Half an Idea' }), user)
  const sourceUrl = 'https://french.example/omelette'
  const imported = await saveRecipe(app, aRecipe({ title: 'Omelette', author: 'Julia Child', sourceUrl }), user)
  if (!unsent.ok || !imported.ok) throw new Error('not saved')
  for (const recipeId of [own, imported.id])
    for (const author of [user.name, 'Julia Child']) {
      const content = { ...contentFromForm({ ...emptyRecipeForm, title: 'As it was' }), author }
      await insertRevision(app.db, {
        recipeId,
        baseVersion: 1,
        content,
        authorId: user.id,
        state: 'past',
      })
    }
  expect(await deleteAccount(app, user, { password, recipes: 'keep' }, requester)).toBe('deleted')

  const authorsOf = async (id: string) => [
    (await findRecipe(app.db, id))?.author,
    ...(await listRevisions(app.db, id)).map(({ content }) => content.author).toSorted(),
  ]
  expect(await authorsOf(own)).toEqual([null, null, null])
  expect(await authorsOf(imported.id)).toEqual(['Julia Child', 'Julia Child', null])
  expect(await findRecipe(app.db, unsent.id)).toBeUndefined()
})

test('keeps one of two administrators who delete their accounts at the same moment', async () => {
  const here = await createTestApp()
  const admins = [await createUser(here, 'admin'), await createUser(here, 'admin')]
  const requester = { cookies: '', visitor: '203.0.113.98', program: '' }
  const outcomes = await Promise.all(
    admins.map(({ user }) => deleteAccount(here, user, { password: user.email, recipes: 'keep' }, requester)),
  )
  expect(outcomes.toSorted()).toEqual(['deleted', 'last-admin'])
})

test('creates one chef page when a profile is saved twice at the same moment', async () => {
  const { user } = await account()
  const form = { name: 'Bruno', bio: 'Bread.', imageId: '', dishId: '', dishText: '' }
  await Promise.all([updateProfile(app, user, form), updateProfile(app, user, form)])
  expect(await app.db.$count(chefs, eq(chefs.name, 'Bruno'))).toBe(1)
})

test.each(['müller@example.com', 'a@localhost', 'a..b@example.com'])(
  'calls %s invalid instead of taken',
  async (email) => {
    const requester = { cookies: '', visitor: crypto.randomUUID(), program: '' }
    expect(await createAccount(app, { name: '', email, password }, requester)).toMatchObject({
      errors: { email: 'Enter an email address such as cook@example.com' },
    })
  },
)

test('does not delete the last administrator', async () => {
  const here = await createTestApp()
  const { user } = await createUser(here, 'admin')
  const requester = { cookies: '', visitor: '203.0.113.99', program: '' }
  expect(await deleteAccount(here, user, { password: user.email, recipes: 'keep' }, requester)).toBe('last-admin')
  await createUser(here, 'admin')
  expect(await deleteAccount(here, user, { password: user.email, recipes: 'keep' }, requester)).toBe('deleted')
})
