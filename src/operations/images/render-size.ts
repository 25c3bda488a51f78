import sharp from 'sharp'
import type { PictureFormat, PictureWidth } from '../../core/picture.ts'
import type { App } from '../app.ts'
import { originalKey, sizeKey } from './picture-keys.ts'

/** One at a time per size: a fresh page asks for the same picture many times at once. */
const inHand = new Map<string, Promise<Uint8Array | undefined>>()

/** The picture in one size and format, made when first asked for and kept; undefined when there is no such picture. */
export async function renderSize(app: App, id: string, width: PictureWidth, format: PictureFormat) {
  const key = sizeKey(id, width, format)
  const kept = await app.images.get(key)
  if (kept) return kept
  const running = inHand.get(key)
  if (running) return running
  const work = encodeSize(app, id, width, format).finally(() => inHand.delete(key))
  inHand.set(key, work)
  return work
}

async function encodeSize(app: App, id: string, width: PictureWidth, format: PictureFormat) {
  const original = await app.images.get(originalKey(id))
  if (!original) return undefined
  const resized = sharp(original).resize({ width, withoutEnlargement: true })
  const bytes = await (
    format === 'avif' ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 78 })
  ).toBuffer()
  await app.images.put(sizeKey(id, width, format), bytes, `image/${format}`)
  return new Uint8Array(bytes)
}
