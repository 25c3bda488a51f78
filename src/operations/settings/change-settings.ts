import { isDeepStrictEqual } from 'node:util'
import { pictureProblems } from '../../core/picture-file.ts'
import type { SettingsErrors, SettingsForm } from '../../core/settings-form.ts'
import type { SignedIn } from '../../core/signed-in.ts'
import { settingNames, type SiteSettings } from '../../core/site-settings.ts'
import { writeAudit } from '../../db/audit-log.ts'
import { keepPicture } from '../../db/pictures.ts'
import { lockSettings, readSettings, saveSettings } from '../../db/settings.ts'
import type { App } from '../app.ts'

type ChangeOutcome =
  | { ok: true }
  | { ok: false; errors: SettingsErrors }
  /** Somebody else saved since they were read. */
  | { ok: false; now: SiteSettings }

/** Tells one state of the settings from another: what the form was filled with travels with it. */
export const settingsMark = (settings: SiteSettings) => JSON.stringify(settings)

/**
 * Every page follows at once: the table announces its change, and kept pages are made anew. `asRead` is the mark of the settings
 * that were read: nothing is overwritten unseen.
 */
export async function changeSettings(
  app: App,
  actor: SignedIn,
  wanted: SettingsForm,
  asRead: string,
): Promise<ChangeOutcome> {
  if (wanted.logo && !(await keepPicture(app.db, wanted.logo)))
    return { ok: false, errors: { imageId: pictureProblems.gone } }
  return app.db.transaction(async (tx): Promise<ChangeOutcome> => {
    await lockSettings(tx)
    const before = await readSettings(tx)
    if (settingsMark(before) !== asRead) return { ok: false, now: before }
    await saveSettings(tx, wanted)
    const changed = settingNames.filter((name) => !isDeepStrictEqual(before[name], wanted[name]))
    const details = Object.fromEntries(changed.map((name) => [name, wanted[name]]))
    if (changed.includes('searchLanguages')) {
      const { searchLanguages: languages } = wanted
      await app.jobs.enqueue(tx, 'renew-search', { languages, after: '' })
    }
    await writeAudit(tx, { actor, action: 'settings.change', subject: ['settings', 'site'], details })
    return { ok: true }
  })
}
