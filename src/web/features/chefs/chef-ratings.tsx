import type { ChefRating } from '../../../core/chefs/chef-rating.ts'
import strawberry from '../../art/spot-strawberry.svg'
import { Character } from '../../ui/character.tsx'
import { MoreLink } from '../../ui/section-head.tsx'
import { RankedChefs } from './ranked-chefs.tsx'

interface ChefRatingsProps {
  /** Null while loading. */
  chefs: ReadonlyArray<ChefRating> | null
  /** Adds a link to the list of all chefs. */
  hasMore?: boolean
}

export function ChefRatings({ chefs, hasMore = false }: ChefRatingsProps) {
  return (
    <section
      id="chef-ratings"
      tabIndex={-1}
      aria-labelledby="chef-ratings-title"
      className="group/chefs wrap pt-section focus-visible:outline-none"
    >
      <div className="grid items-start gap-[clamp(1.5rem,4vw,4rem)] lg:grid-cols-[minmax(0,.8fr)_minmax(0,1.5fr)]">
        <div className="lg:sticky lg:top-28">
          {/* Shows where a jump landed. A ring around the whole section would not help. */}
          <h2
            id="chef-ratings-title"
            className="w-fit rounded-xs outline-offset-4 group-focus-visible/chefs:outline-3 group-focus-visible/chefs:outline-focus"
          >
            Chef Ratings
          </h2>
          <p className="mt-2.5 text-lead text-ink-soft">
            Our chefs, ranked by recipe count and customer ratings.
            {chefs?.length !== 0 && ' Open one to meet the cook and their signature dish.'}
          </p>
          {chefs?.length !== 0 && (
            <Character
              src={strawberry}
              width={180}
              height={250}
              loading="lazy"
              className="mt-7 -ml-2 hidden w-40 lg:block"
            />
          )}
        </div>
        {!chefs?.length ? (
          <p aria-live="polite" className="rounded-lg bg-sunk p-7 text-center text-ink-soft">
            {chefs ? 'No chef ratings available yet.' : 'Loading chef ratings...'}
          </p>
        ) : (
          <div className="grid gap-5">
            <RankedChefs chefs={chefs} />
            {hasMore && (
              <div className="justify-self-end">
                <MoreLink to="/chefs">All chefs</MoreLink>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
