import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../tests/factories.ts'
import { inOneRateWindow } from '../../../tests/support/one-rate-window.ts'
import { AffiliateForm } from '../../core/affiliates/affiliate-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { addAdCounts, listAdDays } from '../../db/affiliates/affiliate-days.ts'
import {
  countAffiliates,
  findAffiliate,
  findAffiliateLink,
  listAffiliates,
  listRandomActiveAffiliates,
} from '../../db/affiliates/affiliates.ts'
import { serve } from '../../lib/http/loopback-server.ts'
import { sharp } from '../pictures/picture-work.ts'
import { addAffiliate } from './add-affiliate.ts'
import { editAffiliate } from './edit-affiliate.ts'
import { removeAffiliate } from './remove-affiliate.ts'
import { switchAffiliate } from './switch-affiliate.ts'

const app = await createTestApp()
const admin: SignedIn = { id: 'a', name: 'Ann', email: 'ann@example.com', role: 'admin', chefId: null }
const pot = { title: 'Pot', linkUrl: 'https://shop.example/pot' }

async function add(changes: Record<string, string> = {}) {
  const added = await addAffiliate(app, admin, AffiliateForm.parse({ ...pot, ...changes }))
  if (!added.ok) throw new Error(JSON.stringify(added.errors))
  return added.id
}

const entriesOf = async (id: string) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)).map(
    ({ action, actorId }) => `${actorId} ${action}`,
  )
const day = 86_400
const dayFromNow = (days: number) => new Date(Date.now() + days * day * 1000).toISOString().slice(0, 10)
const shownIds = async () => (await listRandomActiveAffiliates(app.db, 100)).map(({ id }) => id)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hi',
  'ftp://shop.example/pot',
  'shop.example/pot',
  '//shop.example',
  'https://user:secret@shop.example/',
  'https://',
])('refuses %s as the link of an ad', (linkUrl) => {
  const read = AffiliateForm.safeParse({ ...pot, linkUrl })
  expect(read.success).toBe(false)
  expect(read.error?.issues[0]?.message).toBe('Enter a web address that starts with https:// or http://')
})

test.each([
  [{ title: ' ' }, 'Enter a title'],
  [{ linkUrl: '' }, 'Enter the link’s address'],
  [{ startsOn: '2026-02-31' }, 'Enter the date as 2026-11-20'],
  [{ endsOn: '0000-01-01' }, 'Enter the date as 2026-11-20'],
  [{ startsOn: '2026-11-20', endsOn: '2026-11-19' }, 'The last day is before the first'],
])('refuses %j: %s', (changes, message) => {
  expect(AffiliateForm.safeParse({ ...pot, ...changes }).error?.issues[0]?.message).toBe(message)
})

test('adds, changes, switches off and deletes an ad, and logs each change', async () => {
  const id = await add()
  expect(await countAffiliates(app.db)).toEqual({ total: 1, active: 1 })
  const edited = AffiliateForm.parse({ ...pot, title: 'Larger pot', description: 'Five litres' })
  expect(await editAffiliate(app, admin, { id, version: 1 }, edited)).toEqual({ kind: 'saved' })
  expect(await findAffiliate(app.db, id)).toMatchObject({ title: 'Larger pot', description: 'Five litres' })
  expect(await switchAffiliate(app, admin, id, false)).toBe(true)
  expect(await countAffiliates(app.db)).toEqual({ total: 1, active: 0 })
  expect(await findAffiliateLink(app.db, id)).toBeUndefined()
  await removeAffiliate(app, admin, id)
  await removeAffiliate(app, admin, id)
  expect(await findAffiliate(app.db, id)).toBeUndefined()
  expect(await editAffiliate(app, admin, { id, version: 2 }, edited)).toEqual({ kind: 'gone' })
  expect(await switchAffiliate(app, admin, id, true)).toBe(false)
  expect(await entriesOf(id)).toEqual([
    'a affiliate.add',
    'a affiliate.edit',
    'a affiliate.switch',
    'a affiliate.delete',
  ])
})

