import { numberText } from '../../../../core/text/number-text.ts'
import { recipeList } from '../../../../core/seo/item-list.ts'
import { listNewest } from '../../../../db/recipes/recipes.ts'
import { listMostCooked } from '../../../../db/reviews/most-cooked.ts'
import { listNewestReviews } from '../../../../db/reviews/newest-reviews.ts'
import strawberry from '../../../art/spot-strawberry.svg'
import { rowNumber } from '../../../forms/row-number.ts'
import { appContext } from '../../../shell/app-context.ts'
import { requirePart } from '../../../shell/require-part.server.ts'
import { cursorText, readCursor } from '../../../shell/list-cursor.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PillLink } from '../../../ui/pill-link.tsx'
import { MoreLink, SectionHead } from '../../../ui/section-head.tsx'
import { RecipeCard } from '../../recipes/recipe-card.tsx'
import { RecipeGrid } from '../../recipes/recipe-grid.tsx'
import { ReviewCard } from '../review-card.tsx'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import type { Route } from './+types/community'

const reviewsOnAPage = 12
const cookedShown = 6
/** With fewer reviews, the page also shows the newest recipes. */
const fewReviews = 6
const recipesShown = 3

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const query = new URL(request.url).searchParams
  const withPhotos = query.get('photos') === 'only'
  const cursor = readCursor(query.get('after'))
  const after = cursor && { at: cursor.at, id: rowNumber(cursor.id) }
  const view = { withPhotos, isFirst: !after }
  return readSoftly(context, { reviews: [], cooked: [], recipes: [], next: null, ...view }, async () => {
    await requirePart(db, 'community')
    const [{ reviews, next }, cooked] = await Promise.all([
      listNewestReviews(db, { withPhotos, after, limit: reviewsOnAPage }),
      after ? [] : listMostCooked(db, cookedShown),
    ])
    const recipes = after || reviews.length >= fewReviews ? [] : await listNewest(db, recipesShown)
    return { reviews, cooked, recipes, next: next && cursorText(next), ...view }
  })
}

const lead = 'What other cooks made, what they changed, and how it turned out.'

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { cooked, withPhotos, isFirst } }) => [
  ...pageMeta(root, {
    title: 'Community',
    description: lead,
    // The other views show the same reviews again.
    path: withPhotos || !isFirst ? null : '/community',
  }),
  ...structuredData(root, (origin) =>
    cooked.length > 0
      ? [
          recipeList(
            'Most cooked this week',
            cooked.map(({ recipe }) => recipe),
            origin,
          ),
        ]
      : [],
  ),
]

const addressOf = ({ withPhotos, after }: { withPhotos: boolean; after?: string }) => {
  const search = new URLSearchParams({ ...(withPhotos && { photos: 'only' }), ...(after && { after }) })
  return search.size > 0 ? `/community?${search}` : '/community'
}

const timesText = (times: number) => (times === 1 ? 'Cooked once' : `Cooked ${numberText(times)} times`)

export default function Community({ loaderData }: Route.ComponentProps) {
  const { reviews, cooked, recipes, withPhotos, isFirst, next } = loaderData
  return (
    <div className="wrap">
      <PageHead title="Community" lead={lead} />
      <section aria-labelledby="newest-reviews">
        <div className="mb-[clamp(1.25rem,2.4vw,2.25rem)] flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <h2 id="newest-reviews">{isFirst ? 'Newest reviews' : 'Earlier reviews'}</h2>
          {(reviews.length > 0 || withPhotos) && (
            <div className="flex flex-wrap gap-2">
              <PillLink to={addressOf({ withPhotos: false })} preventScrollReset isCurrent={!withPhotos}>
                All
              </PillLink>
              <PillLink to={addressOf({ withPhotos: true })} preventScrollReset isCurrent={withPhotos}>
                With photos
              </PillLink>
            </div>
          )}
        </div>
        {reviews.length > 0 ? (
          <div className="card-grid">
            {reviews.map(({ review, recipe }, index) => (
              <ReviewCard key={review.id} review={review} recipe={recipe} isFirst={index < 3} />
            ))}
          </div>
        ) : (
          <NoReviews withPhotos={withPhotos} />
        )}
        <OlderLink
          noun="reviews"
          first={isFirst ? null : addressOf({ withPhotos })}
          next={next && addressOf({ withPhotos, after: next })}
        />
      </section>
      {cooked.length > 0 && (
        <section aria-labelledby="most-cooked" className="pt-section">
          <SectionHead
            id="most-cooked"
            title="Most cooked this week"
            subtitle="Counted in cook mode, and by reviews that say “I made it”."
          />
          <ol className="card-grid">
            {cooked.map(({ recipe, times }) => (
              <li key={recipe.id} className="grid">
                <RecipeCard
                  recipe={recipe}
                  note={<p className="text-small font-semibold text-ink-soft">{timesText(times)}</p>}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      {recipes.length > 0 && (
        <section aria-labelledby="cook-next" className="pt-section">
          <SectionHead
            id="cook-next"
            title="Cook one of these next"
            subtitle="The newest recipes of this site."
            action={<MoreLink to="/latest">Latest Recipes</MoreLink>}
          />
          <RecipeGrid recipes={recipes} headingLevel={3} />
        </section>
      )}
      <Panel
        variant="tint"
        aria-labelledby="tell"
        className="mt-section flex flex-wrap items-center justify-between gap-5"
      >
        <div>
          <h2 id="tell">Made something good?</h2>
          <p className="mt-1.5 max-w-[56ch]">
            Open its recipe, give it your stars, and add a photo and what you changed. The next cook will thank you.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/recipes" variant="primary">
            Find your recipe
          </ButtonLink>
          <ButtonLink to="/what-can-i-make">What can I make?</ButtonLink>
        </div>
      </Panel>
    </div>
  )
}

function NoReviews({ withPhotos }: { withPhotos: boolean }) {
  return (
    <EmptyState
      picture={strawberry}
      title={withPhotos ? 'No photos yet' : 'No reviews yet'}
      actions={
        withPhotos ? (
          <ButtonLink to="/community">All reviews</ButtonLink>
        ) : (
          <ButtonLink to="/recipes">Browse All Recipes</ButtonLink>
        )
      }
    >
      {withPhotos
        ? 'Add the first one to a recipe you cooked.'
        : 'Cook a recipe and tell us how it turned out. Yours will be the first.'}
    </EmptyState>
  )
}
