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
/** Later pages would read thousands of rows to leave them out. */
const lastPage = 2_000

export const firstReviews: ReviewChoice = { sort: 'helpful', withPhotos: false, page: 1 }

/** Reads the choice from the address of a recipe. */
export function readReviewChoice(search: URLSearchParams): ReviewChoice {
  const page = /^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return {
    sort: search.get('reviews') === 'newest' ? 'newest' : 'helpful',
    withPhotos: search.get('photos') === 'only',
    page: Math.min(page, lastPage),
  }
}

/** Returns the query of the recipe's address for a choice, after that of the chosen amounts. */
export function reviewSearch({ sort, withPhotos, page }: ReviewChoice, amounts = ''): string {
  const search = new URLSearchParams(amounts)
  if (sort !== 'helpful') search.set('reviews', sort)
  if (withPhotos) search.set('photos', 'only')
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `?${search.toString()}` : ''
}
