import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { settings, siteKeys } from '../../db/schema/settings.ts'
import { groceryPartners } from './grocery-partners.ts'
import { listSiteKeys } from './list-site-keys.ts'
import { hasSiteKey, readSiteKey } from './read-site-key.ts'
import { removeSiteKey } from './remove-site-key.ts'
import { saveSiteKey } from './save-site-key.ts'

/** Keys that the fake notes service below received. It accepts one key. */
const asked: Array<string | undefined> = []
const service = createServer(({ headers }, response) => {
  asked.push(headers.authorization)
  response.writeHead(headers.authorization === 'Bearer ntn_right-1234' ? 200 : 401).end('{}')
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
afterAll(() => void service.close())
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`

const secrets = { NOTION_API_URL: url, SECRET_KEY: 'a secret for tests, long enough to be one' }
const [app, ruled] = await Promise.all([
  createTestApp(secrets),
  createTestApp({ ...secrets, NOTION_API_KEY: 'ntn_of-the-environment', INSTACART_PARTNER_ID: '77' }),
])
const admin: SignedIn = { id: 'a', name: 'Ann', email: 'ann@example.com', role: 'admin', chefId: null }
const shown = async (name: string, of = app) => (await listSiteKeys(of)).find((key) => key.service === name)

test('tests a key with its service, and stores only a working one, encrypted', async () => {
  expect(await saveSiteKey(app, admin, 'notes', { key: 'ntn_wrong' })).toEqual({ kind: 'invalid' })
  expect(await app.db.select().from(siteKeys)).toEqual([])
  expect(await saveSiteKey(app, admin, 'notes', { key: 'ntn_right-1234' })).toEqual({ kind: 'works' })
  expect(asked).toEqual(['Bearer ntn_wrong', 'Bearer ntn_right-1234'])
  const [row] = await app.db.select().from(siteKeys)
  expect(JSON.stringify(row)).not.toContain('ntn_right')
  expect(await readSiteKey(app, 'notes')).toEqual({ key: 'ntn_right-1234' })
})

test('shows only the last four characters of a key', async () => {
  expect(await shown('notes')).toMatchObject({ source: 'site', masked: '••••1234', open: {} })
  expect(JSON.stringify(await listSiteKeys(app))).not.toContain('ntn_')
})

test('keeps the old key when a new one does not work', async () => {
  expect(await saveSiteKey(app, admin, 'notes', { key: 'ntn_wrong' })).toEqual({ kind: 'invalid' })
  expect(await readSiteKey(app, 'notes')).toEqual({ key: 'ntn_right-1234' })
})

test('prefers the environment to a stored key, and says so', async () => {
  await saveSiteKey(ruled, admin, 'notes', { key: 'ntn_right-1234' })
  expect(await readSiteKey(ruled, 'notes')).toEqual({ key: 'ntn_of-the-environment' })
  expect(await shown('notes', ruled)).toMatchObject({ source: 'environment', masked: '••••ment', updatedAt: null })
})

test('ignores a stored key after SECRET_KEY changed', async () => {
  const other = { ...app, env: { ...app.env, SECRET_KEY: 'quite another secret, as long as the first' } }
  expect(await readSiteKey(other, 'notes')).toBeNull()
  expect(await shown('notes', other)).toMatchObject({ source: 'site', masked: '••••1234' })
})

test('knows which keys exist without decrypting them', async () => {
  const other = { ...app, env: { ...app.env, SECRET_KEY: 'quite another secret, as long as the first' } }
  expect(await hasSiteKey(other, 'notes')).toBe(true)
  expect(await hasSiteKey(other, 'chicory')).toBe(false)
  expect(await hasSiteKey(ruled, 'instacart')).toBe(true)
})

test("uses the operator's number in links to grocery partners, and drops cached pages", async () => {
  expect(await groceryPartners(app)).toEqual({ instacart: '5883', chicory: null })
  const before = await app.db.select().from(settings).where(eq(settings.name, 'site-keys-changed'))
  await saveSiteKey(app, admin, 'instacart', { partnerId: '4711' })
  await saveSiteKey(app, admin, 'chicory', { publisherId: 'mallow' })
  expect(await groceryPartners(app)).toEqual({
    instacart: '4711',
    chicory: { publisherId: 'mallow', script: 'https://www.chicoryapp.com/widget_v2/' },
  })
  expect(await groceryPartners(ruled)).toMatchObject({ instacart: '77' })
  expect(await app.db.select().from(settings).where(eq(settings.name, 'site-keys-changed'))).not.toEqual(before)
})

test('deletes a removed key, and logs everything without any key', async () => {
  await removeSiteKey(app, admin, 'notes')
  await removeSiteKey(app, admin, 'notes')
  expect(await readSiteKey(app, 'notes')).toBeNull()
  const entries = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, 'notes'))
  expect(entries.map(({ action }) => action)).toEqual(['site-key.save', 'site-key.remove'])
  expect(JSON.stringify(entries)).not.toContain('ntn_')
})
