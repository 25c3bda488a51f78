import { pictureFormats } from '../../core/picture.ts'
import { listNewest } from '../../db/recipes.ts'
import type { App } from '../app.ts'
import { renderSize } from './render-size.ts'

const recipesToWarm = 12

/** Makes the sizes cards ask for, one after the other, so that the first visitor does not wait for them. */
export async function warmPictures(app: App): Promise<void> {
  try {
    for (const { image } of await listNewest(app.db, recipesToWarm)) {
      for (const format of pictureFormats) {
        if (image) await renderSize(app, image.id, 800, format)
      }
    }
  } catch (cause) {
    app.log.warn({ err: cause }, 'Pictures could not be prepared ahead; they are made when asked for')
  }
}
