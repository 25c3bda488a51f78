import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { nameOf, permissions } from '../src/auth/permissions.ts'
import { readFlash } from '../src/core/flash.ts'
import { createUser } from './accounts.ts'
import { codeNow } from './one-time-code.ts'
import { cookieFrom, createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite()
const password = 'leek soup on a tuesday'
const asked = '/my-recipes/leek-soup/edit?from=history'
let count = 0
const newEmail = () => `cook-${(count += 1)}@kitchen.test`

const leadsTo = (answer: Response) => answer.headers.get('location')
const saysOf = (answer: Response) => readFlash(cookieFrom(answer))

/** What a browser without script would send the page's forms and follow its links to. */
async function waysOn(address: string, cookie = '') {
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

test('who is sent to sign in goes on to the page that was asked for, by password and by a new account', async () => {
  const email = newEmail()
  const turnedAway = await send(asked)
  expect(saysOf(turnedAway)).toMatchObject({ title: 'Access Denied', description: 'Please login to access this page' })
  const signIn = await waysOn(leadsTo(turnedAway) ?? '')
  const other = signIn.links.find((href) => href.includes('create-account')) ?? ''
  const { action, links } = await waysOn(other)
  const created = await createAccount(email, action.pathname + action.search)
  expect(leadsTo(created)).toBe(asked)
  expect(saysOf(created)?.title).toBe('Account created successfully')
  // And back from there to logging in.
  const back = await waysOn(links.find((href) => href.startsWith('/auth?next=')) ?? '')
  const fields = { intent: 'log-in', email, password }
  const wrong = await sendTo(back.action, { ...fields, password: 'not this one at all' })
  expect(wrong.status).toBe(422)
  const again =
    load(await wrong.text())('main form')
      .first()
      .attr('action') ?? ''
  const loggedIn = await send(again, { fields })
  expect(leadsTo(loggedIn)).toBe(asked)
  expect(saysOf(loggedIn)?.title).toBe('Logged in successfully')
  // Whoever has signed in in another tab meanwhile goes on as well.
  expect(leadsTo(await send(again, { cookie: cookieFrom(loggedIn) }))).toBe(asked)
})

test('the second step goes on there too', async () => {
  const email = newEmail()
  const cookie = cookieFrom(await createAccount(email))
  const page = '/account/security'
  const begin = { intent: 'begin-second-factor', factorPassword: password }
  const secret = load(await (await send(page, { cookie, fields: begin })).text())('p.font-mono').text()
  const code = codeNow(secret)
  const confirmed = await send(page, { cookie, fields: { intent: 'confirm-second-factor', code } })
  expect(leadsTo(confirmed)).toBe(page)

  const { action } = await waysOn(leadsTo(await send(asked)) ?? '')
  const first = await sendTo(action, { intent: 'log-in', email, password })
  const step = leadsTo(first) ?? ''
  expect(step).toMatch(/^\/auth\/second-factor\?/)
  const form = await waysOn(step, cookieFrom(first))
  const wrong = await sendTo(form.action, { code: '000000' }, cookieFrom(first))
  expect(wrong.status).toBe(422)
  // The code that turned it on was used up; whoever has to begin again has forgotten nothing.
  const usedUp = await sendTo(form.action, { code }, cookieFrom(first))
  expect(leadsTo(usedUp)).toBe(leadsTo(await send(asked)))
})

test('a refused form goes on to its page, and what has no page nowhere', async () => {
  const form = await send('/my-recipes/leek-soup/edit', { fields: { intent: 'save', title: 'Soup' } })
  expect(leadsTo(form)).toBe('/auth?next=%2Fmy-recipes%2Fleek-soup%2Fedit')
  expect(leadsTo(await send('/saved/account', { fields: {} }))).toBe('/auth')
  expect(leadsTo(await send('/account/export'))).toBe('/auth')
  expect(leadsTo(await send('/auth/provider', { fields: { intent: 'link' } }))).toBe('/auth')
  // As the router's own script asks for a page.
  const data = await (await send('/admin/users.data?page=2&_routes=routes%2Fadmin%2Fusers')).text()
  expect(data).toContain('"/auth?next=%2Fadmin%2Fusers%3Fpage%3D2"')
})

test('every page behind the door is gone on to as it was asked for', async () => {
  const pages = permissions.filter(
    ({ method, least, path }) => method === 'GET' && least !== 'visitor' && !/export|api/.test(path),
  )
  for (const row of pages) {
    const path = row.path.replace(/\/:\w+\?$/, '').replace(/:\w+/g, 'no-such-thing')
    const address = new URL(leadsTo(await send(`${path}?q=a%26b`)) ?? '', 'http://kitchen.lan')
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
])('a link that says to go on to %j leads home, and the page’s links do not hand it on', async (next) => {
  const { cookie } = await createUser(app, 'cook')
  const query = new URLSearchParams({ next })
  expect(leadsTo(await send(`/auth?${query}`, { cookie }))).toBe('/')
  expect(leadsTo(await send(`/auth/second-factor?${query}`, { cookie }))).toBe('/')
  const email = newEmail()
  expect(leadsTo(await createAccount(email, `/auth?${query}`))).toBe('/')
  expect(leadsTo(await send(`/auth?${query}`, { fields: { intent: 'log-in', email, password } }))).toBe('/')
  expect((await waysOn(`/auth?${query}`)).links).toContain('/auth?mode=create-account')
})
