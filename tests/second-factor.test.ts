import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { codeNow } from './one-time-code.ts'
import { cookieFrom, createWholeSite } from './whole-site.ts'

const { send, visitor, logged } = await createWholeSite()
const password = 'leek soup on a tuesday'
const path = '/account/security'

async function newCook() {
  const email = `${crypto.randomUUID()}@kitchen.test`
  return cookieFrom(await send('/auth', { fields: { intent: 'create-account', name: 'Cook', email, password } }))
}

/** Returns the page's secrets, and the fields that its form sends with the code. */
async function read(answer: Response) {
  const $ = load(await answer.text())
  const form = $('input[value=confirm-second-factor]').closest('form')
  const carried = form.find('input[type=hidden]').toArray()
  return {
    picture: $('img[alt="The key as a QR code"]').attr('src'),
    secret: $('p.font-mono').text().replaceAll(' ', ''),
    codes: $('ul.font-mono li')
      .toArray()
      .map((code) => $(code).text()),
    method: form.attr('method'),
    fields: Object.fromEntries(carried.map((field) => [$(field).attr('name') ?? '', $(field).attr('value') ?? ''])),
  }
}

test('shows the same QR code, key and backup codes after a wrong code', async () => {
  const cookie = await newCook()
  const begin = { intent: 'begin-second-factor', factorPassword: password }
  const first = await read(await send(path, { cookie, fields: begin }))
  expect(first.codes).toHaveLength(10)
  expect(first.secret).toMatch(/^[A-Z2-7]{20,}$/)
  // If the secrets were in the address, the browser and logs would store them.
  expect(first.method).toBe('post')
  const wrong = await send(path, { cookie, fields: { ...first.fields, code: '000000' } })
  expect(wrong.status).toBe(422)
  expect(wrong.headers.get('cache-control')).toContain('no-store')
  const second = await read(wrong)
  expect(second).toEqual(first)
  expect(await read(await send(path, { cookie, fields: { ...second.fields, code: '111111' } }))).toEqual(first)
  const right = await send(path, { cookie, fields: { ...second.fields, code: codeNow(first.secret) } })
  expect(right.headers.get('location')).toBe(path)
  expect(JSON.stringify(logged())).not.toContain(first.secret)
})

test('does not show secrets the site did not create', async () => {
  const cookie = await newCook()
  const begun = await read(
    await send(path, { cookie, fields: { intent: 'begin-second-factor', factorPassword: password } }),
  )
  const odd = [
    { address: 'https://elsewhere.test/?secret=AAAA' },
    { address: `otpauth://totp/${'a'.repeat(4000)}` },
    { backupCodes: '<b>call this number</b>' },
  ]
  for (const fields of odd) {
    const answer = await send(path, { cookie, fields: { ...begun.fields, ...fields, code: '000000' } })
    expect(answer.status).toBe(422)
    expect((await read(answer)).codes).toEqual([])
  }
})

test('asks for the second step after the password, and accepts a backup code', async () => {
  const cook = visitor()
  const email = `${crypto.randomUUID()}@kitchen.test`
  const form = await cook.open('/auth?mode=create-account')
  await form.send('Create Account', { Name: 'Cook', Email: email, Password: password })
  const begun = await (await cook.open(path)).send('Set up two-step verification', { 'Your password': password })
  const secret = begun.text('p.font-mono').replaceAll(' ', '')
  const backupCode = begun.text('ul.font-mono li:first-child')
  const on = await begun.send('Turn it on', { 'Current code from your app': codeNow(secret) })
  expect(on.text('main')).toContain('Two-step verification is on')
  await on.send('Sign Out')

  const first = await (await cook.open('/account')).send('Sign In', { Email: email, Password: password })
  expect(first.text('h1')).toBe('Second step')
  expect((await cook.open('/account')).url).toContain('/auth?next=')
  const passed = await first.send('Sign In', { Code: backupCode })
  expect(new URL(passed.url).pathname).toBe('/account')
  expect(passed.text()).toContain('Logged in successfully')
})
