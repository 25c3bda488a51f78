import { data } from 'react-router'
import { MyReviewsForm } from '../../../../core/reviews/my-reviews-form.ts'
import { countMyReviews, listMyReviews } from '../../../../db/reviews/my-reviews.ts'
import { deleteOwnReview } from '../../../../operations/reviews/delete-review.ts'
import measuring from '../../../art/spot-measuring.svg'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { rowNumber } from '../../../forms/row-number.ts'
import { appContext } from '../../../shell/app-context.ts'
import { cursorText, readCursor } from '../../../shell/list-cursor.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { OlderLink } from '../../../ui/older-link.tsx'
import { FilterLinks } from '../../moderation/filter-links.tsx'
import { MyReview } from '../my-review.tsx'
import { ReceivedReview } from '../received-review.tsx'
import type { Route } from './+types/my-reviews'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const { id } = actorOf(context)
  const query = new URL(request.url).searchParams
  const of = query.get('show') === 'received' ? 'received' : 'mine'
  const cursor = readCursor(query.get('after'))
  const after = cursor && { at: cursor.at, id: rowNumber(cursor.id) }
  const [counts, { reviews, next }] = await Promise.all([countMyReviews(db, id), listMyReviews(db, id, { of, after })])
  return {
    of,
    counts,
    isFirst: !cursor,
    next: next && cursorText(next),
    // A recipe's author sees neither the reviewer's address nor what editors wrote to the reviewer.
    reviews: reviews.map(({ review, answer, isRecipeListed }) => ({
      review: of === 'mine' ? review : { ...review, reason: null },
      answer: of === 'mine' ? null : answer,
      isRecipeListed,
    })),
  } as const
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, MyReviewsForm)
  if (!sent.ok) return sent.refuse()
  const isDeleted = await deleteOwnReview(context.get(appContext), actorOf(context), sent.value.recipe)
  if (!isDeleted) throw data(null, { status: 404 })
  return redirectWithFlash('/account/reviews', { kind: 'success', title: 'Your review is deleted' })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Reviews', description: 'Your reviews, and those of your recipes.', path: null })

export default function MyReviews({ loaderData, actionData }: Route.ComponentProps) {
  const { of, counts, reviews, isFirst, next } = loaderData
  const path = of === 'mine' ? '/account/reviews' : '/account/reviews?show=received'
  return (
    <>
      <FilterLinks
        label="Reviews"
        links={[
          { to: '/account/reviews', label: 'Your reviews', count: counts.mine, isCurrent: of === 'mine' },
          {
            to: '/account/reviews?show=received',
            label: 'Of your recipes',
            count: counts.received,
            isCurrent: of === 'received',
          },
        ]}
      />
      <FormErrorPanel answer={actionData} />
      {reviews.length > 0 ? (
        <ul className="grid gap-gap">
          {reviews.map(({ review, answer, isRecipeListed }) =>
            answer ? (
              <ReceivedReview key={review.id} review={review} answer={answer} isRecipeListed={isRecipeListed} />
            ) : (
              <MyReview key={review.id} review={review} isRecipeListed={isRecipeListed} />
            ),
          )}
        </ul>
      ) : (
        <NoReviews of={of} />
      )}
      <OlderLink
        noun="reviews"
        first={isFirst ? null : path}
        next={next && `${path}${of === 'mine' ? '?' : '&'}after=${encodeURIComponent(next)}`}
      />
    </>
  )
}

function NoReviews({ of }: { of: 'mine' | 'received' }) {
  return of === 'mine' ? (
    <EmptyState
      picture={measuring}
      title="No reviews yet"
      actions={<ButtonLink to="/recipes">Browse All Recipes</ButtonLink>}
    >
      Your stars and reviews appear here, with their status.
    </EmptyState>
  ) : (
    <EmptyState
      picture={measuring}
      title="Nothing here yet"
      actions={<ButtonLink to="/my-recipes">My Recipes</ButtonLink>}
    >
      What others say about your published recipes appears here, and you can answer.
    </EmptyState>
  )
}
