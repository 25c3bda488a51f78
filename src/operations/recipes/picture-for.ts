import { keepPicture } from '../../db/pictures.ts'
import type { App } from '../app.ts'
import { fetchImage } from '../images/fetch-image.ts'

interface Pictured {
  title: string
  imageId: string | null
  imageUrl: string | null
}

/** The stored picture of a recipe: the one named, or the one at the address. One that cannot be had does not hold a recipe up. */
export async function pictureFor(app: App, { title, imageId, imageUrl }: Pictured) {
  if (imageId && (await keepPicture(app.db, imageId))) return { id: imageId, problem: null }
  if (!imageUrl) return { id: null, problem: null }
  const stored = await fetchImage(app, imageUrl, title)
  return stored.ok ? { id: stored.picture.id, problem: null } : { id: null, problem: stored.problem }
}

/** After an edit: another address means another picture, while the one at hand was not changed by hand; a broken one replaces nothing. */
export async function pictureAfterEdit(app: App, before: Pictured, after: Pictured) {
  const isOtherAddress = after.imageUrl !== null && after.imageUrl !== before.imageUrl
  const isSameStored = after.imageId !== null && after.imageId === before.imageId
  if (!isOtherAddress || !isSameStored) return pictureFor(app, after)
  const fetched = await pictureFor(app, { ...after, imageId: null })
  return fetched.id ? fetched : { ...fetched, id: before.imageId }
}
