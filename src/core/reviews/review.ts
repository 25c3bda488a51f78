import type { Picture } from '../pictures/picture.ts'

/** `unconfirmed` reviews of visitors wait for the press on their link, `waiting` ones for an editor. */
export type ReviewState = 'unconfirmed' | 'waiting' | 'published' | 'rejected'

export type AnswerState = 'waiting' | 'published' | 'rejected'

export const starChoices = [1, 2, 3, 4, 5] as const

export const mostPhotos = 3
export const longestReview = 5_000
export const longestChange = 1_000
export const longestAnswer = 2_000
export const longestReviewerName = 80
/** A visitor's review waits this long for the press on its link. */
export const confirmWithinDays = 3

export const linkedReviewPath = (token: string) => `/review/${token}`

/** The part of a review that its reviewer writes. */
export interface ReviewContent {
  stars: number
  body: string
  changed: string
  madeIt: boolean
  photoIds: ReadonlyArray<string>
}

/** A published review as a page shows it. */
export interface Review {
  id: number
  /** Null for a deleted account. */
  name: string | null
  stars: number
  body: string
  changed: string
  madeIt: boolean
  photos: ReadonlyArray<Picture>
  helpfulCount: number
  answer: { text: string; at: string } | null
  at: string
  editedAt: string | null
}

/** A review in its reviewer's hands, with the state that only they see. */
export interface OwnReview extends Review {
  recipeId: string
  recipeTitle: string
  state: ReviewState
  /** The editor's reason. */
  reason: string | null
}

/** The name of a reviewer who deleted the account. */
export const formerCook = 'A former cook'

/** Tells apart a review from stars alone, which have nothing to read. */
export const hasWords = ({ body, changed, photoIds }: Pick<ReviewContent, 'body' | 'changed' | 'photoIds'>) =>
  body !== '' || changed !== '' || photoIds.length > 0

const wordsOf = ({ body, changed, photoIds }: ReviewContent) => JSON.stringify([body, changed, photoIds])

interface Occasion {
  /** True if the site reads what this person writes before others do. */
  isReviewed: boolean
  /** The review before this change. */
  earlier: { state: ReviewState; content: ReviewContent } | null
}

/**
 * Decides the state of a review that was just written or changed. An editor reads words and photos. Stars alone have
 * nothing to read, and words that an editor has reviewed keep that decision.
 */
export function stateOfWritten(content: ReviewContent, { isReviewed, earlier }: Occasion): ReviewState {
  const isJudged = earlier?.state === 'published' || earlier?.state === 'rejected'
  if (isJudged && wordsOf(earlier.content) === wordsOf(content)) return earlier.state
  // An editor reads a rejected review again, on every site. Otherwise a small change, or a second one, would publish
  // it.
  const isObjected = earlier?.state === 'rejected' || earlier?.state === 'waiting'
  return (isReviewed || isObjected) && hasWords(content) ? 'waiting' : 'published'
}

/** The published reviews of a recipe, counted by stars: first those with one star. */
export type StarCounts = ReadonlyArray<number>

/** Returns the number of reviews and their mean. Null without reviews. */
export function ratingOf(counts: StarCounts): { average: number; count: number } | null {
  const count = counts.reduce((sum, one) => sum + one, 0)
  const sum = counts.reduce((total, one, index) => total + one * (index + 1), 0)
  return count === 0 ? null : { average: sum / count, count }
}

/** Returns each share of the reviews in whole percent, five stars first. */
export function distributionOf(counts: StarCounts): Array<{ stars: number; count: number; percent: number }> {
  const total = Math.max(
    1,
    counts.reduce((sum, one) => sum + one, 0),
  )
  return starChoices.toReversed().map((stars) => {
    const count = counts[stars - 1] ?? 0
    return { stars, count, percent: Math.round((100 * count) / total) }
  })
}
