import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router'
import { type ReviewChoice, reviewSearch } from '../../../core/reviews/review-list.ts'
import { type OwnReview, ratingOf, type Review, type StarCounts } from '../../../core/reviews/review.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PillLink } from '../../ui/pill-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { OlderLink } from '../../ui/older-link.tsx'
import { ReviewContent } from './review-content.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewStateNote } from './review-state-note.tsx'
import { ReviewSummary } from './review-summary.tsx'

export interface ShownReviews {
  counts: StarCounts
  choice: ReviewChoice
  list: ReadonlyArray<Review>
  hasMore: boolean
  /** The reviews that the signed-in account found helpful. */
  voted: ReadonlyArray<number>
  /** True for the owner of the recipe, who answers. */
  mayAnswer: boolean
  /** `own-recipe` for the cook who wrote it. */
  mine: 'none' | 'written' | 'own-recipe'
  /** The review of the signed-in cook, while others do not see it. */
  unpublished: OwnReview | null
  /** The number of ratings in the mean. Some have no review. */
  ratings: number
}

interface ReviewSectionProps {
  recipeId: string
  reviews: ShownReviews
  /** The query of the chosen amounts. */
  amounts: string
}

/** The published reviews of a recipe, with their mean and their order. */
export default function ReviewSection({ recipeId, reviews, amounts }: ReviewSectionProps) {
  const { counts, choice, list, hasMore, voted, mayAnswer, mine, unpublished, ratings } = reviews
  const section = useRef<HTMLElement>(null)
  useShowWhenLinked(section)
  const rating = ratingOf(counts)
  const to = (part: Partial<ReviewChoice>) => `${reviewSearch({ ...choice, page: 1, ...part }, amounts)}#reviews`
  const path = `/recipe/${encodeURIComponent(recipeId)}/review`
  return (
    <section
      ref={section}
      id="reviews"
      tabIndex={-1}
      aria-labelledby="reviews-title"
      className="mt-12 outline-none print:hidden"
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="reviews-title">Reviews</h2>
        {mine !== 'own-recipe' && (
          <ButtonLink to={path} rel="nofollow" variant={rating ? 'secondary' : 'primary'}>
            {mine === 'written' ? 'Edit your review' : 'Write a review'}
          </ButtonLink>
        )}
      </div>
      {unpublished && (
        <Panel aria-label="Your review" className="mb-6">
          <ReviewStateNote review={unpublished} />
          <ReviewContent review={unpublished} />
        </Panel>
      )}
      {rating === null ? (
        <p className="text-ink-soft">
          No {unpublished && 'other '}
          {ratings > 0 ? 'written reviews yet, only stars.' : 'reviews yet.'}
          {mine === 'none' && ' Cooked it? Tell others how it turned out.'}
        </p>
      ) : (
        <div className="grid items-start gap-gap lg:grid-cols-[18rem_minmax(0,1fr)]">
          <ReviewSummary counts={counts} rating={rating} />
          <div className="min-w-0">
            <nav aria-label="Order of the reviews" className="mb-4 flex flex-wrap gap-2.5">
              <PillLink to={to({ sort: 'helpful' })} isCurrent={choice.sort === 'helpful'} preventScrollReset>
                Most helpful
              </PillLink>
              <PillLink to={to({ sort: 'newest' })} isCurrent={choice.sort === 'newest'} preventScrollReset>
                Newest
              </PillLink>
              <PillLink to={to({ withPhotos: !choice.withPhotos })} isCurrent={choice.withPhotos} preventScrollReset>
                With photos
              </PillLink>
            </nav>
            {list.length === 0 ? (
              <p className="text-ink-soft">
                {choice.withPhotos ? 'No review with photos here. ' : 'No more reviews. '}
                <Link to={to({ withPhotos: false })} preventScrollReset>
                  Show all reviews
                </Link>
              </p>
            ) : (
              <Panel aria-label="Written by cooks">
                <ul className="grid">
                  {list.map((review) => (
                    <li key={review.id} className="border-line py-5 not-last:border-b first:pt-0 last:pb-0">
                      <ReviewItem review={review} isVoted={voted.includes(review.id)} mayAnswer={mayAnswer} />
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
            <OlderLink
              noun="reviews"
              first={choice.page > 1 ? to({}) : null}
              next={hasMore ? to({ page: choice.page + 1 }) : null}
            />
          </div>
        </div>
      )}
    </section>
  )
}

/**
 * Scrolls to the reviews if a link led to them, and moves the focus there, so that Tab continues from there. The router
 * and a slow browser look for them before this part of the page has loaded. A page that the browser returns to has its
 * own place.
 */
function useShowWhenLinked(section: RefObject<HTMLElement | null>) {
  const { hash } = useLocation()
  const cameBy = useNavigationType()
  const isShown = useRef(false)
  // Runs after every render, see `useAnswer`. Acts only on the first.
  useEffect(() => {
    if (isShown.current) return
    isShown.current = true
    const hasPlace = cameBy === 'POP' && window.scrollY > 0
    if (hash !== '#reviews' || hasPlace) return
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView()
  })
}
