import { countUse } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'

const perMinute = 5
const perHour = 60

/** Counts a review of an account or a visitor and returns whether it is within the limits. */
export async function admitReview({ db }: Pick<App, 'db'>, who: string): Promise<boolean> {
  const isInMinute = await countUse(db, `review-minute:${who}`, perMinute, 60)
  return isInMinute && (await countUse(db, `review:${who}`, perHour, 3600))
}

export const tooManyReviewsMessage =
  'You’ve sent several reviews in a short time. What you typed is still here. Try again in a minute.'
