import { Hono } from 'hono'
import { drawings } from '../core/recipes/drawing/drawing.ts'
import { previewPath, tables } from '../core/recipes/drawing/place-setting.ts'
import { drawPreview } from '../operations/pictures/draw-preview.ts'

/** Adds the pictures that link previews show of recipes without a picture: the drawing on its table. */
export function dishPreviews() {
  const settings = new Map(
    drawings.flatMap((drawing) =>
      tables.map((table) => [previewPath({ drawing, table }), { drawing, table }] as const),
    ),
  )
  // About 80 KB each, so all of them fit in memory. One is made at a time, so that visitors come first.
  const made = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  return new Hono().get('/images/dishes/:file', async (context) => {
    const { path } = context.req
    const setting = settings.get(path)
    if (!setting) return context.text('Picture not found', 404)
    let preview = made.get(path)
    if (!preview) {
      preview = last.then(() => drawPreview(setting))
      made.set(path, preview)
      last = preview.catch(() => made.delete(path))
    }
    return context.body(new Uint8Array(await preview), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400',
    })
  })
}
