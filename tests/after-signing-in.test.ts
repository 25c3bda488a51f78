import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { nameOf } from './permission-name.ts'
import { permissions } from '../src/web/app/permissions.ts'
import type { Role } from '../src/core/accounts/role.ts'
import { readFlash } from '../src/core/forms/flash.ts'
import { firstAdminNote } from '../src/operations/accounts/first-admin.ts'
import { createUser } from './accounts.ts'
import { codeNow } from './one-time-code.ts'
import { cookieFrom, createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite()
const password = 'leek soup on a tuesday'
const requested = '/my-recipes/leek-soup/edit?from=history'
let count = 0
const newEmail = () => `cook-${(count += 1)}@kitchen.test`

const locationOf = (answer: Response) => answer.headers.get('location')
const flashOf = (answer: Response) => readFlash(cookieFrom(answer))

/** Returns the form's address and the links of a page, as a browser without scripts uses them. */
async function formAndLinks(address: string, cookie = '') {
  const $ = load(await (await send(address, { cookie })).text())
  const action = $('main form').first().attr('action') ?? ''
  return {
    action: new URL(action, `http://kitchen.lan${address}`),
    links: $('main a')
      .toArray()
      .map((a) => $(a).attr('href') ?? ''),
  }
}

const sendTo = (address: URL, fields: Record<string, string>, cookie = '') =>
  send(address.pathname + address.search, { fields, cookie })

const createAccount = (email: string, address = '/auth') =>
  send(address, { fields: { intent: 'create-account', name: 'Cook', email, password } })

test('leads a new administrator to the admin pages', async () => {
  const link = /token=([\w-]+)/.exec((await firstAdminNote(app)) ?? '')?.[1] ?? ''
  const fields = { name: 'Ann', email: newEmail(), password }
  const answer = await send(`/first-admin?token=${link}`, { fields })
  expect(locationOf(answer)).toBe('/admin')
})

test('invites visitors to sign in for collections, and refuses them the admin pages', async () => {
  const invited = await send('/collections/edit/soups')
  expect([locationOf(invited), flashOf(invited)]).toEqual(['/auth?next=%2Fcollections%2Fedit%2Fsoups', null])
  const page = await (await send(locationOf(invited) ?? '')).text()
  expect(page).toContain('Sign in to sort recipes into collections.')
  for (const name of ['admin', 'extract-recipe']) {
    const refused = await send(`/${name}`)
    expect(locationOf(refused)).toBe(`/auth?next=%2F${name}`)
    expect(flashOf(refused)).toEqual({
      kind: 'info',
      title: 'Access Denied',
      description: 'Please login to access this page',
    })
  }
})

async function openAs(role: Role, path: string) {
  const { cookie } = await createUser(app, role)
  const answer = await send(path, { cookie })
  return [locationOf(answer), flashOf(answer)?.description ?? null]
}

test('leads editors from /admin to their first page, and refuses other roles', async () => {
  expect(await openAs('editor', '/admin')).toEqual(['/admin/review', null])
  const refusal = 'You need admin privileges to access this page'
  expect(await openAs('editor', '/admin/settings')).toEqual(['/', refusal])
  expect(await openAs('trusted', '/admin')).toEqual(['/', refusal])
})

async function linksAdministration(role: Role) {
  const { cookie } = await createUser(app, role)
  return load(await (await send('/', { cookie })).text())('header a[href="/admin"]').length > 0
}

test('links the administration only for administrators', async () => {
  expect(await linksAdministration('cook')).toBe(false)
  expect(await linksAdministration('admin')).toBe(true)
})

test('continues to the requested page after signing in or creating an account', async () => {
  const email = newEmail()
  const refused = await send(requested)
  expect(flashOf(refused)).toBeNull()
  const signIn = await formAndLinks(locationOf(refused) ?? '')
  const other = signIn.links.find((href) => href.includes('create-account')) ?? ''
  const { action, links } = await formAndLinks(other)
  const created = await createAccount(email, action.pathname + action.search)
  expect(locationOf(created)).toBe(requested)
  expect(flashOf(created)?.title).toBe('Account created successfully')
  // Go back to the login form.
  const back = await formAndLinks(links.find((href) => href.startsWith('/auth?next=')) ?? '')
  const fields = { intent: 'log-in', email, password }
  const wrong = await sendTo(back.action, { ...fields, password: 'not this one at all' })
  expect(wrong.status).toBe(422)
  const again =
    load(await wrong.text())('main form')
      .first()
      .attr('action') ?? ''
  const loggedIn = await send(again, { fields })
  expect(locationOf(loggedIn)).toBe(requested)
  expect(flashOf(loggedIn)?.title).toBe('Logged in successfully')
  // A cook who has signed in in another tab also continues there.
  expect(locationOf(await send(again, { cookie: cookieFrom(loggedIn) }))).toBe(requested)
})

test('continues to the requested page after the second factor', async () => {
  const email = newEmail()
  const cookie = cookieFrom(await createAccount(email))
  const page = '/account/security'
  const begin = { intent: 'begin-second-factor', factorPassword: password }
  const secret = load(await (await send(page, { cookie, fields: begin })).text())('p.font-mono')
    .text()
    .replaceAll(' ', '')
  const code = codeNow(secret)
  const confirmed = await send(page, { cookie, fields: { intent: 'confirm-second-factor', code } })
  expect(locationOf(confirmed)).toBe(page)

  const { action } = await formAndLinks(locationOf(await send(requested)) ?? '')
  const first = await sendTo(action, { intent: 'log-in', email, password })
  const step = locationOf(first) ?? ''
  expect(step).toMatch(/^\/auth\/second-factor\?/)
  const form = await formAndLinks(step, cookieFrom(first))
  const wrong = await sendTo(form.action, { code: '000000' }, cookieFrom(first))
  expect(wrong.status).toBe(422)
  // The code that enabled the second factor can no longer be used. The new sign-in preserves the requested page.
  const usedUp = await sendTo(form.action, { code }, cookieFrom(first))
  expect(locationOf(usedUp)).toBe(locationOf(await send(requested)))
})

test('continues from a refused form to its page', async () => {
  const form = await send('/my-recipes/leek-soup/edit', { fields: { intent: 'save', title: 'Soup' } })
  expect(locationOf(form)).toBe('/auth?next=%2Fmy-recipes%2Fleek-soup%2Fedit')
  expect(locationOf(await send('/saved/account', { fields: {} }))).toBe('/auth')
  expect(locationOf(await send('/account/export'))).toBe('/auth')
  expect(locationOf(await send('/auth/provider', { fields: { intent: 'link' } }))).toBe('/auth')
  // The router's data request for a page.
  const data = await (await send('/admin/users.data?page=2&_routes=routes%2Fadmin%2Fusers')).text()
  expect(data).toContain('"/auth?next=%2Fadmin%2Fusers%3Fpage%3D2"')
})

test('continues to every page that requires an account', async () => {
  const pages = permissions.filter(
    ({ method, least, path }) => method === 'GET' && least !== 'visitor' && !/export|api/.test(path),
  )
  for (const row of pages) {
    const path = row.path.replace(/\/:\w+\?$/, '').replace(/:\w+/g, 'no-such-thing')
    const address = new URL(locationOf(await send(`${path}?q=a%26b`)) ?? '', 'http://kitchen.lan')
    expect([nameOf(row), address.searchParams.get('next')]).toEqual([nameOf(row), `${path}?q=a%26b`])
  }
  expect(pages.length).toBeGreaterThan(30)
})

test.each([
  'https://elsewhere.test/',
  '//elsewhere.test/',
  '/\\elsewhere.test',
  '/.//elsewhere.test',
  '/auth',
  '/go/ad',
  '\t//a.test',
])('ignores the unsafe address %j after signing in', async (next) => {
  const { cookie } = await createUser(app, 'cook')
  const query = new URLSearchParams({ next })
  expect(locationOf(await send(`/auth?${query}`, { cookie }))).toBe('/')
  expect(locationOf(await send(`/auth/second-factor?${query}`, { cookie }))).toBe('/')
  const email = newEmail()
  expect(locationOf(await createAccount(email, `/auth?${query}`))).toBe('/')
  expect(locationOf(await send(`/auth?${query}`, { fields: { intent: 'log-in', email, password } }))).toBe('/')
  expect((await formAndLinks(`/auth?${query}`)).links).toContain('/auth?mode=create-account')
})

async function senderOn(page: Response) {
  const $ = load(await page.text())
  return ['name', 'email'].map((name) => $(`main input[name=${name}]`).attr('value') ?? '')
}

test.each(['/contact', '/support'])('fills in name and address of a signed-in cook on %s', async (address) => {
  const email = newEmail()
  const cookie = cookieFrom(await createAccount(email))
  expect(await senderOn(await send(address, { cookie }))).toEqual(['Cook', email])
  expect(await senderOn(await send(address))).toEqual(['', ''])
})
