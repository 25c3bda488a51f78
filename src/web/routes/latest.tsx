import { listRecipePage } from '../../db/recipe-lists.ts'
import { appContext } from '../app-context.ts'
import { NoRecipes } from '../components/browse/no-recipes.tsx'
import { RecipeGrid, RecipePages } from '../components/browse/recipe-pages.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { pageMeta } from '../page-meta.ts'
import { pageOf, pagePath } from '../paging.ts'
import type { Route } from './+types/latest'

export async function loader({ request, context }: Route.LoaderArgs) {
  return listRecipePage(context.get(appContext).db, {}, pageOf(request.url))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: 'Latest Recipes',
    description: 'The newest recipes of the kitchen first.',
    path: pagePath('/latest', loaderData.page),
  })

export default function Latest({ loaderData: { recipes, page, pageCount } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title="Latest Recipes" lead="Fresh from the oven: what came into the kitchen last." />
      {recipes.length > 0 ? (
        <RecipePages page={page} pageCount={pageCount}>
          <RecipeGrid recipes={recipes} />
        </RecipePages>
      ) : (
        <NoRecipes>The kitchen is still empty. Bring the first one.</NoRecipes>
      )}
    </div>
  )
}
