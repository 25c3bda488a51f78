import type { PictureFormat, PictureWidth } from '../../core/picture.ts'
import type { App } from '../app.ts'
import { originalKey, sizeKey } from './picture-keys.ts'
import { inPictureLine, sharp } from './picture-work.ts'

export type RenderedSize = { kind: 'picture'; bytes: Uint8Array } | { kind: 'missing' } | { kind: 'busy' }

/** One at a time per size: a fresh page asks for the same picture many times at once. */
const inHand = new Map<string, Promise<RenderedSize>>()

/** The picture in one size and format, made when first asked for and kept. */
export async function renderSize(
  app: App,
  id: string,
  width: PictureWidth,
  format: PictureFormat,
): Promise<RenderedSize> {
  const key = sizeKey(id, width, format)
  const kept = await app.images.get(key)
  if (kept) return { kind: 'picture', bytes: kept }
  const running = inHand.get(key)
  if (running) return running
  const work = makeSize(app, id, width, format).finally(() => inHand.delete(key))
  inHand.set(key, work)
  return work
}

/** Made to the end even when its visitor has left: it is kept, and the next one needs it too. */
async function makeSize(app: App, id: string, width: PictureWidth, format: PictureFormat): Promise<RenderedSize> {
  const drawn = await inPictureLine(async () => {
    const original = await app.images.get(originalKey(id))
    return original && encode(original, width, format)
  })
  if (!drawn.ok) return { kind: 'busy' }
  if (!drawn.result) return { kind: 'missing' }
  await app.images.put(sizeKey(id, width, format), drawn.result, `image/${format}`)
  // Thrown out while it was drawn: nobody would come for the size alone.
  if (!(await app.images.get(originalKey(id)))) {
    await app.images.remove(sizeKey(id, width, format))
    return { kind: 'missing' }
  }
  return { kind: 'picture', bytes: drawn.result }
}

function encode(original: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true })
  const encoded = format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 78 })
  return encoded.toBuffer()
}
