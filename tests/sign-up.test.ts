import { expect, test } from 'vitest'
import type { SignUpRule } from '../src/core/accounts/sign-up-rule.ts'
import { findUser } from '../src/db/accounts/users.ts'
import { readSettings, saveSettings } from '../src/db/settings/settings.ts'
import { createUser } from './accounts.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite()
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
  expect(await findUser(app.db, { email: 'vera@kitchen.test' })).toMatchObject({ role: 'editor', name: 'Vera' })
  expect(await findUser(app.db, fields)).toBeUndefined()
  expect((await send(link)).status).toBe(404)
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
