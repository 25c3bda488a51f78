import { createHash } from 'node:crypto'
import type { OutputInfo } from 'sharp'
import { pictureProblems } from '../../core/picture-file.ts'
import type { Picture } from '../../core/picture.ts'
import { awaitRows, insertPicture, keepPicture, toPicture } from '../../db/pictures.ts'
import type { App } from '../app.ts'
import { openPicture } from './open-picture.ts'
import { originalKey } from './picture-keys.ts'
import { busyMessage, inPictureLine, sharp } from './picture-work.ts'

const maxBytes = 25_000_000
const maxWidth = 2400

export type StoreImageOutcome = { ok: true; picture: Picture } | { ok: false; problem: string }

interface ImageFacts {
  alt: string
  sourceUrl?: string
  isSample?: boolean
}

/** Checks a picture by its bytes, re-encodes it without metadata (cameras write their place into it) and keeps it. */
export async function storeImage(app: App, bytes: Uint8Array, facts: ImageFacts): Promise<StoreImageOutcome> {
  if (bytes.length > maxBytes) return { ok: false, problem: 'The picture is larger than 25 MB' }
  const drawn = await inPictureLine(() => encode(bytes))
  if (!drawn.ok) return { ok: false, problem: busyMessage }
  const encoded = drawn.result
  if (!encoded.ok) return encoded
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
    await keepPicture(tx, id)
    // Bytes first: a row always has its file, while a file without a row is only a few wasted kilobytes.
    await app.images.put(originalKey(id), encoded.data, 'image/webp')
    await insertPicture(tx, row)
  })
  return { ok: true, picture: toPicture(row) as Picture }
}

type Encoded = { ok: true; data: Buffer; info: OutputInfo; placeholder: string } | { ok: false; problem: string }

async function encode(bytes: Uint8Array): Promise<Encoded> {
  const opened = await openPicture(bytes)
  if (!opened.ok) return opened
  try {
    const { data, info } = await opened.picture
      .resize({ width: maxWidth, withoutEnlargement: true })
      .webp({ quality: 90, effort: 2 })
      .toBuffer({ resolveWithObject: true })
    return { ok: true, data, info, placeholder: await placeholderOf(data) }
  } catch {
    return { ok: false, problem: pictureProblems.damaged }
  }
}

async function placeholderOf(bytes: Uint8Array) {
  const tiny = await sharp(bytes).resize(20).flatten({ background: 'white' }).webp({ quality: 35 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
