import { counted } from '../../../core/text/counted.ts'
import { distributionOf, type StarCounts } from '../../../core/reviews/review.ts'
import { RatingStars } from '../../ui/rating-stars.tsx'

interface ReviewSummaryProps {
  counts: StarCounts
  rating: { average: number; count: number }
}

/** The mean of the stars, and how they are distributed. */
export function ReviewSummary({ counts, rating: { average, count } }: ReviewSummaryProps) {
  return (
    <div className="rounded-lg bg-blush p-6">
      <p className="flex flex-wrap items-center gap-x-3">
        <RatingStars value={average} className="text-[1.25rem]" />
        <span className="text-small text-ink-soft">{counted(count, 'review')}</span>
      </p>
      <ul aria-label="Stars" className="mt-4 grid gap-2">
        {distributionOf(counts).map(({ stars, count: number, percent }) => (
          <li key={stars} className="grid grid-cols-[3.75rem_minmax(0,1fr)_2.75rem] items-center gap-2.5 text-small">
            <span>{counted(stars, 'star')}</span>
            <span aria-hidden className="h-2.5 overflow-hidden rounded-pill bg-surface">
              <span className="block h-full rounded-pill bg-star" style={{ width: `${percent}%` }} />
            </span>
            <span className="text-right tabular-nums">
              <span className="sr-only">{counted(number, 'review')}, </span>
              {percent}%
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
