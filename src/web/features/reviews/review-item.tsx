import { Link } from 'react-router'
import { formerCook, hasWords, type Review } from '../../../core/reviews/review.ts'
import { shortDate } from '../../../core/text/date-text.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { ReviewContent } from './review-content.tsx'

interface ReviewItemProps {
  review: Review
  /** True if the signed-in account found it helpful. */
  isVoted: boolean
  /** True for the owner of the recipe. */
  mayAnswer: boolean
}

/** A published review with its answer, and what others can do about it. */
export function ReviewItem({ review, isVoted, mayAnswer }: ReviewItemProps) {
  const name = review.name ?? formerCook
  const words = hasWords({ ...review, photoIds: review.photos.map(({ id }) => id) })
  return (
    <article id={`review-${review.id}`} aria-label={`Review by ${name}`}>
      <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2.5 [overflow-wrap:anywhere]">
        <span className="font-display text-[1.0625rem] font-[560]">{name}</span>
        <span className="text-small text-ink-soft">
          <time dateTime={review.at}>{shortDate(review.at)}</time>
          {review.editedAt && ', edited'}
        </span>
      </p>
      <ReviewContent review={review} />
      {review.answer && (
        <div className="mt-3 rounded-md bg-sunk px-4 py-3 [overflow-wrap:anywhere]">
          <p className="text-small text-ink-soft">
            The author answered on <time dateTime={review.answer.at}>{shortDate(review.answer.at)}</time>
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-line">
            {review.answer.text}
          </p>
        </div>
      )}
      <div className="mt-1.5 -ml-3 flex flex-wrap items-center gap-x-1">
        {words && <HelpfulButton id={review.id} name={name} count={review.helpfulCount} isVoted={isVoted} />}
        <Link
          to={`/review/${review.id}/report`}
          rel="nofollow"
          aria-label={`Report the review by ${name}`}
          className="inline-flex min-h-11 items-center px-3 text-small"
        >
          Report
        </Link>
        {mayAnswer && (
          <Link
            to={`/review/${review.id}/answer`}
            aria-label={`Answer the review by ${name}`}
            className="inline-flex min-h-11 items-center px-3 text-small font-semibold"
          >
            {review.answer ? 'Edit answer' : 'Answer'}
          </Link>
        )}
      </div>
    </article>
  )
}
