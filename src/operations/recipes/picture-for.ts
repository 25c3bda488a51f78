import { claimPicture } from '../../db/pictures/pictures.ts'
import type { App } from '../app/app.ts'
import { fetchImage } from '../pictures/fetch-image.ts'

interface Pictured {
  title: string
  imageId: string | null
  imageUrl: string | null
}

/**
 * Finds the stored picture of a recipe by its id, or fetches it from its address. A picture that cannot be loaded does
 * not stop the save.
 */
export async function pictureFor(app: App, { title, imageId, imageUrl }: Pictured) {
  if (imageId && (await claimPicture(app.db, imageId))) return { id: imageId, problem: null }
  if (!imageUrl) return { id: null, problem: null }
  const stored = await fetchImage(app, imageUrl, title)
  return stored.ok ? { id: stored.picture.id, problem: null } : { id: null, problem: stored.problem }
}

/** Chooses the picture after an edit. A new address replaces an unchanged picture, unless it cannot be loaded. */
export async function pictureAfterEdit(app: App, before: Pictured, after: Pictured) {
  const isOtherAddress = after.imageUrl !== null && after.imageUrl !== before.imageUrl
  const isSameStored = after.imageId !== null && after.imageId === before.imageId
  if (!isOtherAddress || !isSameStored) return pictureFor(app, after)
  const fetched = await pictureFor(app, { ...after, imageId: null })
  return fetched.id ? fetched : { ...fetched, id: before.imageId }
}
