import { eq, inArray, sql } from 'drizzle-orm'
import type { Picture } from '../../core/pictures/picture.ts'
import { accentFrom } from '../../core/settings/accent.ts'
import { settingNames, type SiteFace, SiteSettings } from '../../core/settings/site-settings.ts'
import type { Db } from '../connection/connect.ts'
import { toPicture } from '../pictures/pictures.ts'
import { prepared } from '../connection/prepared.ts'
import { images } from '../schema/pictures.ts'
import { settings } from '../schema/settings.ts'

const knownSettings = prepared('known_settings', (db) =>
  db.select({ name: settings.name, value: settings.value }).from(settings).where(inArray(settings.name, settingNames)),
)

/** Loads the settings each time, so that a change applies to every process at once. */
export async function readSettings(db: Db): Promise<SiteSettings> {
  const rows = await knownSettings(db, {})
  return SiteSettings.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
}

/** Makes concurrent changes to the settings wait. Does not block reads. */
export async function lockSettings(transaction: Db): Promise<void> {
  await transaction.execute(sql`lock table ${settings} in share row exclusive mode`)
}

export async function saveSettings(db: Db, changes: SiteSettings): Promise<void> {
  const rows = settingNames.map((name) => ({ name, value: sql`${JSON.stringify(changes[name])}::jsonb` }))
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value`, updatedAt: sql`now()` } })
}

/** Loads the name, logo, colors and links that every page shows. */
export async function readSiteFace(db: Db): Promise<SiteFace> {
  const { siteName, logo, accent, facebookUrl, instagramUrl, contactEmail, footerLinks } = await readSettings(db)
  const colors = accent === null ? null : accentFrom(accent)
  return {
    name: siteName,
    logo: await findSettingsPicture(db, logo, siteName),
    accent: colors?.ok
      ? {
          '--accent-day': colors.accent.day,
          '--accent-day-hover': colors.accent.dayHover,
          '--accent-night': colors.accent.night,
          '--accent-night-hover': colors.accent.nightHover,
        }
      : null,
    facebookUrl,
    instagramUrl,
    contactEmail,
    footerLinks,
  }
}

/** Loads the owner's words and picture for the top of the home page. Null means the default. */
export async function readHero(db: Db) {
  const { heroTitle: title, heroText: text, heroPicture } = await readSettings(db)
  return { title, text, picture: await findSettingsPicture(db, heroPicture, '') }
}

/** Returns the picture of a setting. `alt` describes it. */
export async function findSettingsPicture(db: Db, id: string | null, alt: string): Promise<Picture | null> {
  if (id === null) return null
  const [image] = await db.select().from(images).where(eq(images.id, id))
  return toPicture(image ?? null, alt)
}
