import { setTimeout } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { usualAccent } from '../../core/settings/accent.ts'
import { SettingsForm, settingsFromForm } from '../../core/settings/settings-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { auditLog } from '../../db/schema/audit.ts'
import { settings } from '../../db/schema/settings.ts'
import { lockSettings, readSettings, readSiteFace, saveSettings } from '../../db/settings/settings.ts'
import { admitImport } from '../importing/admit-import.ts'
import { sendMessage } from '../messages/send-message.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { admitSubmission } from '../submissions/admit-submission.ts'
import { readContact } from './read-contact.ts'
import { changeSettings, settingsMark } from './change-settings.ts'

const [app, shared] = await Promise.all([createTestApp(), createTestApp({ PUBLIC_URL: 'https://recipes.example' })])
const { user: admin } = await createUser(app, 'admin')
const usual = {
  siteName: 'Marshmallow Kitchen',
  accent: usualAccent,
  reviewRule: 'by-address',
  searchLanguages: ['english'],
}
const markOf = async (of = app) => settingsMark(await readSettings(of.db))
const read = (changes: object) => settingsFromForm(SettingsForm.parse({ ...usual, ...changes }))
const change = async (changes: object, of = app) => changeSettings(of, admin, read(changes), await markOf(of))

test('uses default settings for a new site and ignores invalid rows', async () => {
  await app.db.insert(settings).values({ name: 'siteName', value: 17 })
  expect(await readSettings(app.db)).toEqual({
    siteName: 'Marshmallow Kitchen',
    logo: null,
    logoHasName: false,
    accent: null,
    facebookUrl: null,
    instagramUrl: null,
    socialLinks: [],
    contactEmail: null,
    contactPhone: null,
    heroTitle: null,
    heroText: null,
    heroPicture: null,
    aboutText: null,
    footerText: null,
    footerLinks: [],
    hiddenParts: [],
    reviewRule: 'by-address',
    signUp: 'everyone',
    importsAnHour: null,
    submissionsAnHour: null,
    messagesAnHour: null,
    crawledPagesAnHour: null,
    countAds: false,
    searchLanguages: ['english'],
  })
})

test('applies a change to every page and logs it', async () => {
  await change({ siteName: 'Leek & Friends', colors: 'own', accent: '#14706A' })
  expect(await readSiteFace(app.db)).toMatchObject({ name: 'Leek & Friends', accent: { '--accent-day': '#14706a' } })
  const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'settings.change'))
  expect(entry).toMatchObject({ actorId: admin.id, details: { siteName: 'Leek & Friends', accent: '#14706a' } })
  await change({})
  expect(await readSiteFace(app.db)).toEqual({
    name: 'Marshmallow Kitchen',
    logo: null,
    logoHasName: false,
    look: null,
    accent: null,
    facebookUrl: null,
    instagramUrl: null,
    socialLinks: [],
    contactEmail: null,
    footerText: null,
    footerLinks: [],
    hiddenParts: [],
  })
})

test.each([
  ['https://www.facebook.com/leeks', 'https://www.facebook.com/leeks'],
  [' https://facebook.com/leeks ', 'https://facebook.com/leeks'],
  ['', null],
])('links "%s" in the footer as %s', async (facebookUrl, linked) => {
  await change({ facebookUrl })
  expect((await readSiteFace(app.db)).facebookUrl).toBe(linked)
  await change({})
})

test('emails the contact address of the settings, unless the environment has one', async () => {
  expect(await readContact(app)).toEqual({ email: null, phone: null })
  await change({ contactEmail: ' leeks@kitchen.test ', contactPhone: '+44 20 7946 0123' })
  expect(await readContact(app)).toEqual({ email: 'leeks@kitchen.test', phone: '+44 20 7946 0123' })
  const env = { ...app.env, CONTACT_EMAIL: 'first@kitchen.test' }
  expect(await readContact({ ...app, env })).toEqual({ email: 'first@kitchen.test', phone: '+44 20 7946 0123' })
  await change({})
})

