import { pictureFormats, pictureWidths } from '../../core/picture.ts'
import { deleteSampleContent } from '../../db/sample.ts'
import type { App } from '../app.ts'
import { originalKey, sizeKey } from '../images/picture-keys.ts'

/** For a site that has recipes of its own now. It does not come back at the next start. */
export async function removeSampleContent(app: App): Promise<void> {
  for (const id of await deleteSampleContent(app.db)) {
    const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => sizeKey(id, width, format)))
    for (const key of [originalKey(id), ...sizes]) await app.images.remove(key)
  }
}
