import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { nameOf } from './permission-name.ts'
import type { PermissionRow } from '../src/core/pages/page.ts'
import { permissions } from '../src/web/app/permissions.ts'
import { roles } from '../src/core/accounts/role.ts'
import { createUser } from './accounts.ts'
import { contentsOf } from './database-contents.ts'
import { ownedRequests } from './owned-requests.ts'
import { type Things, thingsOf } from './owned-things.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'us@kitchen.test' })

let count = 0
/** Returns a text that only the owner's items contain. */
const newSecret = () => `Hidden kettle ${(count += 1)} of nobody else`

/** Whoever knows the secret in such an address owns what it names. See `shopping-lists-api.test.ts`. */
const ownedBySecret = ['POST /api/shopping-lists/:list/adopt']

test('tests every permission row about owned things', () => {
  const owned = permissions.filter(({ owner }) => owner).map(nameOf)
  expect(Object.keys(ownedRequests).toSorted()).toEqual(owned.toSorted())
  const ofCooks = permissions.filter(
    ({ least, path }) => (least === 'cook' || least === 'trusted') && path.includes(':'),
  )
  expect(ofCooks.filter(({ owner }) => !owner).map(nameOf)).toEqual(ownedBySecret)
})

// One item serves all strangers, and roles other than the owner's least are the subject of `permissions.test.ts`.
test.each(Object.keys(ownedRequests))('%s: refuses strangers, allows the owner', async (name) => {
  const owned = ownedRequests[name]
  if (!owned) throw new Error(name)
  const { request, strangers = roles, isList = false } = owned
  const secret = newSecret()
  const owner = await createUser(app, strangers[0] ?? 'cook')
  const others = await Promise.all(strangers.map((role) => createUser(app, role)))
  const { path, fields } = await request(thingsOf(app, owner, secret))
  async function sendRequest({ cookie }: typeof owner) {
    const answer = await send(path, { cookie, ...(fields && { fields }) })
    const isShown = (await answer.text()).includes(secret)
    // After a form, both redirect statuses are correct.
    return { status: answer.status === 303 ? 302 : answer.status, isShown }
  }
  const before = await contentsOf(app.db)
  for (const other of others)
    expect({ role: other.user.role, ...(await sendRequest(other)) }).toEqual({
      role: other.user.role,
      status: isList ? 200 : 404,
      isShown: false,
    })
  expect(await contentsOf(app.db)).toEqual(before)
  const isForm = fields !== undefined
  expect(await sendRequest(owner)).toMatchObject({ status: isForm ? 302 : 200, isShown: !isForm })
  expect(isDeepStrictEqual(await contentsOf(app.db), before)).toBe(!isForm)
})

/** Requests about the caller's account, such as its list of recipes. */
const aboutOneself = permissions.filter(({ least, owner, path }) => least === 'cook' && !owner && !path.includes(':'))

const under = (names: string, id: string) => Object.fromEntries(names.split(' ').map((name) => [name, id]))

test('ignores another account’s ids in requests about one’s own account', async () => {
  const secret = newSecret()
  const owner = await createUser(app, 'cook')
  const things = thingsOf(app, owner, secret)
  const { id: user, email } = owner.user
  const [session, passkey, account] = [await things.session(), await things.passkey(), await things.accountElsewhere()]
  const [draft, chef] = [await things.recipe('draft'), await things.page()]
  const { id: collection } = await things.collection()
  const named = {
    ...under('userId user_id ownerId owner_id authorId', user),
    ...under('chefId chef_id', chef),
    ...under('recipeId recipe dishId add remove', draft),
    sessionId: session,
    collectionId: collection,
    passkeyId: passkey,
    accountId: account,
    email,
    name: 'Mine',
  }
  // No page about recipes names a session, and no page about the account names a recipe.
  const ofAccount = [user, session, passkey, account, chef]
  const ofKitchen = [user, draft, collection]
  const theirs = [...new Set([...ofAccount, ...ofKitchen])]
  const before = await contentsOf(app.db, theirs)
  const wrong: Array<string> = []
  for (const row of aboutOneself) {
    const ids = /^\/(?:account|auth|api\/auth)\b/.test(row.path) ? ofAccount : ofKitchen
    const answers = await Promise.all(ids.map((id) => sendAbout(row, { ...named, id })))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    const isShown = texts.some((text) => text.includes(secret))
    const isChanged = !isDeepStrictEqual(await contentsOf(app.db, theirs), before)
    if (isShown || isChanged || answers.some(({ status }) => status >= 500)) wrong.push(nameOf(row))
  }
  expect(aboutOneself.length).toBeGreaterThan(12)
  expect(wrong).toEqual([])
}, 60_000)

