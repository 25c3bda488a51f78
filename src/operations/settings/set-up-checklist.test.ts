import { expect, test } from 'vitest'
import { createUser } from '../../../tests/accounts.ts'
import { aRecipe, createTestApp } from '../../../tests/factories.ts'
import { loadSampleContent } from '../../seed/sample/load-sample-content.ts'
import { removeSampleContent } from '../../seed/sample/remove-sample-content.ts'
import { changeBackupSchedule } from '../backup/scheduled-backups.ts'
import { saveRecipe } from '../recipes/save-recipe.ts'
import { changeSettings, settingsMark } from './change-settings.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { hideSetUp, readSetUp } from './set-up-checklist.ts'

const app = await createTestApp()
await loadSampleContent(app)
const { user: admin } = await createUser(app, 'admin')
const doneOf = async (of = app) =>
  (await readSetUp(of, admin))?.steps.filter(({ isDone }) => isDone).map(({ name }) => name)

test('no step is done on a new site with samples, and each step counts when it is done', async () => {
  expect(await doneOf()).toEqual([])
  const before = await readSettings(app.db)
  await changeSettings(
    app,
    admin,
    { ...before, siteName: 'Plums', contactEmail: 'us@plums.test' },
    settingsMark(before),
  )
  await saveRecipe(app, aRecipe())
  await changeBackupSchedule(app, admin, { every: 'weekly', hour: 4 })
  expect(await doneOf()).toEqual(['look', 'contact', 'recipes', 'backups'])
  const env = { ...app.env, PUBLIC_URL: 'https://plums.test', SMTP_URL: 'smtp://127.0.0.1:1' }
  await app.pool.query(
    `insert into passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up, transports)
     values ('one', $1, 'key', 'credential', 0, 'singleDevice', false, 'usb')`,
    [admin.id],
  )
  expect(await readSetUp({ ...app, env }, admin)).toBeNull()
})

test('names the button that removes the samples while there are some', async () => {
  const textOf = async () => (await readSetUp(app, admin))?.steps.find(({ name }) => name === 'recipes')?.text
  expect(await textOf()).toContain('removes the samples')
  await removeSampleContent(app, admin)
  expect(await textOf()).toBe('From web pages, files from other apps, photos or notes.')
})

test('is hidden and shown again for all administrators', async () => {
  await hideSetUp(app, true)
  expect(await readSetUp(app, admin)).toMatchObject({ isHidden: true })
  await hideSetUp(app, false)
  expect(await readSetUp(app, admin)).toMatchObject({ isHidden: false })
})
