import { data } from 'react-router'
import { findReview, isShown, type StoredReview } from '../../../db/reviews/reviews.ts'
import type { App } from '../../../operations/app/app.ts'
import { reviewsSubmissions } from '../../../operations/recipes/first-status.ts'
import { rowNumber } from '../../forms/row-number.ts'
import { withReadName } from './read-names.ts'

/** Opens a published review of a listed recipe. Throws 404 for any other. */
export async function openReview(app: Pick<App, 'db' | 'env'>, id: string): Promise<StoredReview> {
  const found = await findReview(app.db, rowNumber(id))
  if (!found || !isShown(found)) throw data(null, { status: 404 })
  return (await reviewsSubmissions(app)) ? { ...found, review: withReadName(found.review) } : found
}
