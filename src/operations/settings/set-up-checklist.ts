import { z } from 'zod'
import type { SignedIn } from '../../core/accounts/signed-in.ts'
import { type SetUpStep, setUpSteps } from '../../core/settings/set-up.ts'
import { siteName } from '../../core/settings/site-name.ts'
import { listPasskeys, secondFactorOf } from '../../db/accounts/passkeys.ts'
import { readBackupSchedule } from '../../db/backup/backup-schedule.ts'
import { countContent } from '../../db/backup/count-content.ts'
import { hasSampleContent } from '../../db/seed/sample.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { readStoredValue, saveStoredValue } from '../../db/settings/stored-value.ts'
import type { App } from '../app/app.ts'
import { readContact } from './read-contact.ts'

const hiddenName = 'setUpIsHidden'

interface SetUp {
  steps: Array<SetUpStep>
  /** An administrator hid the list. */
  isHidden: boolean
}

/** Finds out which first steps of a site are done. Null when all are. */
export async function readSetUp(app: Pick<App, 'db' | 'env'>, admin: SignedIn): Promise<SetUp | null> {
  const { db, env } = app
  const [settings, contact, content, hasSamples, schedule, factor, passkeys, hidden] = await Promise.all([
    readSettings(db),
    readContact(app),
    countContent(db),
    hasSampleContent(db),
    readBackupSchedule(db),
    secondFactorOf(db, admin.id),
    listPasskeys(db, admin.id),
    readStoredValue(db, hiddenName),
  ])
  const steps = setUpSteps({
    hasOwnLook: settings.siteName !== siteName || settings.logo !== null || settings.accent !== null,
    hasContact: contact.email !== null,
    hasRecipes: content.recipes > 0,
    hasSamples,
    hasBackups: schedule.every !== 'never',
    hasFactor: factor === 'on' || passkeys.length > 0,
    hasAddress: env.PUBLIC_URL !== undefined,
    hasMail: env.SMTP_URL !== undefined,
  })
  if (steps.every(({ isDone }) => isDone)) return null
  return { steps, isHidden: z.literal(true).safeParse(hidden).success }
}

/** Hides the list for all administrators, or shows it again. */
export const hideSetUp = ({ db }: Pick<App, 'db'>, isHidden: boolean) => saveStoredValue(db, hiddenName, isHidden)
