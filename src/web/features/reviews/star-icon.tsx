import { starPath } from '../../ui/rating-stars.tsx'

/** One star in the color of its text. It is an outline until `--star-fill` is set. */
export function StarIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={className}>
      <path d={starPath} fill="var(--star-fill, transparent)" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
