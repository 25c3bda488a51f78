import { pictureFormats, pictureWidths } from '../../core/picture.ts'
import { deleteUnusedPictures } from '../../db/pictures.ts'
import type { App } from '../app.ts'
import { originalKey, sizeKey } from './picture-keys.ts'

/** Few at a time: while they go, whoever brings one of them again waits. */
const atOnce = 20

/** Throws out the pictures that nothing shows and nobody brought within a day. How many there were. */
export async function clearPictures(app: App): Promise<number> {
  let cleared = 0
  for (;;) {
    const count = await app.db.transaction(async (tx) => {
      const ids = await deleteUnusedPictures(tx, atOnce)
      // Before others see that the rows are gone, so that no file is taken from a picture that just came back.
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
