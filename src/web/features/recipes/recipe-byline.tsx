import { Link } from 'react-router'
import { chefPath } from '../../../core/chefs/chef-rating.ts'
import { useHasPart } from '../../ui/use-has-part.ts'
import { Picture } from '../../ui/picture.tsx'
import { RatingStars } from '../../ui/rating-stars.tsx'
import type { RecipeHead } from './recipe-view.tsx'

/** The author and the rating. Renders nothing if both are unknown. */
export function RecipeByline({ recipe: { author, chef, ratings, rating } }: { recipe: RecipeHead }) {
  const hasChefPages = useHasPart('community')
  if (!author && !chef && !ratings && rating === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {chef && (
        <>
          {chef.picture && (
            <span className="print:hidden">
              <Picture picture={chef.picture} alt="" sizes="40px" className="size-10 rounded-mallow object-cover" />
            </span>
          )}
          <p>
            by{' '}
            {hasChefPages ? (
              <Link to={chefPath(chef.id)} className="font-semibold">
                {chef.name}
              </Link>
            ) : (
              <span className="font-semibold">{chef.name}</span>
            )}
          </p>
        </>
      )}
      {!chef && author && (
        <p>
          by <span className="font-semibold">{author}</span>
        </p>
      )}
      {ratings && (
        <a href="#reviews" className="inline-flex min-h-11 max-w-full items-center text-ink no-underline print:hidden">
          <RatingStars value={ratings.average} count={ratings.count} />
          <span className="sr-only">. To the reviews</span>
        </a>
      )}
      {!ratings && rating !== null && <RatingStars value={rating} className="print:hidden" />}
    </div>
  )
}
