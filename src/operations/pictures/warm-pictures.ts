import { pageFormats } from '../../core/pictures/picture.ts'
import { listNewest } from '../../db/recipes/recipes.ts'
import type { App } from '../app/app.ts'
import { renderSize } from './render-size.ts'

const recipesToWarm = 12

/** Makes the sizes of recent cards in advance, so that the first visitor does not wait. */
export async function warmPictures(app: App): Promise<void> {
  try {
    const recipes = await listNewest(app.db, recipesToWarm)
    for (const { id } of recipes.flatMap(({ image }) => image ?? []))
      for (const format of pageFormats) await renderSize(app, id, 800, format)
  } catch (cause) {
    app.log.warn({ err: cause }, 'Could not prepare pictures in advance. They are made on request')
  }
}
