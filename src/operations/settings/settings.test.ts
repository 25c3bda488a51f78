import { setTimeout } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { usualAccent } from '../../core/accent.ts'
import { emptySettings, SettingsForm, type TypedSettings } from '../../core/settings-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { auditLog } from '../../db/accounts-schema.ts'
import { settings } from '../../db/schema.ts'
import { lockSettings, readSettings, readSiteFace, saveSettings } from '../../db/settings.ts'
import { admitImport } from '../importing/admit-import.ts'
import { sendMessage } from '../messages/send-message.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { admitSubmission } from '../submissions/admit-submission.ts'
import { changeSettings, settingsMark } from './change-settings.ts'

const [app, shared] = await Promise.all([createTestApp(), createTestApp({ PUBLIC_URL: 'https://recipes.example' })])
const { user: admin } = await createUser(app, 'admin')
const usual: TypedSettings = {
  ...emptySettings,
  siteName: 'Marshmallow Kitchen',
  accent: usualAccent,
  reviewRule: 'by-address',
  searchLanguages: 'english',
}
const markOf = async (of = app) => settingsMark(await readSettings(of.db))
const change = async (changes: Partial<TypedSettings>, of = app) =>
  changeSettings(of, admin, SettingsForm.parse({ ...usual, ...changes }), await markOf(of))

test('a site nobody has touched has its usual settings, and odd rows count as none', async () => {
  await app.db.insert(settings).values({ name: 'siteName', value: 17 })
  expect(await readSettings(app.db)).toEqual({
    siteName: 'Marshmallow Kitchen',
    logo: null,
    accent: null,
    reviewRule: 'by-address',
    importsAnHour: null,
    submissionsAnHour: null,
    messagesAnHour: null,
    countAds: false,
    searchLanguages: ['english'],
  })
})

test('what is changed holds for every page, and the log says what and who', async () => {
  await change({ siteName: 'Leek & Friends', colours: 'own', accent: '#14706A' })
  expect(await readSiteFace(app.db)).toMatchObject({ name: 'Leek & Friends', accent: { '--accent-day': '#14706a' } })
  const [deed] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'settings.change'))
  expect(deed).toMatchObject({ actorId: admin.id, details: { siteName: 'Leek & Friends', accent: '#14706a' } })
  await change({})
  expect(await readSiteFace(app.db)).toEqual({ name: 'Marshmallow Kitchen', logo: null, accent: null })
})

test('other languages are a job for later, and everything else is not', async () => {
  const countJobs = async () => {
    const { rows } = await app.db.execute(sql`select from pgboss.job where name = 'renew-search'`)
    return rows.length
  }
  await change({ searchLanguages: 'german english' })
  await change({ searchLanguages: 'german english', siteName: 'Leek & Friends' })
  expect(await countJobs()).toBe(1)
  expect(await readSettings(app.db)).toMatchObject({ searchLanguages: ['english', 'german'] })
  await change({})
})

test.each([
  [{ siteName: ' ' }, 'Give the site a name'],
  [{ siteName: 'One\nTwo' }, 'The name has to be one line'],
  [{ colours: 'own', accent: '#ffcc00' }, expect.stringMatching(/contrast of 1\.\d\d to 1; people need 4\.5/)],
  [{ colours: 'own', accent: 'red;}body{' }, 'Choose a colour, such as #a84f12'],
  [{ reviewRule: 'never' }, 'Choose one of the three'],
  [{ importsAnHour: '0' }, 'A whole number from 1 to 100,000, or nothing'],
  [{ searchLanguages: 'english german french italian dutch' }, 'Choose at most 4 languages'],
  [{ messagesAnHour: 'many' }, 'A whole number from 1 to 100,000, or nothing'],
])('%j is refused', (changes, message) => {
  const read = SettingsForm.safeParse({ ...usual, ...changes })
  expect(read.error?.issues[0]?.message).toEqual(message)
})

test('a logo that is not there is refused, and nothing changes', async () => {
  expect(await change({ imageId: 'abcdef', siteName: 'Changed' })).toMatchObject({
    errors: { imageId: expect.stringContaining('no longer here') },
  })
  expect(await readSettings(app.db)).toMatchObject({ siteName: 'Marshmallow Kitchen' })
})

test('of two who change the settings at once the second is told, and nothing is overwritten', async () => {
  const asRead = await markOf()
  const changeTo = (siteName: string) => changeSettings(app, admin, SettingsForm.parse({ ...usual, siteName }), asRead)
  const late = await app.db.transaction(async (tx) => {
    await lockSettings(tx)
    await saveSettings(tx, { ...(await readSettings(tx)), siteName: 'First' })
    const second = changeTo('Second')
    await expect(Promise.race([second, setTimeout(100, 'waits')])).resolves.toBe('waits')
    return { second }
  })
  expect(await late.second).toMatchObject({ ok: false, now: { siteName: 'First' } })
  expect(await changeTo('Third')).toMatchObject({ ok: false })
  expect(await readSettings(app.db)).toMatchObject({ siteName: 'First' })
  await change({})
})

test('the review rule decides, whatever the address; trusted cooks never wait', async () => {
  const save = async (of: typeof app, sender?: SignedIn) => {
    const saved = await saveRecipe(of, aRecipe({ title: crypto.randomUUID() }), sender)
    return saved.ok ? saved.status : 'exists'
  }
  expect([await save(app), await save(shared)]).toEqual(['published', 'pending'])
  await change({ reviewRule: 'after-review' })
  await change({ reviewRule: 'at-once' }, shared)
  expect([await save(app), await save(shared)]).toEqual(['pending', 'published'])
  expect(await save(app, admin)).toBe('published')
})

test('limits are those of the settings', async () => {
  await change({ importsAnHour: '1', submissionsAnHour: '2', messagesAnHour: '1' })
  const imports = [await admitImport(app, 'v'), await admitImport(app, 'v')]
  expect(imports.map(({ ok }) => ok)).toEqual([true, false])
  const submissions = [1, 2, 3].map(() => admitSubmission(app, 'v'))
  expect((await Promise.all(submissions)).filter(Boolean)).toHaveLength(2)
  const message = (text: string) => sendMessage(app, 'contact', { name: 'A', email: 'a@b.test', message: text }, 'v')
  expect([await message('one'), await message('two')]).toEqual(['sent', 'too-many'])
})
