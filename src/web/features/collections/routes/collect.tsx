import { data, Link } from 'react-router'
import { CollectForm } from '../../../../core/collections/collection-form.ts'
import { listCollectionsWith } from '../../../../db/collections/collections.ts'
import { listSavedRecipes } from '../../../../db/collections/saved-recipes.ts'
import { collectRecipe } from '../../../../operations/collections/collect-recipe.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CollectForms } from '../collect-forms.tsx'
import type { Route } from './+types/collect'

const askedIn = (request: Request) => new URL(request.url).searchParams.get('recipe') ?? ''

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const [recipe] = (await listSavedRecipes(db, [askedIn(request)])).recipes
  if (!recipe) throw data('Recipe not found', { status: 404 })
  return {
    recipe: { id: recipe.id, title: recipe.title },
    choices: await listCollectionsWith(db, actorOf(context).id, recipe.id),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, CollectForm)
  if (!sent.ok) return sent.refuse()
  const recipeId = askedIn(request)
  const outcome = await collectRecipe(context.get(appContext), actorOf(context), recipeId, sent.value)
  if (outcome.ok)
    return redirectWithFlash(`/collections/add?${new URLSearchParams({ recipe: recipeId })}`, {
      kind: 'success',
      title: sent.value.intent === 'remove' ? 'Removed from the collection' : 'Added to the collection',
    })
  if (outcome.reason === 'refused') return sent.refuse({ errors: { name: outcome.problem } })
  throw data('Collection not found', { status: 404 })
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], { title: 'Add to collections', description: 'Sort a recipe into your collections.', path: null })

/** Collects a recipe without script. With script, recipes open a dialog instead. */
export default function Collect({ loaderData: { recipe, choices }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-160">
      <PageHead title="Add to collections" lead={<Link to={`/recipe/${recipe.id}`}>{recipe.title}</Link>} />
      <Panel aria-label="Your collections">
        <CollectForms choices={choices} answer={actionData} />
      </Panel>
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  404: {
    title: 'Not found',
    text: 'This recipe or collection no longer exists.',
    to: '/collections',
    label: 'Collections',
  },
})
