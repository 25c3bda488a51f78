import { pictureProblems } from '../../core/pictures/picture-file.ts'
import type { AffiliateErrors, AffiliateForm } from '../../core/affiliates/affiliate-form.ts'
import type { AffiliateFields } from '../../db/affiliates/affiliates.ts'
import { claimPicture } from '../../db/pictures/pictures.ts'
import type { App } from '../app/app.ts'
import { fetchImage } from '../pictures/fetch-image.ts'

type WithPicture = { ok: true; fields: AffiliateFields } | { ok: false; errors: AffiliateErrors }

/**
 * Resolves the picture of the form. A picture address is fetched and stored, and takes precedence over an uploaded
 * picture.
 */
export async function withPicture(app: App, { imageUrl, ...fields }: AffiliateForm): Promise<WithPicture> {
  if (imageUrl) {
    const fetched = await fetchImage(app, imageUrl, fields.title)
    if (!fetched.ok) return { ok: false, errors: { imageUrl: fetched.problem } }
    return { ok: true, fields: { ...fields, imageId: fetched.picture.id } }
  }
  if (fields.imageId && !(await claimPicture(app.db, fields.imageId)))
    return { ok: false, errors: { imageId: pictureProblems.gone } }
  return { ok: true, fields }
}
