import type { Sharp } from 'sharp'
import { pictureProblems } from '../../core/picture-file.ts'
import { fileKind } from '../../integrations/web-page/file-kind.ts'
import { sharp } from './picture-work.ts'

/** A PNG of a few kilobytes can unpack to gigabytes; 60 megapixels is more than any phone takes. */
const maxPixels = 60_000_000
/** No SVG: it may carry script, and no photograph is one. `heif` is AVIF here, the only kind sharp comes with a reader for. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])

export type OpenedPicture = { ok: true; picture: Sharp } | { ok: false; problem: string }

const refuse = (problem: keyof typeof pictureProblems) => ({ ok: false, problem: pictureProblems[problem] }) as const

/**
 * Bytes that may be anything, as an upright picture: of a moving one the first frame. Only the head is read here, so nothing
 * is unpacked before its size is known. Files with small faults are fine, as browsers draw them too.
 */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  if (bytes.length === 0) return refuse('empty')
  const type = fileKind(bytes)?.pictureType
  if (type === 'image/heic') return refuse('heic')
  if (!type) return refuse('unreadable')
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!formats.has(format)) return refuse('unreadable')
    if (width * height > maxPixels) return refuse('tooManyPixels')
    return { ok: true, picture: sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient() }
  } catch {
    // It begins like a picture.
    return refuse('damaged')
  }
}
