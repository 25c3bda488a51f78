import type { Sharp } from 'sharp'
import { pictureProblems } from '../../core/pictures/picture-file.ts'
import { fileKind } from '../../integrations/web-page/file-kind.ts'
import { decodeHeic } from './decode-heic.ts'
import { enqueuePictureWork, sharp } from './picture-work.ts'
import { createQueue, type QueueOutcome } from './waiting-line.ts'

/** A PNG of a few kilobytes can unpack to gigabytes. Phones take at most 60 megapixels. */
const maxPixels = 60_000_000
/** A panorama of 60 megapixels. Longer pictures are artificial. */
const maxSide = 30_000
/** SVG is excluded because it can contain script. `heif` here means AVIF, the only kind sharp can read. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])

/** One at a time, because a decoded HEIC picture takes 200 MB. */
const enqueueHeicWork = createQueue({ concurrency: 1, maxWaiting: 20 })

export type OpenedPicture = { ok: true; picture: Sharp } | { ok: false; problem: string }

const refuse = (problem: keyof typeof pictureProblems) => ({ ok: false, problem: pictureProblems[problem] }) as const

/**
 * Opens untrusted bytes as an upright picture and works on it when its turn comes. Animations give their first frame.
 * Only the header is read before, so nothing is unpacked before its size is known. Small faults are accepted, as in
 * browsers.
 */
export async function withOpenPicture<Result>(
  bytes: Uint8Array,
  work: (opened: OpenedPicture) => Promise<Result>,
  signal?: AbortSignal,
): Promise<QueueOutcome<Result>> {
  const type = fileKind(bytes)?.pictureType
  if (type !== 'image/heic' && type !== 'image/heif')
    return enqueuePictureWork(async () => work(await openUsual(bytes, type)), signal)
  // Decoding takes seconds. Other pictures do not wait for it.
  const decoded = await enqueueHeicWork(async () => {
    const opened = await openHeic(bytes)
    return enqueuePictureWork(() => work(opened), signal)
  }, signal)
  return decoded.ok ? decoded.result : decoded
}

async function openUsual(bytes: Uint8Array, type: string | null | undefined): Promise<OpenedPicture> {
  if (bytes.length === 0) return refuse('empty')
  if (!type) return refuse('unreadable')
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!formats.has(format)) return refuse('unreadable')
    if (width * height > maxPixels || Math.max(width, height) > maxSide) return refuse('tooManyPixels')
    return { ok: true, picture: sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient() }
  } catch {
    // The file starts like a picture.
    return refuse('damaged')
  }
}

/** sharp's own decoder has no HEVC, which has patents. */
async function openHeic(bytes: Uint8Array): Promise<OpenedPicture> {
  const decoded = await decodeHeic(bytes)
  if (!decoded.ok) return refuse(decoded.problem)
  const { pixels, width, height } = decoded
  return { ok: true, picture: sharp(pixels, { raw: { width, height, channels: 4 } }) }
}
