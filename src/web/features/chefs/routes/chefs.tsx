import { chefPath } from '../../../../core/chefs/chef-rating.ts'
import { breadcrumbList } from '../../../../core/seo/breadcrumb-list.ts'
import { itemList } from '../../../../core/seo/item-list.ts'
import { countRankedChefs, listChefRatings } from '../../../../db/chefs/chefs.ts'
import { appContext } from '../../../shell/app-context.ts'
import { requirePart } from '../../../shell/require-part.server.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { pagePath } from '../../../shell/page-path.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import strawberry from '../../../art/spot-strawberry.svg'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { RankedChefs } from '../ranked-chefs.tsx'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import type { Route } from './+types/chefs'

const chefsOnAPage = 30
const crumbs = [{ label: 'Home', to: '/' }, { label: 'Chefs' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  return readSoftly(context, { page: 1, pageCount: 1, offset: 0, chefs: [] }, async () => {
    await requirePart(db, 'community')
    const pageCount = Math.max(1, Math.ceil((await countRankedChefs(db)) / chefsOnAPage))
    const asked = Math.trunc(Number(new URL(request.url).searchParams.get('page')))
    const page = asked >= 1 && asked <= pageCount ? asked : 1
    const offset = (page - 1) * chefsOnAPage
    return { page, pageCount, offset, chefs: await listChefRatings(db, { limit: chefsOnAPage, offset }) }
  })
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, chefs } }) => [
  ...pageMeta(root, {
    title: page === 1 ? 'All Chefs' : `All Chefs, page ${page}`,
    description: 'Every chef with their recipes and ratings, best first.',
    path: pagePath('/chefs', page),
  }),
  ...structuredData(root, (origin) => [
    itemList(
      'All Chefs',
      chefs.map(({ chefId, name }) => ({ name, path: chefPath(chefId) })),
      origin,
    ),
    breadcrumbList(crumbs, { origin, url: `${origin}/chefs` }),
  ]),
]

export default function Chefs({ loaderData: { page, pageCount, offset, chefs } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <PageHead title="All Chefs" lead="Ranked by customer ratings and recipe count." className="pt-2" />
      <div className="max-w-[56rem]">
        {chefs.length > 0 ? (
          <RankedChefs chefs={chefs} start={offset + 1} />
        ) : (
          <EmptyState
            picture={strawberry}
            title="No chefs yet"
            actions={<ButtonLink to="/submit-recipe">Submit Recipe</ButtonLink>}
          >
            No chef ratings available yet. Cooks appear here with their first recipe.
          </EmptyState>
        )}
        <PageLinks noun="chefs" page={page} pageCount={pageCount} hrefOf={(wanted) => pagePath('/chefs', wanted)} />
      </div>
    </div>
  )
}
