import { eq } from 'drizzle-orm'
import { type Picture, pictureWidths } from '../core/picture.ts'
import type { Db } from './connect.ts'
import { images } from './schema.ts'

export type ImageRow = typeof images.$inferSelect

type PictureColumns = Pick<ImageRow, 'id' | 'alt' | 'width' | 'height' | 'placeholder' | 'sourceUrl'>

/**
 * A stored picture as pages need it. Several recipes may show the same one: what was fetched has for its description only
 * the title of the recipe it was fetched for, so it is announced with the title of the recipe it is shown with.
 */
export function toPicture(row: PictureColumns | null, shownWith = ''): Picture | null {
  if (!row) return null
  const { id, width, height, placeholder } = row
  const alt = (row.sourceUrl && shownWith) || row.alt || shownWith
  return { id, alt, width, height, placeholder, widths: widthsOf(width) }
}

/** Sizes larger than the original would only cost bytes, so they are not offered. */
function widthsOf(width: number) {
  const widths = pictureWidths.filter((candidate) => candidate <= width)
  return widths.length > 0 ? widths : [pictureWidths[0]]
}

export async function findPicture(db: Db, id: string): Promise<Picture | undefined> {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  return toPicture(row ?? null) ?? undefined
}

/** The id is made from the bytes, so the same picture is stored once. */
export async function insertPicture(db: Db, row: typeof images.$inferInsert): Promise<void> {
  await db.insert(images).values(row).onConflictDoNothing()
}
