import { data, Form, Link, useNavigation } from 'react-router'
import { pictureProblems } from '../../../../core/pictures/picture-file.ts'
import { contentOfForm, LinkedReviewForms, tooManyPhotos } from '../../../../core/reviews/review-form.ts'
import { linkedReviewPath, mostPhotos } from '../../../../core/reviews/review.ts'
import { admitReview, tooManyReviewsMessage } from '../../../../operations/reviews/admit-review.ts'
import {
  confirmReview,
  deleteLinkedReview,
  editLinkedReview,
  findLinkedReview,
} from '../../../../operations/reviews/linked-review.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { secretPage } from '../../../shell/secret-page.ts'
import { Button } from '../../../ui/button.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { takePicture } from '../../pictures/take-picture.ts'
import { CookForm } from '../review-form.tsx'
import { DeleteReview } from '../delete-review.tsx'
import { ownRecipe } from '../own-recipe.ts'
import { ReviewContent } from '../review-content.tsx'
import { ReviewStateNote } from '../review-state-note.tsx'
import type { Route } from './+types/linked-review'

const unknownLink = () => data(null, { status: 404, headers: secretPage })

export async function loader({ params, context }: Route.LoaderArgs) {
  const linked = await findLinkedReview(context.get(appContext), params.token)
  if (!linked) throw unknownLink()
  return data({ review: linked.review }, { headers: secretPage })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const visitor = context.get(visitorContext)
  const { token } = params
  const linked = await findLinkedReview(app, token)
  if (!linked) throw unknownLink()
  const home = `/recipe/${encodeURIComponent(linked.review.recipeId)}#reviews`
  const sent = await parseForm(request, LinkedReviewForms, takePicture(app, visitor))
  if (!sent.ok) return sent.refuse()
  if (sent.value.intent === 'delete') {
    await deleteLinkedReview(app, token)
    return redirectWithFlash(home, { kind: 'success', title: 'Your review is deleted' })
  }
  if (sent.value.intent === 'confirm') {
    const state = await confirmReview(app, token)
    if (state === undefined) throw unknownLink()
    if (state === 'own-recipe') return sent.refuse({ problem: ownRecipe, status: 403 })
    return state === 'waiting'
      ? redirectWithFlash(linkedReviewPath(token), {
          kind: 'success',
          title: 'Thank you! Your review is confirmed',
          description: 'We read it before others see it.',
        })
      : redirectWithFlash(home, { kind: 'success', title: 'Thank you for your review!' })
  }
  if (!(await admitReview(app, visitor))) return sent.refuse({ problem: tooManyReviewsMessage, status: 429 })
  const content = contentOfForm(sent.value)
  if (content.photoIds.length > mostPhotos) return sent.refuse({ errors: { photoIds: tooManyPhotos } })
  const outcome = await editLinkedReview(app, token, content)
  if (outcome.kind === 'photo-gone') return sent.refuse({ errors: { photoIds: pictureProblems.gone } })
  if (outcome.kind !== 'done') throw unknownLink()
  return redirectWithFlash(linkedReviewPath(token), { kind: 'success', title: 'Your review is saved' })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const headers: Route.HeadersFunction = () => secretPage

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Your review of “${loaderData.review.recipeTitle.slice(0, 100)}”` : 'Unknown link',
    description: 'Confirm, change or delete a review.',
    path: null,
  })

export default function LinkedReviewPage({ loaderData: { review }, actionData }: Route.ComponentProps) {
  const isUnconfirmed = review.state === 'unconfirmed'
  const { state, formData } = useNavigation()
  return (
    <div className="wrap max-w-180">
      <PageHead
        title={isUnconfirmed ? 'Show your review?' : 'Your review'}
        lead={<Link to={`/recipe/${encodeURIComponent(review.recipeId)}`}>{review.recipeTitle}</Link>}
      />
      <FormErrorPanel answer={actionData} />
      {isUnconfirmed ? (
        <Panel aria-label="Confirm your review" className="mb-6">
          <ReviewContent review={review} />
          <Form method="post" className="mt-5">
            <input type="hidden" name="intent" value="confirm" />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              pending={state !== 'idle' && formData?.get('intent') === 'confirm'}
              pendingLabel="Confirming..."
            >
              Show my review
            </Button>
          </Form>
        </Panel>
      ) : (
        <ReviewStateNote review={review} />
      )}
      <Panel aria-labelledby="change-title">
        <h2 id="change-title" className="mb-5 text-[1.5rem]">
          Change it
        </h2>
        <CookForm key={review.editedAt} answer={actionData} own={review} stars={null} />
      </Panel>
      <div className="mt-6">
        <DeleteReview />
      </div>
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Unknown link',
    text: 'This link belongs to no review. It may have expired, or the review was deleted.',
    to: '/recipes',
    label: 'Browse All Recipes',
  },
})
