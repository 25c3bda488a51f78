import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Picture } from '../../core/pictures/picture.ts'
import { accentFrom } from '../../core/settings/accent.ts'
import { siteName as usualName } from '../../core/settings/site-name.ts'
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

/**
 * Identifies what the site's own icons and link preview show, so that their addresses change with it. Null means that
 * the default ones apply.
 */
export function siteLook(site: SiteSettings): string | null {
  const { siteName, logo, accent, heroTitle, heroPicture, hiddenParts } = site
  const isWithoutCharacters = hiddenParts.includes('characters')
  const own = [logo, accent, heroTitle, heroPicture]
  if (siteName === usualName && !isWithoutCharacters && own.every((value) => value === null)) return null
  const shown = JSON.stringify([siteName, ...own, ...(isWithoutCharacters ? ['no characters'] : [])])
  return createHash('sha256').update(shown).digest('hex').slice(0, 10)
}

/** Loads the name, logo, colors and links that every page shows. */
export async function readSiteFace(db: Db): Promise<SiteFace> {
  return toSiteFace(db, await readSettings(db))
}

export async function toSiteFace(db: Db, stored: SiteSettings): Promise<SiteFace> {
  const { siteName, logo, logoHasName, accent } = stored
  const { facebookUrl, instagramUrl, socialLinks, contactEmail, footerText, footerLinks, hiddenParts } = stored
  const colors = accent === null ? null : accentFrom(accent)
  return {
    name: siteName,
    logo: await findSettingsPicture(db, logo, siteName),
    logoHasName,
    look: siteLook(stored),
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
    socialLinks,
    contactEmail,
    footerText,
    footerLinks,
    hiddenParts,
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
