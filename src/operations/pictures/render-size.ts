import { type PictureFormat, pictureType, type PictureWidth } from '../../core/pictures/picture.ts'
import type { App } from '../app/app.ts'
import { originalKey, sizeKey } from './picture-keys.ts'
import { enqueuePictureWork, sharp } from './picture-work.ts'

export type RenderedSize = { kind: 'picture'; bytes: Uint8Array } | { kind: 'missing' } | { kind: 'busy' }

/** Work in progress by size. A new page requests the same size many times at once. */
const inHand = new Map<string, Promise<RenderedSize>>()

/** Returns a picture in one size and format. It is made on the first request and stored. */
export async function renderSize(
  app: App,
  id: string,
  width: PictureWidth,
  format: PictureFormat,
): Promise<RenderedSize> {
  const key = sizeKey(id, width, format)
  const stored = await app.images.get(key)
  if (stored) return { kind: 'picture', bytes: stored }
  const running = inHand.get(key)
  if (running) return running
  const work = makeSize(app, id, width, format).finally(() => inHand.delete(key))
  inHand.set(key, work)
  return work
}

/** Continues when the visitor leaves, because the stored size serves the next one. */
async function makeSize(app: App, id: string, width: PictureWidth, format: PictureFormat): Promise<RenderedSize> {
  const drawn = await enqueuePictureWork(async () => {
    const original = await app.images.get(originalKey(id))
    return original && encode(original, width, format)
  })
  if (!drawn.ok) return { kind: 'busy' }
  if (!drawn.result) return { kind: 'missing' }
  await app.images.put(sizeKey(id, width, format), drawn.result, pictureType(format))
  // The picture has been deleted in the meantime, and a size without an original is never deleted.
  if (!(await app.images.get(originalKey(id)))) {
    await app.images.remove(sizeKey(id, width, format))
    return { kind: 'missing' }
  }
  return { kind: 'picture', bytes: drawn.result }
}

function encode(original: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(original).resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 55, effort: 3 }).toBuffer()
    case 'webp':
      return resized.webp({ quality: 78 }).toBuffer()
    case 'jpg':
      return resized.flatten({ background: 'white' }).jpeg({ quality: 80, progressive: true }).toBuffer()
    case 'png':
      return resized.png({ palette: true }).toBuffer()
  }
}
