type ReviewSort = 'helpful' | 'newest'

/** The part of a recipe's reviews that its address asks for. */
export interface ReviewChoice {
  sort: ReviewSort
  withPhotos: boolean
  /** Counted from 1. */
  page: number
}

/** Small, so that a page with reviews costs hardly more than one without. */
export const reviewsOnAPage = 5

export const firstReviews: ReviewChoice = { sort: 'helpful', withPhotos: false, page: 1 }
