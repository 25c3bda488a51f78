import { data } from 'react-router'
import { chefPath } from '../../../../core/chefs/chef-rating.ts'
import { breadcrumbList } from '../../../../core/seo/breadcrumb-list.ts'
import { chefFeed } from '../../../../core/seo/site-feeds.ts'
import { chefPage } from '../../../../core/seo/chef-page.ts'
import { recipeList } from '../../../../core/seo/item-list.ts'
import { findChef } from '../../../../db/chefs/chefs.ts'
import { listRecipePage } from '../../../../db/recipes/recipe-pages.ts'
import { appContext } from '../../../shell/app-context.ts'
import { requirePart } from '../../../shell/require-part.server.ts'
import { ChefHead } from '../chef-head.tsx'
import { ListPages } from '../../browse/list-pages.tsx'
import { NoRecipes } from '../../recipes/no-recipes.tsx'
import { RecipeGrid } from '../../recipes/recipe-grid.tsx'
import { NotHere } from '../../../ui/not-here.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { errorBoundary, notLoaded } from '../../../shell/error-boundary.tsx'
import { dayOf, pageOfList, startOf, toListedPage } from '../../../shell/list-address.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import type { Route } from './+types/chef'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  await requirePart(db, 'community')
  const chef = await findChef(db, params.id)
  if (!chef) return data(null, { status: 404 })
  const page = await listRecipePage(db, { of: 'chef', id: chef.chefId }, startOf(request.url))
  return { chef, ...toListedPage(page) }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData }) => {
  if (!loaderData) return pageMeta(root, { title: 'Chef not found', description: 'There is no such chef.', path: null })
  const { chef, recipes, after } = loaderData
  const own = chefPath(chef.chefId)
  const { title, path } = pageOfList(`${chef.name} Recipes`, own, after)
  return [
    ...pageMeta(root, {
      title,
      path,
      description: chef.bio || `All recipes by ${chef.name}.`,
      picture: chef.picture,
      feed: chefFeed(chef.chefId, chef.name),
    }),
    ...structuredData(root, (origin) => [
      chefPage(chef, origin),
      recipeList(title, recipes, origin),
      breadcrumbList(crumbsTo(chef.name), { origin, url: origin + path }),
    ]),
  ]
}

const crumbsTo = (name: string) => [{ label: 'Home', to: '/' }, { label: 'Chefs', to: '/chefs' }, { label: name }]

export default function ChefPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <NotHere title="Chef not found" action={<ButtonLink to="/#chef-ratings">Explore the Chefs</ButtonLink>}>
        There is no chef with this name.
      </NotHere>
    )
  }
  const { chef, recipes, after, newer, older } = loaderData
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbsTo(chef.name)} />
      <ChefHead chef={chef} />
      <section aria-labelledby="chef-recipes" className="mt-[clamp(2rem,4vw,3.5rem)]">
        <h2 id="chef-recipes" className="mb-5">
          Recipes by {chef.name}
          {after && <span className="font-[450] text-ink-soft"> until {dayOf(after)}</span>}
        </h2>
        {recipes.length > 0 ? (
          <ListPages newer={newer} older={older}>
            <RecipeGrid recipes={recipes} headingLevel={3} />
          </ListPages>
        ) : (
          <NoRecipes>No recipes found for the chef</NoRecipes>
        )}
      </section>
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  fault: notLoaded('The chef’s page', { to: '/chefs', label: 'All Chefs' }),
})
