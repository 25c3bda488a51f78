import { eq, inArray, sql } from 'drizzle-orm'
import { type Picture, pictureWidths } from '../core/picture.ts'
import { recipeRevisions } from './accounts-schema.ts'
import type { Db } from './connect.ts'
import {
  affiliates,
  articleRevisions,
  blogPosts,
  chefs,
  images,
  knowledgeBaseArticles,
  newsletterIssues,
  recipes,
  settings,
} from './schema.ts'

export type ImageRow = typeof images.$inferSelect

/** What `toPicture` needs. */
export const pictureColumns = {
  id: images.id,
  alt: images.alt,
  width: images.width,
  height: images.height,
  placeholder: images.placeholder,
  sourceUrl: images.sourceUrl,
}

type PictureColumns = Pick<ImageRow, keyof typeof pictureColumns>

/** The same from inside a value made of JSON, where columns go by their names in the database. */
export type PictureJson = Omit<PictureColumns, 'sourceUrl'>

/**
 * A stored picture as pages need it. Several recipes may show the same one: what was fetched has for its description only
 * the title of the recipe it was fetched for, so it is announced with the title of the recipe it is shown with.
 */
export function toPicture(row: PictureColumns | PictureJson | null, shownWith = ''): Picture | null {
  if (!row) return null
  const wasFetched = 'sourceUrl' in row && row.sourceUrl
  return {
    id: row.id,
    alt: (wasFetched && shownWith) || row.alt || shownWith,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    widths: widthsOf(row.width),
  }
}

/** Sizes larger than the original would only cost bytes, so they are not offered. */
function widthsOf(original: number) {
  const widths = pictureWidths.filter((candidate) => candidate <= original)
  return widths.length > 0 ? widths : [pictureWidths[0]]
}

/**
 * Says that a picture is about to be used, and whether it is there: from now on it has a day before it counts as unused.
 * Waits for a clearing in progress, so that nothing is built on a picture that goes away.
 */
export async function keepPicture(db: Db, id: string): Promise<boolean> {
  const kept = await db
    .update(images)
    .set({ createdAt: sql`now()` })
    .where(eq(images.id, id))
    .returning({ id: images.id })
  return kept.length > 0
}

export async function findPicture(db: Db, id: string): Promise<Picture | null> {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  return toPicture(row ?? null)
}

/** The id is made from the bytes, so the same picture is stored once. */
export async function insertPicture(db: Db, row: typeof images.$inferInsert): Promise<void> {
  await db.insert(images).values(row).onConflictDoNothing()
}

const isShown = sql.join(
  [
    recipes.imageId,
    recipeRevisions.imageId,
    chefs.imageId,
    affiliates.imageId,
    blogPosts.imageId,
    blogPosts.authorImageId,
  ].map((column) => sql`exists (select from ${column.table} where ${column} = ${images.id})`),
  sql` or `,
)
// Pictures inside a text, and those of its past states, which may come back.
const isWritten = sql.join(
  [blogPosts, knowledgeBaseArticles, newsletterIssues, articleRevisions].map(
    (table) => sql`exists (select from ${table} where strpos(${table.content}::text, ${images.id}) > 0)`,
  ),
  sql` or `,
)
const isLogo = sql`exists (select from ${settings} where name = 'logo' and value = to_jsonb(${images.id}))`

/** Something of the site shows it, or may again. */
export const isPictureInUse = sql`(${isShown} or ${isWritten} or ${isLogo})`

/** Takes away what nothing shows and nobody brought within a day; the ids, so that the files can follow. */
export async function deleteUnusedPictures(db: Db, limit: number): Promise<Array<string>> {
  const isOld = sql`${images.createdAt} < now() - interval '1 day'`
  const unused = sql`select ${images.id} from ${images} where ${isOld} and not ${images.isSample} and not ${isPictureInUse} limit ${limit}`
  // The age is asked again when the row is taken: somebody may have kept it meanwhile.
  const { rows } = await db.execute<{ id: string }>(
    sql`delete from ${images} where ${images.id} in (${unused}) and ${isOld} returning ${images.id}`,
  )
  return rows.map((row) => row.id)
}

const strayLock = sql`hashtext('marshmallow stray pictures')`

/** Until the end of the transaction no file without a row is taken for a stray one: its row is about to come. */
export async function awaitRows(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${strayLock})`)
}

/** Those without a row. Until the end of the transaction none of them gets one. */
export async function findStrayPictures(transaction: Db, ids: ReadonlyArray<string>): Promise<Array<string>> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${strayLock})`)
  const kept = await transaction
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, [...ids]))
  const known = new Set(kept.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

export async function findPictureSize(db: Db, id: string): Promise<{ width: number; height: number } | undefined> {
  const [row] = await db.select({ width: images.width, height: images.height }).from(images).where(eq(images.id, id))
  return row
}