async function sendAbout({ method, path, intent }: PermissionRow, ids: Record<string, string>) {
  const { cookie } = await createUser(app, 'cook')
  const fields = { ...ids, ...(intent && { intent }) }
  const query = new URLSearchParams({ ...ids, ...(path === '/account' && { index: '' }) })
  const body = method === 'GET' ? {} : path.startsWith('/api/') ? { json: fields } : { fields }
  return send(`${path}?${query}`, { cookie, method, ...body })
}

interface MixedRequest {
  path: string
  fields: Record<string, string>
  status: number
}

/** Requests with the caller's own path and a field that names another account's item. */
const mixed: Record<string, (own: Things, theirs: Things) => Promise<MixedRequest>> = {
  async 'restoring a version of another’s recipe as one’s own'(own, theirs) {
    const { id, version } = await own.recipeWithPast('published')
    const { pastId } = await theirs.recipeWithPast('published')
    const fields = { restore: String(pastId), version: String(version) }
    return { path: `/my-recipes/${id}/history`, fields, status: 404 }
  },
  async 'resending another’s reply under one’s own message'(own, theirs) {
    const { id } = await own.message()
    const { reply } = await theirs.message()
    return { path: `/admin/messages/${id}`, fields: { intent: 'retry', reply: String(reply) }, status: 404 }
  },
  async 'adding another’s draft to one’s own collection'(own, theirs) {
    const { id } = await own.collection()
    const fields = { intent: 'add', recipeId: await theirs.recipe('draft') }
    // The same answer as for a recipe that does not exist.
    return { path: `/collections/edit/${id}`, fields, status: 422 }
  },
  async 'saving another’s draft as a favorite'(_, theirs) {
    return { path: '/saved/account', fields: { add: await theirs.recipe('draft') }, status: 200 }
  },
  async 'choosing another’s draft as the signature dish'(_, theirs) {
    const fields = { name: 'Mine', bio: '', dishId: await theirs.recipe('draft'), dishText: '' }
    return { path: '/account', fields, status: 302 }
  },
}

test.each(Object.keys(mixed))('%s reveals and changes nothing', async (name) => {
  const [own, theirs] = await Promise.all([createUser(app, 'editor'), createUser(app, 'editor')])
  const secret = newSecret()
  const request = await mixed[name]?.(thingsOf(app, own, 'Mine'), thingsOf(app, theirs, secret))
  if (!request) throw new Error(name)
  const { path, fields, status } = request
  // A successful request may change only the caller's own items.
  const about = status === 404 ? [] : [theirs.user.id, ...Object.values(fields).filter((value) => value.length > 8)]
  const before = await contentsOf(app.db, about)
  const answer = await send(path + (path === '/account' ? '?index' : ''), { cookie: own.cookie, fields })
  expect(answer.status).toBe(status)
  const pages = await Promise.all(
    [path, '/account', '/account/export', '/collections', '/saved'].map((page) => send(page, { cookie: own.cookie })),
  )
  const texts = await Promise.all([answer, ...pages].map((each) => each.text()))
  expect(texts.filter((text) => text.includes(secret))).toEqual([])
  expect(await contentsOf(app.db, about)).toEqual(before)
})
