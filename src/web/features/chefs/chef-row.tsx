import { ChefHat, ChevronDown, Star } from 'lucide-react'
import { Link } from 'react-router'
import { type ChefRating, chefPath } from '../../../core/chefs/chef-rating.ts'
import type { Picture as StoredPicture } from '../../../core/pictures/picture.ts'
import { counted } from '../../../core/text/counted.ts'
import { Picture } from '../../ui/picture.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ChefRecipes } from './chef-recipes.tsx'

interface ChefRowProps {
  chef: ChefRating
  rank: number
}

/**
 * Uses the browser's own disclosure, so that it opens without script. Opening a row closes the others of its `name`.
 */
export function ChefRow({ chef, rank }: ChefRowProps) {
  return (
    <details name="chef" className="group/chef flow-root rounded-lg bg-surface shadow-card">
      <summary className="grid min-h-22 w-full grid-cols-[1.5rem_56px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-lg p-3 sm:grid-cols-[2.25rem_64px_1fr_auto_auto] sm:gap-x-4 sm:pr-5">
        <span className="row-span-2 text-center font-display text-[1.375rem] leading-none font-semibold text-primary sm:row-span-1 sm:text-[1.75rem]">
          <span className="sr-only">Rank </span>
          {rank}
        </span>
        <Portrait picture={chef.picture} />
        <span className="grid min-w-0 [overflow-wrap:anywhere]">
          <span className="font-display text-[1.1875rem] leading-[1.25] font-[560]">{chef.name}</span>
          <span className="text-small text-ink-soft tabular-nums">{counted(chef.recipesCount, 'recipe')}</span>
        </span>
        <Score average={chef.averageRating} count={chef.totalRatings} />
        <ChevronDown
          aria-hidden
          className="col-start-4 row-span-2 row-start-1 text-ink-soft transition-transform duration-(--mid) ease-soft group-open/chef:rotate-180 sm:col-start-5 sm:row-span-1"
        />
      </summary>
      <div className="mx-3 mb-3 grid gap-x-6 gap-y-4 rounded-inner bg-blush px-5 pt-4.5 pb-5 text-[1rem] sm:grid-cols-[1fr_176px]">
        <div>
          <p>{chef.bio}</p>
          {chef.signatureDish && (
            <>
              <h3 className="mt-3.5 mb-0.5 text-body">
                Signature Dish: <DishName dish={chef.signatureDish} />
              </h3>
              <p className="text-ink-soft">{chef.signatureDish.description}</p>
            </>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <ChefRecipes chefId={chef.chefId} name={chef.name} />
            <ButtonLink to={chefPath(chef.chefId)} variant="ghost" prefetch="intent">
              About {chef.name}
            </ButtonLink>
          </div>
        </div>
        {chef.signatureDish?.picture && (
          <div className="aspect-4/3 self-center overflow-hidden rounded-[16px] max-sm:-order-1">
            <Picture
              picture={chef.signatureDish.picture}
              alt=""
              sizes="(min-width: 35rem) 11rem, 85vw"
              className="size-full object-cover"
            />
          </div>
        )}
      </div>
    </details>
  )
}

function Portrait({ picture }: { picture: StoredPicture | null }) {
  return (
    <span className="row-span-2 grid size-14 place-items-center overflow-hidden rounded-mallow bg-sunk text-ink-soft sm:row-span-1 sm:size-16">
      {picture ? (
        <Picture picture={picture} alt="" sizes="4rem" className="size-full object-cover" />
      ) : (
        <ChefHat aria-hidden className="size-7" />
      )}
    </span>
  )
}

function Score({ average, count }: { average: number; count: number }) {
  return (
    <span className="col-start-3 flex items-center gap-2 sm:col-start-4 sm:grid sm:justify-items-end sm:gap-1.5">
      {count > 0 && (
        <span className="inline-flex items-center gap-1.5 font-display text-[1.125rem] leading-none font-semibold">
          <Star aria-hidden strokeWidth={0} fill="currentColor" className="text-star" />
          {average.toFixed(1)}
          <span className="sr-only"> out of 5,</span>
        </span>
      )}
      <span className="text-small text-ink-soft tabular-nums">{counted(count, 'rating')}</span>
    </span>
  )
}

function DishName({ dish }: { dish: NonNullable<ChefRating['signatureDish']> }) {
  return dish.recipeId ? <Link to={`/recipe/${dish.recipeId}`}>{dish.name}</Link> : dish.name
}
