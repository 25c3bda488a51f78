import { expect, test } from 'vitest'
import { apiPermissions } from '../src/auth/permissions.ts'
import { withoutSecrets } from '../src/lib/log/without-secrets.ts'
import { pages } from '../src/web/app/pages.ts'

const patterns = [...pages.map(({ path }) => `/${path}`), ...apiPermissions.map(({ path }) => path)]

/** A visitor needs nothing but the address of these. In the API, the list's token is called `:list`. */
const secret = patterns.filter(
  (path) => path.includes(':token') || path.startsWith('/api/shopping-lists/:list') || path.includes('/imports/:id'),
)

const token = 's3cret_-1s3cret_-1s3cret'

test.each(secret)('the log does not tell the address %s', (path) => {
  const address = path.replace(/:(?:token|list|id)\b/, token).replace(/:\w+/, '3')
  const inCapitals = address.toUpperCase().replace(token.toUpperCase(), token)
  for (const written of [address, inCapitals, `${address}.data`, `http://kitchen.lan${address}?a=b`])
    expect(withoutSecrets(`{"path":"${written}"}`)).not.toContain('s3cret')
})

test('the log tells other addresses', () => {
  const others = ['/imports', '/collections/edit/a1-b2', '/recipe/leek-soup/review', '/export/recipe/leek-soup']
  for (const path of others) expect(withoutSecrets(path)).toBe(path)
  expect(secret.length).toBeGreaterThan(10)
})
