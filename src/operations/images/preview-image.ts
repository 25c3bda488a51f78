import type { App } from '../app.ts'
import { openPicture } from './open-picture.ts'
import { inPictureLine } from './picture-work.ts'
import { keepForSaving, withSourcePicture } from './source-picture.ts'

/** A small copy of a picture elsewhere, as a data address: the dialog shows it without the visitor's browser asking that site. */
export async function previewImage(app: App, url: string, signal: AbortSignal): Promise<string | null> {
  const preview = async (bytes: Uint8Array) => {
    const drawn = await inPictureLine(() => drawSmall(bytes), signal)
    if (!drawn.ok || !drawn.result) return null
    keepForSaving(url, bytes)
    return `data:image/webp;base64,${drawn.result.toString('base64')}`
  }
  const outcome = await withSourcePicture(app, url, preview, signal)
  return outcome.ok ? outcome.result : null
}

async function drawSmall(bytes: Uint8Array): Promise<Buffer | null> {
  const opened = await openPicture(bytes)
  if (!opened.ok) return null
  const small = opened.picture.resize({ width: 640, withoutEnlargement: true }).webp({ quality: 70 })
  // A file may be broken further on.
  return small.toBuffer().catch(() => null)
}
