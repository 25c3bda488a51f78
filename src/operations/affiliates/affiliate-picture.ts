import { pictureProblems } from '../../core/picture-file.ts'
import type { AffiliateErrors, AffiliateForm } from '../../core/affiliate-form.ts'
import type { AffiliateFields } from '../../db/affiliates.ts'
import { keepPicture } from '../../db/pictures.ts'
import type { App } from '../app.ts'
import { fetchImage } from '../images/fetch-image.ts'

type WithPicture = { ok: true; fields: AffiliateFields } | { ok: false; errors: AffiliateErrors }

/** Brings the picture in: one by address is fetched and stored, and counts before one that is here already. */
export async function withPicture(app: App, { imageUrl, ...fields }: AffiliateForm): Promise<WithPicture> {
  if (imageUrl) {
    const fetched = await fetchImage(app, imageUrl, fields.title)
    if (!fetched.ok) return { ok: false, errors: { imageUrl: fetched.problem } }
    return { ok: true, fields: { ...fields, imageId: fetched.picture.id } }
  }
  if (fields.imageId && !(await keepPicture(app.db, fields.imageId)))
    return { ok: false, errors: { imageId: pictureProblems.gone } }
  return { ok: true, fields }
}
