import { eq, inArray, sql } from 'drizzle-orm'
import { type Picture, pictureWidths } from '../../core/pictures/picture.ts'
import { recipeRevisions } from '../schema/recipes.ts'
import type { Db } from '../connection/connect.ts'
import { affiliates } from '../schema/affiliates.ts'
import { articleRevisions, blogPosts, knowledgeBaseArticles } from '../schema/content.ts'
import { chefs } from '../schema/chefs.ts'
import { images } from '../schema/pictures.ts'
import { newsletterIssues } from '../schema/newsletter.ts'
import { recipes } from '../schema/recipes.ts'
import { reviewPhotos } from '../schema/reviews.ts'
import { settings } from '../schema/settings.ts'

export type ImageRow = typeof images.$inferSelect

/** The columns that `toPicture` needs. */
export const pictureColumns = {
  id: images.id,
  alt: images.alt,
  width: images.width,
  height: images.height,
  placeholder: images.placeholder,
  sourceUrl: images.sourceUrl,
}

type PictureColumns = Pick<ImageRow, keyof typeof pictureColumns>

/** The result of `to_jsonb`, whose keys are column names. */
export type PictureJson = Omit<PictureColumns, 'sourceUrl'>

/**
 * Returns a stored picture for a page. Several recipes may show the same picture, but the description of a fetched
 * picture is the title of the recipe it was fetched for. Therefore a fetched picture is described by `shownWith`, the
 * title of the recipe on the page.
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

/** Leaves out sizes larger than the original, which would not improve the picture. */
function widthsOf(original: number) {
  const widths = pictureWidths.filter((candidate) => candidate <= original)
  return widths.length > 0 ? widths : [pictureWidths[0]]
}

/**
 * Marks a picture as about to be used, for a day, and returns whether it exists. Waits for a cleanup in progress, so
 * that the picture cannot disappear afterward.
 */
export async function claimPicture(db: Db, id: string): Promise<boolean> {
  const found = await db
    .update(images)
    .set({ createdAt: sql`now()` })
    .where(eq(images.id, id))
    .returning({ id: images.id })
  return found.length > 0
}

export async function findPicture(db: Db, id: string): Promise<Picture | null> {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  return toPicture(row ?? null)
}

/** Stores a picture. The id is a hash of the bytes, so each picture is stored only once. */
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
    reviewPhotos.imageId,
  ].map((column) => sql`exists (select from ${column.table} where ${column} = ${images.id})`),
  sql` or `,
)
// Pictures inside texts and inside revisions, because revisions can be restored.
const isWritten = sql.join(
  [blogPosts, knowledgeBaseArticles, newsletterIssues, articleRevisions].map(
    (table) => sql`exists (select from ${table} where strpos(${table.content}::text, ${images.id}) > 0)`,
  ),
  sql` or `,
)
const isInSettings = sql`exists (select from ${settings} where name in ('logo', 'heroPicture') and value = to_jsonb(${images.id}))`

/** True if the site shows the picture or may show it again. */
export const isPictureInUse = sql`(${isShown} or ${isWritten} or ${isInSettings})`

/** Deletes pictures that have been unused for a day. Returns their ids, so that their files can be deleted too. */
export async function deleteUnusedPictures(db: Db, limit: number): Promise<Array<string>> {
  const isOld = sql`${images.createdAt} < now() - interval '1 day'`
  const unused = sql`select ${images.id} from ${images} where ${isOld} and not ${images.isSample} and not ${isPictureInUse} limit ${limit}`
  // The age is checked again under the row lock, because the picture may have been claimed in the meantime.
  const { rows } = await db.execute<{ id: string }>(
    sql`delete from ${images} where ${images.id} in (${unused}) and ${isOld} returning ${images.id}`,
  )
  return rows.map((row) => row.id)
}

const strayLock = sql`hashtext('marshmallow stray pictures')`

/**
 * Prevents files without a row from counting as stray until the transaction ends, because the row is about to be
 * stored.
 */
export async function awaitRows(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${strayLock})`)
}

/** Finds pictures without a row. None of them can get a row until the transaction ends. */
export async function findStrayPictures(transaction: Db, ids: ReadonlyArray<string>): Promise<Array<string>> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${strayLock})`)
  const found = await transaction
    .select({ id: images.id })
    .from(images)
    .where(inArray(images.id, [...ids]))
  const known = new Set(found.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

export async function findPictureSize(db: Db, id: string): Promise<{ width: number; height: number } | undefined> {
  const [row] = await db.select({ width: images.width, height: images.height }).from(images).where(eq(images.id, id))
  return row
}
