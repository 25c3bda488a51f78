import { isDeepStrictEqual } from 'node:util'
import { pictureProblems } from '../../core/pictures/picture-file.ts'
import type { SettingsErrors } from '../../core/settings/settings-form.ts'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { settingNames, type SiteSettings } from '../../core/settings/site-settings.ts'
import { writeAudit } from '../../db/audit/audit-log.ts'
import { claimPicture } from '../../db/pictures/pictures.ts'
import { lockSettings, readSettings, saveSettings } from '../../db/settings/settings.ts'
import type { App } from '../app/app.ts'

type ChangeOutcome =
  | { ok: true }
  | { ok: false; errors: SettingsErrors }
  /** Saved by another administrator since they were read. */
  | { ok: false; now: SiteSettings }

/** Identifies a state of the settings. The form sends it back. */
export const settingsMark = (settings: SiteSettings) => JSON.stringify(settings)

/**
 * Changes the settings for all pages at once: the table announces its change, which drops cached pages. `asRead` is the
 * mark of the settings the form was filled with. A conflicting change is returned instead of overwritten.
 */
export async function changeSettings(
  app: App,
  actor: SignedIn,
  wanted: SiteSettings,
  asRead: string,
): Promise<ChangeOutcome> {
  if (wanted.logo && !(await claimPicture(app.db, wanted.logo)))
    return { ok: false, errors: { imageId: pictureProblems.gone } }
  if (wanted.heroPicture && !(await claimPicture(app.db, wanted.heroPicture)))
    return { ok: false, errors: { heroImageId: pictureProblems.gone } }
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
