import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { nameOf, type Permission, permissions } from '../src/auth/permissions.ts'
import { roles } from '../src/core/role.ts'
import { createUser } from './accounts.ts'
import { contentsOf } from './database-contents.ts'
import { ownedRequests } from './owned-requests.ts'
import { type Things, thingsOf } from './owned-things.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'us@kitchen.test' })

let count = 0
/** Stands in what belongs to somebody, and nowhere else. */
const newSecret = () => `Hidden kettle ${(count += 1)} of nobody else`

test('every row about what is one’s own is asked as the wrong owner, and every id of a cook’s is in such a row', () => {
  const owned = permissions.filter(({ owner }) => owner).map(nameOf)
  expect(Object.keys(ownedRequests).toSorted()).toEqual(owned.toSorted())
  const ofCooks = permissions.filter(
    ({ least, path }) => (least === 'cook' || least === 'trusted') && path.includes(':'),
  )
  expect(ofCooks.filter(({ owner }) => !owner).map(nameOf)).toEqual([])
})

test.each(
  Object.entries(ownedRequests).flatMap(([name, { strangers = roles }]) => strangers.map((role) => ({ name, role }))),
)('$name: refused to another $role, and nothing changes; done for its owner', async ({ name, role }) => {
  const { request, isList = false } = ownedRequests[name] ?? { request: () => Promise.reject(new Error(name)) }
  const secret = newSecret()
  const [owner, stranger] = await Promise.all([createUser(app, role), createUser(app, role)])
  const { path, fields } = await request(thingsOf(app, owner, secret))
  const before = await contentsOf(app.db)
  async function ask({ cookie }: typeof owner) {
    const answer = await send(path, { cookie, ...(fields && { fields }) })
    const isTold = (await answer.text()).includes(secret)
    // Of the two ways to lead on after a form either will do.
    return {
      status: answer.status === 303 ? 302 : answer.status,
      isTold,
      isChanged: !isDeepStrictEqual(await contentsOf(app.db), before),
    }
  }
  expect(await ask(stranger)).toEqual({ status: isList ? 200 : 404, isTold: false, isChanged: false })
  const isForm = fields !== undefined
  expect(await ask(owner)).toMatchObject({ status: isForm ? 302 : 200, isTold: !isForm, isChanged: isForm })
})

/** Such as the list of one's own recipes: it says whose it is about by who asks. */
const aboutOneself = permissions.filter(({ least, owner, path }) => least === 'cook' && !owner && !path.includes(':'))

const under = (names: string, id: string) => Object.fromEntries(names.split(' ').map((name) => [name, id]))

test('another’s ids in a request about oneself are passed over', async () => {
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
  const theirs = [user, session, passkey, account, draft, chef, collection]
  const before = await contentsOf(app.db, theirs)
  const wrong: Array<string> = []
  for (const row of aboutOneself) {
    const answers = await Promise.all(theirs.map((id) => askAbout(row, { ...named, id })))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    const isTold = texts.some((text) => text.includes(secret))
    const isChanged = !isDeepStrictEqual(await contentsOf(app.db, theirs), before)
    if (isTold || isChanged || answers.some(({ status }) => status >= 500)) wrong.push(nameOf(row))
  }
  expect(aboutOneself.length).toBeGreaterThan(12)
  expect(wrong).toEqual([])
}, 60_000)

async function askAbout({ method, path, intent }: Permission, ids: Record<string, string>) {
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

/** The path is one’s own, and a field names what is another’s. */
const mixed: Record<string, (own: Things, theirs: Things) => Promise<MixedRequest>> = {
  async 'a state of another’s recipe, restored as one’s own'(own, theirs) {
    const { id, version } = await own.recipeWithPast('published')
    const { pastId } = await theirs.recipeWithPast('published')
    const fields = { restore: String(pastId), version: String(version) }
    return { path: `/my-recipes/${id}/history`, fields, status: 404 }
  },
  async 'another’s answer, sent again under one’s own message'(own, theirs) {
    const { id } = await own.message()
    const { reply } = await theirs.message()
    return { path: `/admin/messages/${id}`, fields: { intent: 'retry', reply: String(reply) }, status: 404 }
  },
  async 'another’s draft, put into one’s own collection'(own, theirs) {
    const { id } = await own.collection()
    const fields = { intent: 'add', recipeId: await theirs.recipe('draft') }
    return { path: `/collections/edit/${id}`, fields, status: 302 }
  },
  async 'another’s draft, as a favorite'(_, theirs) {
    return { path: '/saved/account', fields: { add: await theirs.recipe('draft') }, status: 200 }
  },
  async 'another’s draft, as the dish one is known for'(_, theirs) {
    const fields = { name: 'Mine', bio: '', dishId: await theirs.recipe('draft'), dishText: '' }
    return { path: '/account', fields, status: 302 }
  },
}

test.each(Object.keys(mixed))('%s, is neither told nor taken', async (name) => {
  const [own, theirs] = await Promise.all([createUser(app, 'editor'), createUser(app, 'editor')])
  const secret = newSecret()
  const request = await mixed[name]?.(thingsOf(app, own, 'Mine'), thingsOf(app, theirs, secret))
  if (!request) throw new Error(name)
  const { path, fields, status } = request
  // Of what is done only what names another's thing may not be.
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
