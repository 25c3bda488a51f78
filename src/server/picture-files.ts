import { Hono } from 'hono'
import {
  isPictureSize,
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureType,
  pictureWidths,
} from '../core/pictures/picture.ts'
import type { App } from '../operations/app/app.ts'
import { renderSize } from '../operations/pictures/render-size.ts'

const year = 'public, max-age=31536000, immutable'
const missing = 'Picture not found'

/** Adds `/images/{id}/{width}.{format}`. A stored picture never changes, so browsers may cache it forever. */
export function pictureFiles(app: App) {
  return new Hono().get('/images/:id{[0-9a-f]{24}}/:file{[0-9]+\\.(?:avif|webp|jpg|png)}', async (context) => {
    const [widthText, formatText] = context.req.param('file').split('.')
    const width = pictureWidths.find((candidate): candidate is PictureWidth => String(candidate) === widthText)
    const format = pictureFormats.find((candidate): candidate is PictureFormat => candidate === formatText)
    if (!width || !format || !isPictureSize(width, format)) return context.text(missing, 404)
    const rendered = await renderSize(app, context.req.param('id'), width, format)
    switch (rendered.kind) {
      case 'picture':
        return context.body(new Uint8Array(rendered.bytes), 200, {
          'Content-Type': pictureType(format),
          'Cache-Control': year,
        })
      case 'missing':
        return context.text(missing, 404)
      case 'busy':
        return context.text('Too many pictures are being processed. Try again shortly.', 503, {
          'Retry-After': '5',
          'Cache-Control': 'no-store',
        })
    }
  })
}
