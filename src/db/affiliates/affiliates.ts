import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Affiliate, ManagedAffiliate } from '../../core/affiliates/affiliate.ts'
import type { AffiliateForm } from '../../core/affiliates/affiliate-form.ts'
import { todayInUtc } from './affiliate-days.ts'
import type { Db } from '../connection/connect.ts'
import { pictureColumns, toPicture } from '../pictures/pictures.ts'
import { prepared } from '../connection/prepared.ts'
import { affiliateDays, affiliates } from '../schema/affiliates.ts'
import { images } from '../schema/pictures.ts'

/** The form's fields for storing. A picture from an address is already stored. */
export type AffiliateFields = Omit<AffiliateForm, 'imageUrl'>

const isShownToday = and(
  eq(affiliates.active, true),
  sql`coalesce(${affiliates.startsOn} <= ${todayInUtc}, true)`,
  sql`coalesce(${affiliates.endsOn} >= ${todayInUtc}, true)`,
)

const randomActive = prepared('random_active_affiliates', (db) =>
  db
    .select({
      affiliate: { id: affiliates.id, title: affiliates.title, description: affiliates.description },
      image: pictureColumns,
    })
    .from(affiliates)
    .leftJoin(images, eq(images.id, affiliates.imageId))
    .where(isShownToday)
    .orderBy(sql`random()`)
    .limit(sql.placeholder('limit')),
)

/** Picks random affiliates that are active and within their dates. */
export async function listRandomActiveAffiliates(db: Db, limit: number): Promise<Array<Affiliate>> {
  const rows = await randomActive(db, { limit })
  return rows.map(({ affiliate, image }) => ({ ...affiliate, picture: toPicture(image) }))
}

/**
 * Finds an ad's link. Dates are ignored, because a page may stay in the cache past midnight. Inactive ads have no link.
 */
export async function findAffiliateLink(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ linkUrl: affiliates.linkUrl })
    .from(affiliates)
    .where(and(eq(affiliates.id, id), eq(affiliates.active, true)))
  return row?.linkUrl
}

/** Counts the affiliates, and those that pages show today. */
export async function countAffiliates(db: Db): Promise<{ total: number; active: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where ${isShownToday}))::int`,
    })
    .from(affiliates)
  return row ?? { total: 0, active: 0 }
}

/** Lists affiliates, newest first. `words` filters by title, description and link. */
export function listAffiliates(db: Db, words: string, limit: number): Promise<Array<ManagedAffiliate>> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const { title, description, linkUrl } = affiliates
  const fits = words ? or(ilike(title, pattern), ilike(description, pattern), ilike(linkUrl, pattern)) : undefined
  return selectManaged(db, fits, limit)
}

export async function findAffiliate(db: Db, id: string): Promise<ManagedAffiliate | undefined> {
  const [affiliate] = await selectManaged(db, eq(affiliates.id, id), 1)
  return affiliate
}

/** Sums the last thirty days. */
const recent = (column: typeof affiliateDays.views | typeof affiliateDays.clicks) =>
  sql<number>`(select coalesce(sum(${column}), 0)::int from ${affiliateDays} where ${affiliateDays.affiliateId} = ${affiliates.id} and ${affiliateDays.day} > ${todayInUtc} - 30)`

async function selectManaged(db: Db, condition: SQL | undefined, limit: number): Promise<Array<ManagedAffiliate>> {
  const rows = await db
    .select({
      affiliate: affiliates,
      image: images,
      views: recent(affiliateDays.views),
      clicks: recent(affiliateDays.clicks),
    })
    .from(affiliates)
    .leftJoin(images, eq(images.id, affiliates.imageId))
    .where(condition)
    .orderBy(desc(affiliates.createdAt), desc(affiliates.id))
    .limit(limit)
  return rows.map(({ affiliate, image, views, clicks }) => {
    const { id, title, description, linkUrl, active, startsOn, endsOn, version, createdAt } = affiliate
    const picture = toPicture(image)
    return {
      id,
      title,
      description,
      linkUrl,
      active,
      startsOn,
      endsOn,
      createdAt: createdAt.toISOString(),
      version,
      picture,
      views,
      clicks,
    }
  })
}

export async function insertAffiliate(db: Db, id: string, fields: AffiliateFields): Promise<void> {
  await db.insert(affiliates).values({ id, ...fields })
}

/** Returns false and writes nothing if the affiliate was changed in the meantime. */
export async function updateAffiliate(
  db: Db,
  { id, version }: { id: string; version: number },
  fields: AffiliateFields,
): Promise<boolean> {
  const { rowCount } = await db
    .update(affiliates)
    // An edited sample becomes an ordinary affiliate.
    .set({ ...fields, version: version + 1, isSample: false })
    .where(and(eq(affiliates.id, id), eq(affiliates.version, version)))
  return rowCount === 1
}

/** Returns false if the affiliate does not exist. */
export async function setAffiliateActive(db: Db, id: string, active: boolean): Promise<boolean> {
  const { rowCount } = await db.update(affiliates).set({ active }).where(eq(affiliates.id, id))
  return rowCount === 1
}

/** Deletes an affiliate and returns its title for the audit log. */
export async function deleteAffiliate(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.delete(affiliates).where(eq(affiliates.id, id)).returning({ title: affiliates.title })
  return row?.title
}
