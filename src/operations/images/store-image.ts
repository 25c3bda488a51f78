import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Picture } from '../../core/picture.ts'
import { insertPicture, toPicture } from '../../db/pictures.ts'
import type { App } from '../app.ts'
import { originalKey } from './picture-keys.ts'

const maxBytes = 25_000_000
/** A PNG of a few kilobytes can unpack to gigabytes; 60 megapixels is more than any phone takes. */
const maxPixels = 60_000_000
const maxWidth = 2400
/** No SVG: it may carry script, and no photograph is one. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])

export type StoreImageOutcome = { ok: true; picture: Picture } | { ok: false; problem: string }

interface ImageFacts {
  alt: string
  sourceUrl?: string
  isSample?: boolean
}

/** Checks a picture by its bytes, re-encodes it without metadata (cameras write their place into it) and keeps it. */
export async function storeImage(app: App, bytes: Uint8Array, facts: ImageFacts): Promise<StoreImageOutcome> {
  if (bytes.length > maxBytes) return { ok: false, problem: 'The picture is larger than 25 MB' }
  const encoded = await encode(bytes)
  if (!encoded) return { ok: false, problem: 'This is not a picture we can read (JPEG, PNG, WebP, AVIF, HEIC or GIF)' }
  const id = createHash('sha256').update(encoded.data).digest('hex').slice(0, 24)
  const row = {
    id,
    alt: facts.alt.slice(0, 500),
    width: encoded.info.width,
    height: encoded.info.height,
    placeholder: await placeholderOf(encoded.data),
    sourceUrl: facts.sourceUrl ?? null,
    isSample: facts.isSample ?? false,
  }
  // Bytes first: a row always has its file, while a file without a row is only a few wasted kilobytes.
  await app.images.put(originalKey(id), encoded.data, 'image/webp')
  await insertPicture(app.db, row)
  return { ok: true, picture: toPicture(row) as Picture }
}

async function encode(bytes: Uint8Array) {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
  try {
    const { format } = await sharp(bytes, options).metadata()
    if (!format || !formats.has(format)) return undefined
    return await sharp(bytes, options)
      .autoOrient()
      .resize({ width: maxWidth, withoutEnlargement: true })
      .webp({ quality: 90, effort: 2 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    return undefined
  }
}

async function placeholderOf(bytes: Uint8Array) {
  const tiny = await sharp(bytes).resize(20).flatten({ background: 'white' }).webp({ quality: 35 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
