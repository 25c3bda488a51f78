import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { numberText } from '../../../core/text/number-text.ts'
import { cn } from '../../ui/cn.ts'

export interface CountCard {
  label: string
  count: number
  /** The page that lists what the card counts. */
  to?: string
}

const tints = ['bg-blush', 'bg-mint', 'bg-plum', 'bg-butter']

/** A few numbers side by side. Each links to what it counts. */
export function CountCards({ cards, label }: { cards: ReadonlyArray<CountCard>; label: string }) {
  return (
    <ul
      aria-label={label}
      className={cn(
        'grid gap-[clamp(.625rem,1.6vw,1.25rem)]',
        cards.length === 4 ? 'grid-cols-2 xl:grid-cols-4' : 'grid-cols-3',
      )}
    >
      {cards.map(({ label: name, count, to }, index) => (
        <li
          key={name}
          className={cn('relative rounded-lg px-4 pt-3.5 pb-4 sm:px-6 sm:pt-4.5 sm:pb-5', tints[index % tints.length])}
        >
          <span className="block text-small font-semibold">
            {to ? (
              <Link
                to={to}
                className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg hover:underline"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
          <span className="flex items-end justify-between gap-2">
            <strong className="block font-display text-[1.875rem] leading-[1.1] font-semibold sm:text-[2.5rem]">
              {numberText(count)}
            </strong>
            {to && <ArrowRight aria-hidden className="mb-1.5 size-5 flex-none text-link" />}
          </span>
        </li>
      ))}
    </ul>
  )
}
