import { fetchPicture } from '../../integrations/web-page/fetch-picture.ts'
import type { App } from '../app.ts'
import { type StoreImageOutcome, storeImage } from './store-image.ts'

/** Brings a picture from its source into the house. */
export async function fetchImage(app: App, url: string, alt: string, signal?: AbortSignal): Promise<StoreImageOutcome> {
  const fetched = await fetchPicture(app.http, url, signal ? { signal } : {})
  if (!fetched.ok) return { ok: false, problem: fetched.message }
  return storeImage(app, fetched.bytes, { alt, sourceUrl: url })
}
