/** On a grid of 24 by 24. The token `--star-shape` has the same star. */
const starPath =
  'M12 2.8c.7 0 1.1.5 1.4 1.1l1.9 4 4.4.6c1.4.2 1.9 1.7.9 2.7l-3.2 3.1.8 4.4c.2 1.4-1.1 2.3-2.3 1.7L12 18.3l-3.9 2.1c-1.2.6-2.5-.3-2.3-1.7l.8-4.4-3.2-3.1c-1-1-.5-2.5.9-2.7l4.4-.6 1.9-4c.3-.6.7-1.1 1.4-1.1Z'

/** One star in the color of its text. It is an outline until `--star-fill` is set. */
export function StarIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={className}>
      <path d={starPath} fill="var(--star-fill, transparent)" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
