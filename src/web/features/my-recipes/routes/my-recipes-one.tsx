import { data, redirect } from 'react-router'
import { allows } from '../../../../core/recipes/lifecycle.ts'
import { longDate } from '../../../../core/text/date-text.ts'
import { MyRecipeForm } from '../../../../core/recipes/forms/my-recipe-form.ts'
import { findMyRecipe } from '../../../../db/recipes/my-recipes.ts'
import { dropChange } from '../../../../operations/recipes/drop-change.ts'
import { deleteOwnRecipe, withdrawRecipe } from '../../../../operations/recipes/withdraw-recipe.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { myRecipePath } from '../my-recipe-path.ts'
import { StandingPanel } from '../standing-panel.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { parseForm } from '../../../forms/parse-form.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/my-recipes-one'

export async function loader({ params, context }: Route.LoaderArgs) {
  const recipe = await findMyRecipe(context.get(appContext).db, actorOf(context).id, params.id)
  if (!recipe) throw data(null, { status: 404 })
  return { recipe }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const cook = actorOf(context)
  const sent = await parseForm(request, MyRecipeForm)
  if (!sent.ok) return sent.refuse()
  const act = acts[sent.value.intent]
  const outcome = await act.take(app, cook, id)
  if (outcome === 'unknown' || outcome === 'not-yours') throw data(null, { status: 404 })
  // If an editor decided in the meantime, the page shows the new status.
  return redirect(outcome === 'not-now' ? myRecipePath(id) : act.next(id))
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

/** The operation and the next page for each button's intent. */
const acts = {
  delete: { take: deleteOwnRecipe, next: () => '/my-recipes?done=deleted' },
  withdraw: { take: withdrawRecipe, next: (id: string) => `${myRecipePath(id)}?done=withdrawn` },
  'drop-change': { take: dropChange, next: (id: string) => `${myRecipePath(id)}?done=change-dropped` },
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? loaderData.recipe.title.slice(0, 100) : 'Recipe not found',
    description: 'Your recipe and its status.',
    path: null,
  })

export default function MyRecipePage({ loaderData: { recipe } }: Route.ComponentProps) {
  const { id, title, status, updatedAt, change } = recipe
  const path = myRecipePath(id)
  return (
    <div className="wrap max-w-200">
      <Breadcrumbs
        crumbs={[{ label: 'Home', to: '/' }, { label: 'My Recipes', to: '/my-recipes' }, { label: title }]}
      />
      <h1 className="mt-4 mb-6 [overflow-wrap:anywhere]">{title}</h1>
      <DoneNotice
        words={{
          withdrawn: 'Recipe withdrawn',
          'change-dropped': 'Change canceled',
          saved: 'Saved',
          sent: 'Submitted for review',
          published: 'Published',
          'change-sent': 'Your change is waiting for review',
        }}
      />
      <StandingPanel
        recipe={recipe}
        since={
          <span className="text-small text-ink-soft">
            Last changed on <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
          </span>
        }
      >
        {allows(status, 'submit', 'owner') && (
          <ButtonLink to={`${path}/edit`} variant="primary">
            {status === 'draft' ? 'Continue editing' : status === 'withdrawn' ? 'Edit and resubmit' : 'Edit'}
          </ButtonLink>
        )}
        <ButtonLink to={`/recipe/${encodeURIComponent(id)}`}>
          {status === 'published' ? 'Open the recipe' : 'Preview'}
        </ButtonLink>
        <ButtonLink to={`${path}/history`}>History</ButtonLink>
        {change && (
          <AskFirst
            label="Cancel the change"
            title="Cancel your change?"
            text="The published recipe stays as it is. Your change stays in the history."
            confirmLabel="Cancel the change"
            fields={{ intent: 'drop-change' }}
          >
            <Button>Cancel the change</Button>
          </AskFirst>
        )}
        {allows(status, 'withdraw', 'owner') && (
          <AskFirst
            label="Withdraw"
            title={`Withdraw “${title}”?`}
            text="It is removed from the site at once, and its links say so. You can resubmit it later."
            confirmLabel="Yes, withdraw it"
            fields={{ intent: 'withdraw' }}
          >
            <Button variant="danger">Withdraw</Button>
          </AskFirst>
        )}
        {allows(status, 'delete', 'owner') && (
          <AskFirst
            label="Delete"
            title={`Delete “${title}”?`}
            text="The recipe and its history will be deleted."
            confirmLabel="Yes, delete it"
            fields={{ intent: 'delete' }}
          >
            <Button variant="danger">Delete</Button>
          </AskFirst>
        )}
      </StandingPanel>
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Recipe not found',
    text: 'You have no recipe at this address.',
    to: '/my-recipes',
    label: 'My Recipes',
  },
})
