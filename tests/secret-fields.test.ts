import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { createUser } from './accounts.ts'
import { createWholeSite } from './whole-site.ts'

const { app, send } = await createWholeSite()
const { cookie } = await createUser(app, 'admin')
const secret = 'leek soup on a tuesday'

test.each<[string, Record<string, string>]>([
  ['/auth', { intent: 'log-in', email: 'nobody@kitchen.test', password: secret }],
  ['/auth', { intent: 'create-account', name: 'Ann', email: 'ann', password: secret }],
  ['/account/security', { intent: 'change-password', current: secret, password: 'short' }],
  ['/account/security', { intent: 'begin-second-factor', factorPassword: secret }],
  ['/account/data', { password: secret }],
  ['/admin/keys', { intent: 'save', service: 'notes', key: secret }],
  ['/admin/keys', { intent: 'save', service: 'newsletter', address: secret }],
  ['/admin/keys', { intent: 'save', service: 'none', key: secret, address: secret }],
])('%s never sends a secret back: %j', async (path, fields) => {
  for (const suffix of ['', '.data']) {
    const answer = await send(path + suffix, { cookie: path === '/auth' ? '' : cookie, fields })
    expect(answer.status).toBe(422)
    expect(await answer.text()).not.toContain(secret)
  }
})

test('a key that was refused comes back without its secret, with the rest as typed', async () => {
  const typed = { address: 'ai.example', model: 'leek-7b', key: secret }
  const answer = await send('/admin/keys', { cookie, fields: { intent: 'save', service: 'ai', ...typed } })
  expect(answer.status).toBe(422)
  const form = load(await answer.text())('#ai form')
  expect(form.find('[name=address]').attr('value')).toBe('ai.example')
  expect(form.find('[name=model]').attr('value')).toBe('leek-7b')
  expect(form.find('[name=key]').attr('value')).toBeUndefined()
  expect(form.text()).toContain('Enter a web address that starts with https://')
})
