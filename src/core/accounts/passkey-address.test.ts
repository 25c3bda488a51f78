import { expect, test } from 'vitest'
import { passkeyProblemAt } from './passkey-address.ts'

const at = (address: string) => passkeyProblemAt(new URL(address))

test('suggests localhost when the site is open by IP address', () => {
  expect(at('http://127.0.0.1:3000/auth')).toBe('Passkeys need a host name. Open the site as http://localhost:3000.')
  expect(at('http://[::1]/')).toBe('Passkeys need a host name. Open the site as http://localhost.')
  const byNumber = 'Passkeys need a host name. Open the site by its name instead of its IP address.'
  expect(at('https://192.168.1.20:8443/')).toBe(byNumber)
  expect(at('https://[2001:db8::1]/')).toBe(byNumber)
})

test('accepts host names with digits', () => {
  expect(at('http://localhost:3000/')).toBeNull()
  expect(at('https://127.recipes.example.com/')).toBeNull()
})
