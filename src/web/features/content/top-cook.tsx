import { ChefHat, Star } from 'lucide-react'
import { Link } from 'react-router'
import { counted } from '../../../core/text/counted.ts'
import { type ChefRating, chefPath } from '../../../core/chefs/chef-rating.ts'
import { Picture } from '../../ui/picture.tsx'

/** A row of the ranking that links to the cook's page. */
export function TopCook({ cook, rank }: { cook: ChefRating; rank: number }) {
  return (
    <li className="group/cook relative grid min-h-22 grid-cols-[1.75rem_56px_minmax(0,1fr)] items-center gap-x-3.5 rounded-lg bg-surface p-3 shadow-card hover:shadow-card-lift">
      <span className="text-center font-display text-[1.5rem] leading-none font-semibold text-primary">
        <span className="sr-only">Rank </span>
        {rank}
      </span>
      <span className="grid size-14 place-items-center overflow-hidden rounded-mallow bg-sunk text-ink-soft">
        {cook.picture ? (
          <Picture picture={cook.picture} alt="" sizes="4rem" className="size-full object-cover" />
        ) : (
          <ChefHat aria-hidden className="size-7" />
        )}
      </span>
      <div>
        <h3 className="text-[1.1875rem] leading-[1.25]">
          <Link
            to={chefPath(cook.chefId)}
            prefetch="intent"
            className="text-inherit no-underline group-hover/cook:text-link after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-focus"
          >
            {cook.name}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft tabular-nums">
          <span>{counted(cook.recipesCount, 'recipe')}</span>
          {cook.totalRatings > 0 && (
            <span className="inline-flex items-center gap-1">
              <Star aria-hidden strokeWidth={0} fill="currentColor" className="text-star" />
              {cook.averageRating.toFixed(1)}
              <span className="sr-only"> out of 5</span> ({counted(cook.totalRatings, 'rating')})
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
