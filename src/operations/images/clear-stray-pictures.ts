import { findStrayPictures } from '../../db/pictures.ts'
import type { App } from '../app.ts'

/** While their files go, whoever brings a picture waits. */
const atOnce = 200
const ourIds = /^[\da-f]{24}$/

/**
 * Of these pictures, removes the files of those the database does not know, original and sizes: whoever has the address would see them
 * for ever. How many there were.
 */
export async function clearStrayPictures(
  { db, images }: Pick<App, 'db' | 'images'>,
  ids: ReadonlyArray<string>,
): Promise<number> {
  const ours = ids.filter((id) => ourIds.test(id))
  let cleared = 0
  for (let start = 0; start < ours.length; start += atOnce) {
    cleared += await db.transaction(async (tx) => {
      const strays = await findStrayPictures(tx, ours.slice(start, start + atOnce))
      for (const id of strays) await images.removeFolder(id)
      return strays.length
    })
  }
  return cleared
}
