import type { ComponentProps } from 'react'
import { counted } from '../../core/text/counted.ts'
import { cn } from './cn.ts'

interface RatingStarsProps extends ComponentProps<'span'> {
  /** 0 to 5. Stars can be filled in part. */
  value: number
  /** The number of ratings. */
  count?: number
}

/**
 * Shows five stars and a number beside them, so that the stars are not the only sign of the rating. The stars are one
 * element, because a page with reviews has many of them.
 */
export function RatingStars({ value, count, className, ...rest }: RatingStarsProps) {
  const ratings = count === undefined ? '' : `, ${counted(count, 'rating')}`
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-0.5 [overflow-wrap:normal]', className)} {...rest}>
      <span className="sr-only">{`${value.toFixed(1)} out of 5${ratings}`}</span>
      <span aria-hidden className="star-row" style={{ backgroundSize: `${filledPercent(value)}% 100%` }} />
      <span aria-hidden className="ml-1.5 font-display font-semibold">
        {value.toFixed(1)}
      </span>
      {count !== undefined && (
        <span aria-hidden className="ml-1 text-ink-soft tabular-nums">
          ({count})
        </span>
      )}
    </span>
  )
}

/** A star takes the inner 80 % of its place, so a part of it begins after the first tenth. */
function filledPercent(value: number) {
  const shown = Math.min(5, Math.max(0, value))
  const part = shown % 1
  return 20 * (part === 0 ? shown : Math.floor(shown) + 0.1 + 0.8 * part)
}
