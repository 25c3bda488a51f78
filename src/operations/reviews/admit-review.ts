import { countUse } from '../../db/limits/rate-limits.ts'
import type { App } from '../app/app.ts'

const perMinute = 5
const perHour = 60
const mailsAnHour = 20
const answersAnHour = 120

/** Counts a review of an account or a visitor and returns whether it is within the limits. */
export async function admitReview({ db }: Pick<App, 'db'>, who: string): Promise<boolean> {
  const isInMinute = await countUse(db, `review-minute:${who}`, perMinute, 60)
  return isInMinute && (await countUse(db, `review:${who}`, perHour, 3600))
}

/** Counts a review whose link is mailed. Otherwise a visitor could make the site write to many strangers. */
export async function admitMail({ db }: Pick<App, 'db'>, visitor: string): Promise<boolean> {
  return countUse(db, `review-mails:${visitor}`, mailsAnHour, 3600)
}

/** Counts an answer of an account. Each writes an entry of the audit log. */
export async function admitAnswer({ db }: Pick<App, 'db'>, userId: string): Promise<boolean> {
  return countUse(db, `review-answer:${userId}`, answersAnHour, 3600)
}

export const tooManyReviewsMessage =
  'You’ve sent several reviews in a short time. What you typed is still here. Try again in a minute.'

export const tooManyMailsMessage =
  'You’ve sent many reviews this hour. What you typed is still here. Try again in an hour, or sign in.'

export const tooManyAnswersMessage =
  'You’ve saved many answers this hour. What you typed is still here. Try again in an hour.'
