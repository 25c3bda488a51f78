import { recipeList } from '../../../../core/seo/item-list.ts'
import { latestFeed } from '../../../../core/seo/site-feeds.ts'
import { listRecipePage } from '../../../../db/recipes/recipe-pages.ts'
import { appContext } from '../../../shell/app-context.ts'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import { ListPages } from '../list-pages.tsx'
import { NoRecipes } from '../../recipes/no-recipes.tsx'
import { RecipeGrid } from '../../recipes/recipe-grid.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { dayOf, pageOfList, startOf, emptyPage, toListedPage } from '../../../shell/list-address.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import type { Route } from './+types/latest'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  return readSoftly(context, emptyPage, async () =>
    toListedPage(await listRecipePage(db, { of: 'site' }, startOf(request.url))),
  )
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { recipes, after } }) => [
  ...pageMeta(root, {
    ...pageOfList('Latest Recipes', '/latest', after),
    description: 'The newest recipes first.',
    feed: latestFeed,
  }),
  ...structuredData(root, (origin) => [recipeList('Latest Recipes', recipes, origin)]),
]

export default function Latest({ loaderData: { recipes, after, newer, older } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead
        title="Latest Recipes"
        lead={after ? `Until ${dayOf(after)}.` : 'Fresh from the oven: the newest recipes.'}
      />
      {recipes.length > 0 ? (
        <ListPages newer={newer} older={older}>
          <RecipeGrid recipes={recipes} />
        </ListPages>
      ) : (
        <NoRecipes>There are no recipes yet. Import the first one.</NoRecipes>
      )}
    </div>
  )
}
