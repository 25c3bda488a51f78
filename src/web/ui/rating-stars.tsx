import { type ComponentProps, useId } from 'react'
import { cn } from './cn.ts'

/** On a grid of 24 by 24. */
export const starPath =
  'M12 2.8c.7 0 1.1.5 1.4 1.1l1.9 4 4.4.6c1.4.2 1.9 1.7.9 2.7l-3.2 3.1.8 4.4c.2 1.4-1.1 2.3-2.3 1.7L12 18.3l-3.9 2.1c-1.2.6-2.5-.3-2.3-1.7l.8-4.4-3.2-3.1c-1-1-.5-2.5.9-2.7l4.4-.6 1.9-4c.3-.6.7-1.1 1.4-1.1Z'
const places = [1, 2, 3, 4, 5]

interface RatingStarsProps extends ComponentProps<'span'> {
  /** 0 to 5. Stars can be filled in part. */
  value: number
  /** The number of ratings. */
  count?: number
}

/** Shows five stars and a number beside them, so that the stars are not the only sign of the rating. */
export function RatingStars({ value, count, className, ...rest }: RatingStarsProps) {
  const id = useId()
  const ratings = count === undefined ? '' : `, ${count} ${count === 1 ? 'rating' : 'ratings'}`
  return (
    <span className={cn('inline-flex items-center gap-0.5', className)} {...rest}>
      <span className="sr-only">{`${value.toFixed(1)} out of 5${ratings}`}</span>
      <span aria-hidden className="inline-flex items-center">
        {places.map((place) => {
          const filled = Math.min(1, Math.max(0, value - place + 1))
          return (
            <svg key={place} viewBox="0 0 24 24" className="size-[1.35em] flex-none">
              <linearGradient id={`${id}-${place}`}>
                <stop offset={filled} stopColor="var(--star)" />
                <stop offset={filled} stopColor="var(--line)" />
              </linearGradient>
              <path d={starPath} fill={`url(#${id}-${place})`} />
            </svg>
          )
        })}
      </span>
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
