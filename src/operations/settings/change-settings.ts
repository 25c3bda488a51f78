import { pictureProblems } from '../../core/picture-file.ts'
import type { SettingsErrors, SettingsForm } from '../../core/settings-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { settingNames } from '../../core/site-settings.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { keepPicture } from '../../db/pictures.ts'
import { readSettings, saveSettings } from '../../db/settings.ts'
import type { App } from '../app.ts'

type ChangeOutcome = { ok: true } | { ok: false; errors: SettingsErrors }

/** Every page follows at once: the table announces its change, and kept pages are made anew. */
export async function changeSettings(app: App, actor: SignedIn, wanted: SettingsForm): Promise<ChangeOutcome> {
  if (wanted.logo && !(await keepPicture(app.db, wanted.logo)))
    return { ok: false, errors: { imageId: pictureProblems.gone } }
  await app.db.transaction(async (tx) => {
    const before = await readSettings(tx)
    await saveSettings(tx, wanted)
    const details = Object.fromEntries(
      settingNames.filter((name) => before[name] !== wanted[name]).map((name) => [name, wanted[name]]),
    )
    await writeAudit(tx, { actor, action: 'settings.change', subject: ['settings', 'site'], details })
  })
  return { ok: true }
}
