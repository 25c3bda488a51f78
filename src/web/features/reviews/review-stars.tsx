import { ChefHat } from 'lucide-react'
import type { Review } from '../../../core/reviews/review.ts'
import { Badge } from '../../ui/badge.tsx'
import { RatingStars } from '../../ui/rating-stars.tsx'

/** The stars of a review, and a badge if its cook made the recipe. */
export function ReviewStars({ stars, madeIt }: Pick<Review, 'stars' | 'madeIt'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <RatingStars value={stars} />
      {madeIt && (
        <Badge variant="ok">
          <ChefHat aria-hidden />
          Made it
        </Badge>
      )}
    </div>
  )
}
