import { data, isRouteErrorResponse } from 'react-router'
import { findSharedCollection, listCollected } from '../../../db/collections.ts'
import { appContext } from '../../app-context.ts'
import { RecipeGrid } from '../../components/browse/recipe-grid.tsx'
import { NotHere } from '../../components/reading/not-here.tsx'
import { PageHead } from '../../components/reading/page-head.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/shared'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const collection = await findSharedCollection(db, params.token)
  if (!collection) throw data('Nothing is shared at this address', { status: 404 })
  return { name: collection.name, by: collection.by, recipes: await listCollected(db, collection.id, 'others') }
}

/** Meant for those who were given the address, and for no search engine. */
export const headers = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData?.name ?? 'Collection not found',
    description: 'A collection of recipes.',
    path: null,
  })

export default function SharedCollection({ loaderData: { name, by, recipes } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title={name} lead={`Collected by ${by}`} />
      <RecipeGrid recipes={recipes} />
      {recipes.length === 0 && <p className="text-ink-soft">Nothing is in it yet.</p>}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return (
    <NotHere title="Collection not found" action={<ButtonLink to="/recipes">Browse All Recipes</ButtonLink>}>
      Nothing is shared at this address. Whoever sent you the link may have taken it back.
    </NotHere>
  )
}
