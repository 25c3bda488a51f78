import { eq, sql } from 'drizzle-orm'
import type { Affiliate } from '../core/affiliate.ts'
import type { Db } from './connect.ts'
import { toPicture } from './pictures.ts'
import { affiliates, images } from './schema.ts'

/** As many active ones as asked for, chosen anew each time. */
export async function listRandomActiveAffiliates(db: Db, limit: number): Promise<Array<Affiliate>> {
  const rows = await db
    .select({ affiliate: affiliates, image: images })
    .from(affiliates)
    .leftJoin(images, eq(images.id, affiliates.imageId))
    .where(eq(affiliates.active, true))
    .orderBy(sql`random()`)
    .limit(limit)
  return rows.map(({ affiliate: { id, title, description, linkUrl }, image }) => ({
    id,
    title,
    description,
    linkUrl,
    picture: toPicture(image),
  }))
}
