import { pictureFormats, pictureWidths } from '../../core/pictures/picture.ts'
import { deleteUnusedPictures } from '../../db/pictures/pictures.ts'
import type { App } from '../app/app.ts'
import { originalKey, sizeKey } from './picture-keys.ts'

/**
 * Pictures per transaction. The number is small, because an upload of one of these pictures has to wait for the
 * transaction.
 */
const atOnce = 20

/** Deletes pictures that are unused for a day. Returns how many. */
export async function clearPictures(app: App): Promise<number> {
  let cleared = 0
  for (;;) {
    const count = await app.db.transaction(async (tx) => {
      const ids = await deleteUnusedPictures(tx, atOnce)
      // Deletes files within the transaction. Otherwise a picture that was just uploaded again could lose its files.
      for (const key of ids.flatMap(keysOf)) await app.images.remove(key)
      return ids.length
    })
    cleared += count
    if (count < atOnce) return cleared
  }
}

const keysOf = (id: string) => [
  originalKey(id),
  ...pictureWidths.flatMap((width) => pictureFormats.map((format) => sizeKey(id, width, format))),
]
