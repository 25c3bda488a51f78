import { findStrayPictures } from '../../db/pictures/pictures.ts'
import type { App } from '../app/app.ts'

/** Uploads wait while these files are deleted. */
const atOnce = 200
const ourIds = /^[\da-f]{24}$/

/**
 * Deletes picture files that have no row in the database. Otherwise everyone with their address could open them
 * forever. Returns how many.
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
