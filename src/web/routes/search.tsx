import { listRecipePage } from '../../db/recipe-lists.ts'
import { appContext } from '../app-context.ts'
import { ImportInvitation } from '../components/browse/import-invitation.tsx'
import { RecipeGrid, RecipePages } from '../components/browse/recipe-pages.tsx'
import { SearchForm } from '../components/browse/search-form.tsx'
import { totalText } from '../components/browse/total-text.ts'
import { PageHead } from '../components/reading/page-head.tsx'
import { pageMeta } from '../page-meta.ts'
import { pageOf, pagePath } from '../paging.ts'
import type { Route } from './+types/search'

const longestSearch = 200

export async function loader({ request, context }: Route.LoaderArgs) {
  const words = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestSearch)
  return { words, ...(await listRecipePage(context.get(appContext).db, { words }, pageOf(request.url))) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { words, page } }) =>
  pageMeta(matches[0], {
    title: words ? `Search: ${words}` : 'Search recipes',
    description: 'Search all recipes by title, description or category.',
    path: words ? null : pagePath('/search', page),
  })

export default function Search({
  loaderData: { words, recipes, total, hasMore, page, pageCount },
}: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title="Search recipes" className="pb-4.5" />
      <SearchForm words={words} />
      <section aria-labelledby="result" className="mt-7">
        <h2 id="result" className="mb-4.5 text-[1.5rem]">
          <output>
            {total > 0
              ? `Found ${totalText({ total, hasMore })} recipe(s)`
              : 'No recipes found. Try a different search term.'}
          </output>
        </h2>
        <RecipePages page={page} pageCount={pageCount}>
          <RecipeGrid recipes={recipes} headingLevel={3} />
        </RecipePages>
        <ImportInvitation />
      </section>
    </div>
  )
}
