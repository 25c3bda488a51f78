import { ChefHat } from 'lucide-react'
import { Link } from 'react-router'
import { counted } from '../../../core/text/counted.ts'
import type { ChefRating } from '../../../core/chefs/chef-rating.ts'
import { Picture } from '../../ui/picture.tsx'
import { RatingStars } from '../../ui/rating-stars.tsx'

/** The chef and their best-known dish. */
export function ChefHead({ chef }: { chef: ChefRating }) {
  return (
    <header className="grid gap-6 rounded-xl bg-blush p-[clamp(1.25rem,4vw,3rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:items-center lg:gap-12">
      <div className="grid min-w-0 gap-x-7 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <span className="grid size-28 place-items-center overflow-hidden rounded-mallow bg-surface text-ink-soft sm:size-36">
          {chef.picture ? (
            <Picture picture={chef.picture} sizes="9rem" isFirst className="size-full object-cover" />
          ) : (
            <ChefHat aria-hidden className="size-12" />
          )}
        </span>
        <div className="min-w-0 self-center [overflow-wrap:anywhere]">
          <h1>{chef.name}</h1>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft tabular-nums">
            <span>{counted(chef.recipesCount, 'recipe')}</span>
            {chef.totalRatings > 0 && (
              <RatingStars value={chef.averageRating} count={chef.totalRatings} className="text-ink" />
            )}
          </p>
        </div>
        {chef.bio && <p className="max-w-[60ch] text-lead text-ink-soft sm:col-span-2">{chef.bio}</p>}
      </div>
      {chef.signatureDish && <SignatureDish dish={chef.signatureDish} />}
    </header>
  )
}

function SignatureDish({ dish }: { dish: NonNullable<ChefRating['signatureDish']> }) {
  return (
    <section
      aria-label="Signature Dish"
      className="rounded-lg bg-surface p-2.5 shadow-card sm:max-lg:flex sm:max-lg:items-center sm:max-lg:gap-2"
    >
      {dish.picture && (
        <Picture
          picture={dish.picture}
          alt=""
          sizes="(min-width: 53.75rem) 23rem, (min-width: 35rem) 35vw, 85vw"
          className="aspect-video w-full rounded-inner object-cover sm:max-lg:aspect-4/3 sm:max-lg:w-2/5"
        />
      )}
      <div className="px-3 pt-4 pb-3">
        <h2 className="text-h3 font-[560]">
          Signature Dish:{' '}
          <span className="inline-block">
            {dish.recipeId ? <Link to={`/recipe/${dish.recipeId}`}>{dish.name}</Link> : dish.name}
          </span>
        </h2>
        {dish.description && <p className="mt-1 text-ink-soft">{dish.description}</p>}
      </div>
    </section>
  )
}
