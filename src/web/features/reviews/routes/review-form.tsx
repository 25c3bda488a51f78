import { data, Link } from 'react-router'
import { isListed } from '../../../../core/recipes/visibility.ts'
import { takesVisitorReviews } from '../../../../operations/reviews/send-review.ts'
import { findOwnReview, isOwnWork, isReviewedOf } from '../../../../operations/reviews/write-review.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { appContext, userContext, visitorContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { useIsSignUpOpen } from '../../../shell/use-is-sign-up-open.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormErrorPanel } from '../../../ui/form-error-panel.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { openRecipe } from '../../recipes/open-recipe.server.ts'
import { ownRecipe } from '../own-recipe.ts'
import { CookForm, VisitorForm } from '../review-form.tsx'
import { DeleteReview } from '../delete-review.tsx'
import { ReviewStateNote } from '../review-state-note.tsx'
import { takeCookReview, takeVisitorReview } from '../take-review.server.ts'
import type { Route } from './+types/review-form'

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const user = context.get(userContext)
  const actor = user ?? 'visitor'
  const stored = await openRecipe(app, { id: params.id, actor, url: request.url, below: '/review' })
  const { id, title, status } = stored.recipe
  if (!isListed(status)) throw data('Recipe not found', { status: 404 })
  const stars = Number(new URL(request.url).searchParams.get('stars'))
  return {
    recipe: { id, title },
    own: user ? ((await findOwnReview(app.db, user, id))?.review ?? null) : null,
    is: user
      ? isOwnWork(stored, user.id)
        ? 'own-recipe'
        : 'cook'
      : takesVisitorReviews(app)
        ? 'visitor'
        : 'signed-out',
    isReviewed: await isReviewedOf(app, actor),
    stars: Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null,
  } as const
}

const recipePath = (id: string) => `/recipe/${encodeURIComponent(id)}`

export function action({ params, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const user = context.get(userContext)
  const visitor = context.get(visitorContext)
  const given = { recipeId: params.id, request, visitor }
  return user ? takeCookReview(app, user, given) : takeVisitorReview(app, given)
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const headers: Route.HeadersFunction = () => ({ 'X-Robots-Tag': 'noindex' })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Review “${loaderData.recipe.title.slice(0, 100)}”` : 'Recipe not found',
    description: 'Tell others how a recipe turned out.',
    path: null,
  })

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { recipe, own, is, isReviewed, stars } = loaderData
  const answer = actionData && !('mailedTo' in actionData) && !('rated' in actionData) ? actionData : undefined
  const mailedTo = actionData && 'mailedTo' in actionData ? actionData.mailedTo : null
  const home = <Link to={recipePath(recipe.id)}>{recipe.title}</Link>
  if (mailedTo) return <LinkMailed address={mailedTo} home={recipePath(recipe.id)} />
  return (
    <div className="wrap max-w-180">
      <PageHead title={own ? 'Your review' : 'Write a review'} lead={home} />
      <FormErrorPanel answer={answer} />
      {actionData && 'rated' in actionData && (
        <output className="mb-6 block rounded-md bg-mint px-5 py-3 font-semibold text-mint-ink">
          Your stars are saved. Add words or a photo, if you like.
        </output>
      )}
      {own && <ReviewStateNote review={own} />}
      {is === 'own-recipe' && (
        <Panel aria-label="Your own recipe">
          <p>{ownRecipe}</p>
          <ButtonLink to={`${recipePath(recipe.id)}#reviews`} className="mt-4">
            To the reviews
          </ButtonLink>
        </Panel>
      )}
      {is === 'signed-out' && <SignInFirst path={formPath(recipe.id, stars)} />}
      {(is === 'cook' || is === 'visitor') && (
        <Panel aria-label="Review form">
          {is === 'visitor' && (
            <p className="mb-6 text-ink-soft">
              <Link to={signInPath(formPath(recipe.id, stars))}>Sign in</Link> to keep the review in your account, or
              continue with your email address.
            </p>
          )}
          {is === 'cook' ? (
            <CookForm answer={answer} own={own} stars={stars} />
          ) : (
            <VisitorForm answer={answer} stars={stars} />
          )}
          {isReviewed && (
            <p className="mt-4 text-small text-ink-soft">We read words and photos before others see them.</p>
          )}
        </Panel>
      )}
      {own && (
        <div className="mt-6">
          <DeleteReview />
        </div>
      )}
    </div>
  )
}

/** Signing in returns to the form with the stars that were pressed in cook mode. */
const formPath = (id: string, stars: number | null) => `${recipePath(id)}/review${stars ? `?stars=${stars}` : ''}`

const signInPath = (path: string) => `/auth?${new URLSearchParams({ next: path })}`

function SignInFirst({ path }: { path: string }) {
  const isSignUpOpen = useIsSignUpOpen()
  return (
    <Panel aria-label="Sign in first">
      <p>Reviews need an account here, because this site cannot send email.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={signInPath(path)} variant="primary">
          Sign in
        </ButtonLink>
        {isSignUpOpen && <ButtonLink to={`${signInPath(path)}&mode=create-account`}>Create an account</ButtonLink>}
      </div>
    </Panel>
  )
}

function LinkMailed({ address, home }: { address: string; home: string }) {
  return (
    <div className="wrap max-w-180">
      <PageHead title="One more step" isAnswer />
      <Panel variant="tint" aria-label="Confirm your review">
        <output className="block">
          We emailed a link to <strong className="[overflow-wrap:anywhere]">{address}</strong>. Open it within three
          days to show your review. With the same link you can change or delete it later.
        </output>
        <p className="mt-2 text-ink-soft">Nothing after a few minutes? Check your spam folder.</p>
        <ButtonLink to={home} className="mt-4">
          Back to the recipe
        </ButtonLink>
      </Panel>
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Recipe not found',
    text: 'There is no recipe at this address.',
    to: '/recipes',
    label: 'Browse All Recipes',
  },
})
