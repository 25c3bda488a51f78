import { data, isRouteErrorResponse, redirect } from 'react-router'
import { cookMay } from '../../core/recipe/cook-may.ts'
import { longDate } from '../../core/reading-text.ts'
import { findMyRecipe } from '../../db/my-recipes.ts'
import { dropChange } from '../../operations/recipes/drop-change.ts'
import { deleteOwnRecipe, withdrawRecipe } from '../../operations/recipes/withdraw-recipe.ts'
import { appContext } from '../app-context.ts'
import { AskFirst } from '../components/admin/shell/ask-first.tsx'
import { DoneNotice } from '../components/admin/shell/done-notice.tsx'
import { myRecipePath } from '../components/my-recipes/my-recipe-path.ts'
import { StandingPanel } from '../components/my-recipes/standing-panel.tsx'
import { NotHere } from '../components/reading/not-here.tsx'
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../components/ui/button.tsx'
import { formText } from '../form-text.ts'
import { pageMeta } from '../page-meta.ts'
import { actorOf } from '../signed-in.ts'
import { keepTyped } from '../keep-typed.ts'
import type { Route } from './+types/my-recipes-one'

export async function loader({ params, context }: Route.LoaderArgs) {
  const recipe = await findMyRecipe(context.get(appContext).db, actorOf(context).id, params.id)
  if (!recipe) throw data(null, { status: 404 })
  return { recipe }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const cook = actorOf(context)
  const act = acts[formText(await request.formData(), 'intent') as keyof typeof acts]
  const outcome = await act.take(app, cook, id)
  if (outcome === 'unknown' || outcome === 'not-yours') throw data(null, { status: 404 })
  // Somebody decided meanwhile: the page shows where it stands now.
  return redirect(outcome === 'not-now' ? myRecipePath(id) : act.next(id))
}

export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent)

/** What the buttons do, by their intent: the permission table lets no other through. */
const acts = {
  delete: { take: deleteOwnRecipe, next: () => '/my-recipes?done=deleted' },
  withdraw: { take: withdrawRecipe, next: (id: string) => `${myRecipePath(id)}?done=withdrawn` },
  'drop-change': { take: dropChange, next: (id: string) => `${myRecipePath(id)}?done=change-dropped` },
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? loaderData.recipe.title.slice(0, 100) : 'Recipe not found',
    description: 'A recipe of yours, and where it stands.',
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
          'change-dropped': 'Your change was taken back',
          saved: 'Saved',
          sent: 'Sent for review',
          published: 'It is on the site',
          'change-sent': 'Your change waits for review',
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
        {cookMay('edit', status) && (
          <ButtonLink to={`${path}/edit`} variant="primary">
            {status === 'draft' ? 'Go on writing' : status === 'withdrawn' ? 'Edit and send again' : 'Edit'}
          </ButtonLink>
        )}
        <ButtonLink to={`/recipe/${encodeURIComponent(id)}`}>
          {status === 'published' ? 'Open the recipe' : 'See how it looks'}
        </ButtonLink>
        <ButtonLink to={`${path}/history`}>History</ButtonLink>
        {change && (
          <AskFirst
            label="Take the change back"
            title="Take your change back?"
            text="The recipe stays as it is on the site; what you changed is kept in its history."
            confirmLabel="Take it back"
            fields={{ intent: 'drop-change' }}
          >
            <Button>Take the change back</Button>
          </AskFirst>
        )}
        {cookMay('withdraw', status) && (
          <AskFirst
            label="Withdraw"
            title={`Withdraw “${title}”?`}
            text="It leaves the site at once, and links to it say that it was taken down. You can send it again later."
            confirmLabel="Yes, withdraw it"
            fields={{ intent: 'withdraw' }}
          >
            <Button variant="danger">Withdraw</Button>
          </AskFirst>
        )}
        {cookMay('delete', status) && (
          <AskFirst
            label="Delete"
            title={`Delete “${title}”?`}
            text="It is gone for good, with its history."
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return (
    <NotHere title="Recipe not found" action={<ButtonLink to="/my-recipes">My Recipes</ButtonLink>}>
      None of your recipes is at this address.
    </NotHere>
  )
}
