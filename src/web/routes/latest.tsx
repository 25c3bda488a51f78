import { recipeList } from '../../core/structured-data/item-list.ts'
import { listRecipePage } from '../../db/recipe-pages.ts'
import { appContext } from '../app-context.ts'
import { ListPages } from '../components/browse/list-pages.tsx'
import { NoRecipes } from '../components/browse/no-recipes.tsx'
import { RecipeGrid } from '../components/browse/recipe-grid.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { dayOf, pageOfList, startOf, toListedPage } from '../list-address.ts'
import { pageMeta } from '../page-meta.ts'
import { structuredData } from '../structured-data.ts'
import type { Route } from './+types/latest'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  return toListedPage(await listRecipePage(db, { of: 'site' }, startOf(request.url)))
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { recipes, after } }) => [
  ...pageMeta(root, {
    ...pageOfList('Latest Recipes', '/latest', after),
    description: 'The newest recipes of the kitchen first.',
    feed: '/latest/feed.xml',
  }),
  ...structuredData(root, (origin) => [recipeList('Latest Recipes', recipes, origin)]),
]

export default function Latest({ loaderData: { recipes, after, newer, older } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead
        title="Latest Recipes"
        lead={after ? `Until ${dayOf(after)}.` : 'Fresh from the oven: what came into the kitchen last.'}
      />
      {recipes.length > 0 ? (
        <ListPages newer={newer} older={older}>
          <RecipeGrid recipes={recipes} />
        </ListPages>
      ) : (
        <NoRecipes>The kitchen is still empty. Bring the first one.</NoRecipes>
      )}
    </div>
  )
}