test('warns the second of two concurrent editors, and overwrites nothing', async () => {
  const id = await add()
  const outcomes = await Promise.all(
    ['One', 'Two'].map((title) =>
      editAffiliate(app, admin, { id, version: 1 }, AffiliateForm.parse({ ...pot, title })),
    ),
  )
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'saved'])
  const first = outcomes[0]?.kind === 'saved' ? 'One' : 'Two'
  expect(outcomes.find(({ kind }) => kind === 'changed')).toMatchObject({ theirs: { title: first, version: 2 } })
  expect(await findAffiliate(app.db, id)).toMatchObject({ title: first })
  // Switching it off does not change its version.
  await switchAffiliate(app, admin, id, false)
  expect(await editAffiliate(app, admin, { id, version: 2 }, AffiliateForm.parse(pot))).toEqual({ kind: 'saved' })
  expect(await entriesOf(id)).toEqual(['a affiliate.add', 'a affiliate.edit', 'a affiliate.switch', 'a affiliate.edit'])
})

test('shows an ad from the start of its first day to the end of its last', async () => {
  const before = await countAffiliates(app.db)
  const { ids, shown } = await inOneRateWindow(day, async () => {
    const added = {
      today: await add({ startsOn: dayFromNow(0), endsOn: dayFromNow(0) }),
      tomorrow: await add({ startsOn: dayFromNow(1) }),
      yesterday: await add({ endsOn: dayFromNow(-1) }),
    }
    return { ids: added, shown: await shownIds() }
  })
  expect(shown).toContain(ids.today)
  expect(shown).not.toContain(ids.tomorrow)
  expect(shown).not.toContain(ids.yesterday)
  expect(await countAffiliates(app.db)).toEqual({ total: before.total + 3, active: before.active + 1 })
})

test('stores a picture from an address, and adds nothing when there is none', async () => {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await using server = await serve(({ url }, response) => {
    if (url === '/pot.png') response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    else response.writeHead(404).end()
  })
  const id = await add({ title: 'Red pot', imageUrl: `${server.url}/pot.png` })
  expect((await findAffiliate(app.db, id))?.picture).toMatchObject({ width: 40, alt: 'Red pot' })
  const before = await countAffiliates(app.db)
  const refused = await addAffiliate(app, admin, AffiliateForm.parse({ ...pot, imageUrl: `${server.url}/none.png` }))
  expect(refused).toEqual({ ok: false, errors: { imageUrl: 'The site refused the picture (404).' } })
  expect(await addAffiliate(app, admin, AffiliateForm.parse({ ...pot, imageId: '0123456789' }))).toMatchObject({
    errors: { imageId: expect.stringContaining('no longer available') },
  })
  expect(await countAffiliates(app.db)).toEqual(before)
})

test('finds an affiliate by a word of its title, text or link, and treats a percent sign literally', async () => {
  const id = await add({ title: '100% wool mitten', linkUrl: 'https://knitters.example/m' })
  for (const words of ['MITTEN', '100% w', 'knitters'])
    expect((await listAffiliates(app.db, words, 10)).map((found) => found.id)).toEqual([id])
  expect(await listAffiliates(app.db, '%mitten%', 10)).toEqual([])
})

test('adds up counts by day, also concurrently, and ignores those of a deleted ad', async () => {
  const [one, other] = [await add(), await add()]
  const counts = [
    { id: other, views: 1, clicks: 0 },
    { id: one, views: 3, clicks: 1 },
  ]
  await Promise.all(Array.from({ length: 8 }, (_, n) => addAdCounts(app.db, n % 2 ? counts : counts.toReversed())))
  await addAdCounts(app.db, [{ id: 'gone', views: 1, clicks: 1 }])
  expect(await listAdDays(app.db, one)).toEqual([{ day: dayFromNow(0), views: 24, clicks: 8 }])
  expect((await listAdDays(app.db, null)).at(-1)).toMatchObject({ views: 32, clicks: 8 })
  expect(await findAffiliate(app.db, one)).toMatchObject({ views: 24, clicks: 8 })
  await app.db.execute(sql`update affiliate_days set day = day - 30`)
  expect(await findAffiliate(app.db, one)).toMatchObject({ views: 0, clicks: 0 })
})
