import { PencilLine } from 'lucide-react'
import type { Review } from '../../../core/reviews/review.ts'
import { ReviewPhotos } from './review-photos.tsx'
import { ReviewStars } from './review-stars.tsx'

type Content = Pick<Review, 'stars' | 'body' | 'changed' | 'madeIt' | 'photos'>

/** The stars, words and photos of a review. */
export function ReviewContent({ review: { stars, body, changed, madeIt, photos } }: { review: Content }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <ReviewStars stars={stars} madeIt={madeIt} />
      {body && (
        <p dir="auto" className="mt-2 whitespace-pre-line">
          {body}
        </p>
      )}
      {changed && (
        <p dir="auto" className="mt-2 flex gap-2 whitespace-pre-line text-ink-soft">
          <PencilLine aria-hidden className="mt-1 flex-none" />
          <span>
            <span className="font-semibold">Changed: </span>
            {changed}
          </span>
        </p>
      )}
      <ReviewPhotos photos={photos} />
    </div>
  )
}