test.each([
  ['contactEmail', 'leeks'],
  ['contactEmail', 'a@kitchen.test?bcc=b@kitchen.test'],
  ['contactPhone', 'call me'],
  ['heroTitle', 'x'.repeat(81)],
  ['footerLinks', 'Bad javascript:alert(1)'],
  ['socialLinks', 'Bad javascript:alert(1)'],
])('refuses %s "%s"', (name, text) => {
  expect(SettingsForm.safeParse({ ...usual, [name]: text }).error?.issues[0]?.path).toEqual([name])
})

test.each(['http://facebook.com/leeks', 'https://facebook.com.evil.test/', 'javascript:alert(1)', 'leeks'])(
  'refuses %s as a Facebook address',
  (facebookUrl) => {
    const { error } = SettingsForm.safeParse({ ...usual, facebookUrl })
    expect(error?.issues[0]?.message).toContain('https://www.facebook.com/')
  },
)

test('enqueues a job for changed languages only', async () => {
  const countJobs = async () => {
    const { rows } = await app.db.execute(sql`select from pgboss.job where name = 'renew-search'`)
    return rows.length
  }
  await change({ searchLanguages: ['german', 'english'] })
  await change({ searchLanguages: ['german', 'english'], siteName: 'Leek & Friends' })
  expect(await countJobs()).toBe(1)
  expect(await readSettings(app.db)).toMatchObject({ searchLanguages: ['english', 'german'] })
  await change({})
})

test.each([
  [{ siteName: ' ' }, 'Enter a site name'],
  [{ siteName: 'One\nTwo' }, 'The name must be one line'],
  [{ colors: 'own', accent: '#ffcc00' }, expect.stringMatching(/contrast of 1\.\d\d to 1\. At least 4\.5 is needed/)],
  [{ colors: 'own', accent: 'red;}body{' }, 'Choose a color, such as #a84f12'],
  [{ reviewRule: 'never' }, 'Choose one of the three'],
  [{ signUp: 'friends' }, 'Choose one of the three'],
  [{ importsAnHour: '0' }, 'Enter a whole number from 1 to 100,000, or leave it empty'],
  [{ searchLanguages: ['english', 'german', 'french', 'italian', 'dutch'] }, 'Choose at most 4 languages'],
  [{ crawledPagesAnHour: '-1' }, 'Enter a whole number from 0 to 100,000, or leave it empty'],
  [{ messagesAnHour: 'many' }, 'Enter a whole number from 1 to 100,000, or leave it empty'],
])('refuses %j', (changes, message) => {
  const checked = SettingsForm.safeParse({ ...usual, ...changes })
  expect(checked.error?.issues[0]?.message).toEqual(message)
})

test('refuses a missing logo and changes nothing', async () => {
  expect(await change({ imageId: 'abcdef', siteName: 'Changed' })).toMatchObject({
    errors: { imageId: expect.stringContaining('no longer available') },
  })
  expect(await readSettings(app.db)).toMatchObject({ siteName: 'Marshmallow Kitchen' })
})

test('warns the second of two concurrent administrators, and overwrites nothing', async () => {
  const asRead = await markOf()
  const changeTo = (siteName: string) => changeSettings(app, admin, read({ siteName }), asRead)
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

test('follows the review rule whatever the address, and never reviews trusted cooks', async () => {
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

test('applies the limits of the settings', async () => {
  await change({ importsAnHour: '1', submissionsAnHour: '2', messagesAnHour: '1' })
  const imports = [await admitImport(app, 'v'), await admitImport(app, 'v')]
  expect(imports.map(({ ok }) => ok)).toEqual([true, false])
  const submissions = [1, 2, 3].map(() => admitSubmission(app, 'v'))
  expect((await Promise.all(submissions)).filter(Boolean)).toHaveLength(2)
  const message = (text: string) => sendMessage(app, 'contact', { name: 'A', email: 'a@b.test', message: text }, 'v')
  expect([await message('one'), await message('two')]).toEqual(['sent', 'too-many'])
})
