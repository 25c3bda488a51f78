import { Hono } from 'hono'
import { type PlaceSetting, previewPath, tables } from '../core/recipes/drawing/place-setting.ts'
import { drawnDishes } from '../core/recipes/drawing/variant-of.ts'
import { drawPreview } from '../operations/pictures/draw-preview.ts'

/** About 80 KB each. */
const storedPreviews = 200
/** On a busy server with two cores, one takes about two seconds. */
const mostWaiting = 20
const retryAfterSeconds = '60'

/** Adds the pictures that link previews show of recipes without a picture: the drawing on its table. */
export function dishPreviews(draw: (setting: PlaceSetting) => Promise<Buffer> = drawPreview) {
  const settings = new Map(
    drawnDishes.flatMap((drawing) =>
      tables.map((table) => [previewPath({ drawing, table }), { drawing, table }] as const),
    ),
  )
  const store = previewStore()
  // One is made at a time, so that visitors come first.
  const waiting = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  function makeNext(path: string, setting: PlaceSetting) {
    const preview = last.then(() => draw(setting))
    waiting.set(path, preview)
    last = preview
      .then(
        (picture) => store.add(path, picture),
        () => undefined,
      )
      .finally(() => waiting.delete(path))
    return preview
  }
  return new Hono().get('/images/dishes/:file', async (context) => {
    const { path } = context.req
    const setting = settings.get(path)
    if (!setting) return context.text('Picture not found', 404)
    const known = store.find(path) ?? waiting.get(path)
    if (!known && waiting.size >= mostWaiting)
      return context.text('Too many pictures are being drawn. Try again in a minute.', 503, {
        'Retry-After': retryAfterSeconds,
      })
    return context.body(new Uint8Array(await (known ?? makeNext(path, setting))), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400',
    })
  })
}

/** Stores finished previews, and drops the one whose last request is the oldest. */
function previewStore() {
  const stored = new Map<string, Buffer>()
  function add(path: string, picture: Buffer) {
    stored.delete(path)
    stored.set(path, picture)
    const [oldest = ''] = stored.keys()
    if (stored.size > storedPreviews) stored.delete(oldest)
  }
  function find(path: string) {
    const picture = stored.get(path)
    if (picture) add(path, picture)
    return picture
  }
  return { add, find }
}
