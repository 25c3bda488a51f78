import { data } from 'react-router'
import { findSharedCollection, listCollected } from '../../../../db/collections/collections.ts'
import { appContext } from '../../../shell/app-context.ts'
import { AddRecipesButton } from '../../shopping/add-recipes-button.tsx'
import { DownloadMenu } from '../../exporting/download-menu.tsx'
import { RecipeGrid } from '../../recipes/recipe-grid.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/shared'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const collection = await findSharedCollection(db, params.token)
  if (!collection) throw data('Collection not found', { status: 404 })
  return { name: collection.name, by: collection.by, recipes: await listCollected(db, collection.id, 'others') }
}

/** Only for people who have the address, not for search engines. */
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

export default function SharedCollection({
  loaderData: { name, by, recipes },
  params: { token },
}: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead
        title={name}
        lead={`Collected by ${by}`}
        action={
          recipes.length > 0 && (
            <div className="flex flex-wrap gap-2.5">
              <AddRecipesButton recipes={recipes} />
              <DownloadMenu
                about="this collection"
                addressOf={(format) => `/export/shared/${token}?format=${format}`}
              />
            </div>
          )
        }
      />
      <RecipeGrid recipes={recipes} />
      {recipes.length === 0 && <p className="text-ink-soft">This collection is empty.</p>}
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Collection not found',
    text: 'There is no shared collection at this address. The link may have been removed.',
    to: '/recipes',
    label: 'Browse All Recipes',
  },
})
