import { eq, inArray, sql } from 'drizzle-orm'
import { accentFrom } from '../core/accent.ts'
import { settingNames, type SiteFace, SiteSettings } from '../core/site-settings.ts'
import type { Db } from './connect.ts'
import { toPicture } from './pictures.ts'
import { prepared } from './prepared.ts'
import { images, settings } from './schema.ts'

const knownSettings = prepared('known_settings', (db) =>
  db.select({ name: settings.name, value: settings.value }).from(settings).where(inArray(settings.name, settingNames)),
)

/** Asked each time: a setting counts in every process as soon as it is saved. */
export async function readSettings(db: Db): Promise<SiteSettings> {
  const rows = await knownSettings(db, {})
  return SiteSettings.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
}

/** Whoever changes settings at the same time waits; reading goes on. */
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

/** Name, logo and colours, for every page. */
export async function readSiteFace(db: Db): Promise<SiteFace> {
  const { siteName, logo, accent } = await readSettings(db)
  const colours = accent === null ? null : accentFrom(accent)
  return {
    name: siteName,
    logo: logo === null ? null : await findLogo(db, logo, siteName),
    accent: colours?.ok
      ? {
          '--accent-day': colours.accent.day,
          '--accent-day-hover': colours.accent.dayHover,
          '--accent-night': colours.accent.night,
          '--accent-night-hover': colours.accent.nightHover,
        }
      : null,
  }
}

async function findLogo(db: Db, id: string, name: string) {
  const [image] = await db.select().from(images).where(eq(images.id, id))
  return toPicture(image ?? null, name)
}
