import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Affiliate, ManagedAffiliate } from '../core/affiliate.ts'
import type { AffiliateForm } from '../core/affiliate-form.ts'
import { todayInUtc } from './affiliate-days.ts'
import type { Db } from './connect.ts'
import { pictureColumns, toPicture } from './pictures.ts'
import { prepared } from './prepared.ts'
import { affiliateDays, affiliates, images } from './schema.ts'

/** What of the form is kept: a picture fetched from an address is one of ours by then. */
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

/** As many as asked for of those that are active and within their days, chosen anew each time. */
export async function listRandomActiveAffiliates(db: Db, limit: number): Promise<Array<Affiliate>> {
  const rows = await randomActive(db, { limit })
  return rows.map(({ affiliate, image }) => ({ ...affiliate, picture: toPicture(image) }))
}

/** Where an ad leads: its days do not matter, since a page may be kept past midnight; switched off it leads nowhere. */
export async function findAffiliateLink(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ linkUrl: affiliates.linkUrl })
    .from(affiliates)
    .where(and(eq(affiliates.id, id), eq(affiliates.active, true)))
  return row?.linkUrl
}

export async function countAffiliates(db: Db): Promise<{ total: number; active: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`(count(*) filter (where ${affiliates.active}))::int`,
    })
    .from(affiliates)
  return row ?? { total: 0, active: 0 }
}

/** Newest first; those whose title, text or link has the words. */
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

/** Of the last thirty days. */
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

/** False when somebody else was faster: nothing is written then. */
export async function updateAffiliate(
  db: Db,
  { id, version }: { id: string; version: number },
  fields: AffiliateFields,
): Promise<boolean> {
  const { rowCount } = await db
    .update(affiliates)
    // What somebody has written is no sample any more.
    .set({ ...fields, version: version + 1, isSample: false })
    .where(and(eq(affiliates.id, id), eq(affiliates.version, version)))
  return rowCount === 1
}

/** False when there is none. What it says stays as it is. */
export async function setAffiliateActive(db: Db, id: string, active: boolean): Promise<boolean> {
  const { rowCount } = await db.update(affiliates).set({ active }).where(eq(affiliates.id, id))
  return rowCount === 1
}

/** Its title, for the log. */
export async function deleteAffiliate(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.delete(affiliates).where(eq(affiliates.id, id)).returning({ title: affiliates.title })
  return row?.title
}
