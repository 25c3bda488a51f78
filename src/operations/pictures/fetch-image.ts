import type { App } from '../app/app.ts'
import { withSourcePicture } from './source-picture.ts'
import { type StoreImageOutcome, storeImage } from './store-image.ts'

/** Fetches a picture and stores it. */
export async function fetchImage(app: App, url: string, alt: string): Promise<StoreImageOutcome> {
  const outcome = await withSourcePicture(app, url, (bytes) => storeImage(app, bytes, { alt, sourceUrl: url }))
  return outcome.ok ? outcome.result : outcome
}
