import { eq } from 'drizzle-orm'
import { type Picture, pictureWidths } from '../core/picture.ts'
import type { Db } from './connect.ts'
import { images } from './schema.ts'

export type ImageRow = typeof images.$inferSelect

/** Sizes larger than the original would only cost bytes, so they are not offered. */
export function toPicture(
  row: Pick<ImageRow, 'id' | 'alt' | 'width' | 'height' | 'placeholder'> | null,
): Picture | null {
  if (!row) return null
  const { id, alt, width, height, placeholder } = row
  const widths = pictureWidths.filter((candidate) => candidate <= width)
  return { id, alt, width, height, placeholder, widths: widths.length > 0 ? widths : [pictureWidths[0]] }
}

export async function findPicture(db: Db, id: string): Promise<Picture | undefined> {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  return toPicture(row ?? null) ?? undefined
}

/** The id is made from the bytes, so the same picture is stored once. */
export async function insertPicture(db: Db, row: typeof images.$inferInsert): Promise<void> {
  await db.insert(images).values(row).onConflictDoNothing()
}
