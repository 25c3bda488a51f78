import type { Sharp } from 'sharp'
import { fileKind } from '../../integrations/web-page/file-kind.ts'
import { sharp } from './picture-work.ts'

/** A PNG of a few kilobytes can unpack to gigabytes; 60 megapixels is more than any phone takes. */
const maxPixels = 60_000_000
/** No SVG: it may carry script, and no photograph is one. `heif` is AVIF here, the only kind sharp comes with a reader for. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])

export const unreadableMessage = 'This is not a picture we can read (JPEG, PNG, WebP, AVIF, GIF or TIFF).'
const heicMessage = 'This is a HEIC picture, which we cannot read; save it as JPEG.'

export type OpenedPicture = { ok: true; picture: Sharp } | { ok: false; problem: string }

/** Bytes that may be anything, as an upright picture. Files with small faults are fine, as browsers draw them too. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  if (fileKind(bytes)?.pictureType === 'image/heic') return { ok: false, problem: heicMessage }
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (format && formats.has(format)) return { ok: true, picture: picture.autoOrient() }
  } catch {
    // Said below: for a cook it is the same whether the kind is unknown or the file is broken.
  }
  return { ok: false, problem: unreadableMessage }
}
