import { expect, test } from 'vitest'
import type { SignUpRule } from '../src/core/accounts/sign-up-rule.ts'
import { readFlash } from '../src/core/forms/flash.ts'
import { findUser } from '../src/db/accounts/users.ts'
import { readSettings, saveSettings } from '../src/db/settings/settings.ts'
import { createUser } from './accounts.ts'
import { cookieFrom, createWholeSite } from './whole-site.ts'

const { app, send, visitor } = await createWholeSite()
const { cookie } = await createUser(app, 'admin')
const { cookie: editor } = await createUser(app, 'editor')
const fields = { intent: 'create-account', name: 'Eve', email: 'eve@kitchen.test', password: 'leek soup on a tuesday' }
const textOf = async (path: string) => (await send(path)).text()

async function openTo(signUp: SignUpRule) {
  await saveSettings(app.db, { ...(await readSettings(app.db)), signUp })
}

test.each([
  ['invited', 'New accounts need an invitation'],
  ['nobody', 'This site isn’t accepting new accounts'],
] as const)('says on the sign-up page and to programs that sign-up is open to %s', async (rule, text) => {
  await openTo('everyone')
  expect(await textOf('/auth')).toContain('Create one')
  await openTo(rule)
  const page = await textOf('/auth?mode=create-account')
  expect(page).toContain(text)
  expect(page).not.toContain('name="password"')
  const signIn = await textOf('/auth')
  expect(signIn).not.toContain('Create one')
  expect(signIn).toContain('name="password"')
  const answer = await send('/auth', { fields })
  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain(text)
  expect(await findUser(app.db, fields)).toBeUndefined()
})

test('invites by form, shows the link once, and lets its owner in', async () => {
  await openTo('invited')
  const invited = { intent: 'invite', addresses: 'vera@kitchen.test, not-an-address', role: 'editor' }
  const path = '/admin/users/invitations'
  const refused = await send(path, { cookie, fields: invited })
  expect(await refused.text()).toContain('not-an-address is not an email address')
  expect((await send(path, { cookie: editor, fields: { ...invited, addresses: 'vera@kitchen.test' } })).status).toBe(
    302,
  )
  const answer = await send(path, { cookie, fields: { ...invited, addresses: 'vera@kitchen.test' } })
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const [, link = ''] = /(\/invitation\?token=[\w-]{32})/.exec(await answer.text()) ?? []
  expect(await (await send(path, { cookie })).text()).not.toContain('token=')
  const page = await send(link)
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect(await page.text()).toContain('vera@kitchen.test')
  const accepted = await send(link, { fields: { name: 'Vera', password: fields.password, email: fields.email } })
  expect(accepted.status).toBe(302)
  expect(readFlash(cookieFrom(accepted))).toMatchObject({
    title: 'Welcome! Your account is ready',
    description: expect.stringContaining('Editor: Moderates recipes'),
  })
  expect(await findUser(app.db, { email: 'vera@kitchen.test' })).toMatchObject({ role: 'editor', name: 'Vera' })
  expect(await findUser(app.db, fields)).toBeUndefined()
  expect((await send(link)).status).toBe(404)
  const open = await visitor(cookie).open(path)
  const more = await open.send('Create links', { 'Email addresses': 'late@kitchen.test', Editor: true })
  expect(more.valueOf('late@kitchen.test')).toContain('/invitation?token=')
  const withdrawn = await (await visitor(cookie).open(path)).send('Withdraw it')
  expect(withdrawn.text('main')).toContain('There are no open invitations.')
  const late = more.valueOf('late@kitchen.test')
  expect((await send(late.slice(late.indexOf('/invitation')))).status).toBe(404)
})

test('sends visitors with a forgotten password, or a link that no longer works, to the operator without mail', async () => {
  await openTo('everyone')
  const page = await visitor().open('/auth')
  expect(page.text('main')).toContain('the site’s owner can send you a link')
  expect(new URL((await page.follow('Write to us')).url).pathname).toBe('/contact')
  const used = await visitor().open('/auth/reset?token=used')
  expect([used.status, used.text('h1')]).toEqual([404, 'This link does not work'])
  expect(used.$('main a:contains("Write to us")').attr('href')).toBe('/contact')
})

test('signs up, saves a profile and signs out without script', async () => {
  await openTo('everyone')
  const cook = visitor()
  expect((await cook.open('/admin')).text()).toContain('Please login to access this page')
  const form = await (await cook.open('/auth')).follow('Create one')
  const account = { Name: 'Mei', Email: 'mei@kitchen.test', Password: fields.password }
  expect((await form.send('Create Account', account)).text()).toContain('Account created successfully')
  const profile = await (await cook.open('/account')).send('Save profile', { 'About you': 'Soups, mostly.' })
  expect(profile.$('a:contains("your page")').attr('href')).toMatch(/^\/chefs\//)
  const left = await profile.send('Sign Out')
  expect(left.text()).toContain('Signed out')
  expect(left.$('a:contains("Sign In")').length).toBeGreaterThan(0)
  // With the wrong referrer policy, browsers would send no origin, and the site would refuse the form.
  const confirm = await send('/auth/confirm?token=nothing')
  expect(confirm.headers.get('referrer-policy')).toBe('same-origin')
  const answer = await (await cook.open('/auth/confirm?token=nothing')).send('Confirm address')
  expect(answer.text('h1')).toBe('This link does not work')
})

test.each([
  ['to confirm the address', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@kitchen.test' }, true],
  ['nothing without a mail server', {}, false],
])('says after the sign-up that an email was sent: %s', async (_, settings, isMailed) => {
  const other = await createWholeSite(settings)
  const answer = await other.send('/auth', { fields })
  const flash = decodeURIComponent(answer.headers.get('set-cookie') ?? '')
  expect(flash).toContain('Account created successfully')
  expect(flash.includes('We sent an email to eve@kitchen.test. Open its link to confirm your address.')).toBe(isMailed)
})
