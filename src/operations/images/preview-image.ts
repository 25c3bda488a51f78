import sharp from 'sharp'
import { fetchPicture } from '../../integrations/web-page/fetch-picture.ts'
import type { App } from '../app.ts'

/** A small copy of a picture elsewhere, as a data address: the dialog shows it without the visitor's browser asking that site. */
export async function previewImage(app: App, url: string, signal: AbortSignal): Promise<string | null> {
  const fetched = await fetchPicture(app.http, url, { signal })
  if (!fetched.ok) return null
  try {
    const small = await sharp(fetched.bytes, { limitInputPixels: 60_000_000 })
      .autoOrient()
      .resize({ width: 640, withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer()
    return `data:image/webp;base64,${small.toString('base64')}`
  } catch {
    return null
  }
}
