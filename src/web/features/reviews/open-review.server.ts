import { data } from 'react-router'
import { findReview, type StoredReview } from '../../../db/reviews/reviews.ts'
import type { App } from '../../../operations/app/app.ts'

/** Opens a published review. Throws 404 for any other. */
export async function openReview({ db }: Pick<App, 'db'>, id: string): Promise<StoredReview> {
  const found = /^\d{1,9}$/.test(id) ? await findReview(db, Number(id)) : undefined
  if (found?.review.state !== 'published') throw data(null, { status: 404 })
  return found
}
