import { expect, test } from 'vitest'
import { providerIdOf, wayInName } from './provider-name.ts'

test('names a way to sign in like its button', () => {
  const env = { OIDC_ISSUER: 'https://id.kitchen.test', OIDC_NAME: 'Kitchen ID' }
  expect(wayInName(env, 'credential')).toBe('a password')
  expect(wayInName(env, providerIdOf(env.OIDC_ISSUER))).toBe('Kitchen ID')
  expect(wayInName(env, providerIdOf('https://id.former.test'))).toBe('a provider this site no longer uses')
})
