import { createHash } from 'node:crypto'
import { pictureProblems } from '../../core/pictures/picture-file.ts'
import type { Picture } from '../../core/pictures/picture.ts'
import { awaitRows, insertPicture, claimPicture, toPicture } from '../../db/pictures/pictures.ts'
import type { App } from '../app/app.ts'
import { type OpenedPicture, withOpenPicture } from './open-picture.ts'
import { originalKey } from './picture-keys.ts'
import { busyMessage, sharp } from './picture-work.ts'

const maxBytes = 25_000_000
/** Tall pictures are scaled down too, because WebP allows at most 16,383 pixels. */
const largestBox = { width: 2400, height: 8000, fit: 'inside', withoutEnlargement: true } as const

/** The height matters only for pictures of a few pixels' width: enlarged, they would exceed WebP's limit. */
const tinyBox = { width: 20, height: 200, fit: 'inside' } as const

export type StoreImageOutcome = { ok: true; picture: Picture } | { ok: false; problem: string }

interface ImageFacts {
  alt: string
  sourceUrl?: string
  isSample?: boolean
}

/** Checks a picture by its bytes, re-encodes it without metadata (cameras store the location) and stores it. */
export async function storeImage(app: App, bytes: Uint8Array, facts: ImageFacts): Promise<StoreImageOutcome> {
  if (bytes.length > maxBytes) return { ok: false, problem: 'The picture is larger than 25 MB' }
  const drawn = await withOpenPicture(bytes, encode)
  if (!drawn.ok) return { ok: false, problem: busyMessage }
  return drawn.result.ok ? { ok: true, picture: await store(app, drawn.result, facts) } : drawn.result
}

/**
 * Stores a picture that comes with this program, as it is: WebP without metadata, of at most 2400 × 8000 pixels. Encoding
 * all of them again would make a first start almost half as long again.
 */
export async function storeOwnImage(app: App, data: Buffer, facts: ImageFacts): Promise<Picture> {
  return store(app, { data, info: await sharp(data).metadata(), placeholder: await placeholderOf(data) }, facts)
}

async function store(app: App, encoded: EncodedPicture, facts: ImageFacts): Promise<Picture> {
  const id = createHash('sha256').update(encoded.data).digest('hex').slice(0, 24)
  const row = {
    id,
    alt: facts.alt.slice(0, 500),
    width: encoded.info.width,
    height: encoded.info.height,
    placeholder: encoded.placeholder,
    sourceUrl: facts.sourceUrl ?? null,
    isSample: facts.isSample ?? false,
  }
  await app.db.transaction(async (tx) => {
    await awaitRows(tx)
    await claimPicture(tx, id)
    // Files before rows: a row always has its file, while a file without a row only wastes a few kilobytes.
    await app.images.put(originalKey(id), encoded.data, 'image/webp')
    await insertPicture(tx, row)
  })
  return toPicture(row) as Picture
}

interface EncodedPicture {
  data: Buffer
  info: { width: number; height: number }
  placeholder: string
}

type Encoded = ({ ok: true } & EncodedPicture) | { ok: false; problem: string }

async function encode(opened: OpenedPicture): Promise<Encoded> {
  if (!opened.ok) return opened
  try {
    const { data, info } = await opened.picture
      .resize(largestBox)
      .webp({ quality: 90, effort: 2 })
      .toBuffer({ resolveWithObject: true })
    return { ok: true, data, info, placeholder: await placeholderOf(data) }
  } catch {
    return { ok: false, problem: pictureProblems.damaged }
  }
}

async function placeholderOf(bytes: Uint8Array) {
  const tiny = await sharp(bytes).resize(tinyBox).flatten({ background: 'white' }).webp({ quality: 35 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
