import { myStatuses } from '../../../../core/recipes/my-recipe.ts'
import { countMyRecipes, listMyRecipes } from '../../../../db/recipes/my-recipes.ts'
import { isReviewedFirst } from '../../../../operations/recipes/first-status.ts'
import { appContext } from '../../../shell/app-context.ts'
import measuring from '../../../art/spot-measuring.svg'
import { DoneNotice } from '../../../ui/done-notice.tsx'
import { MyRecipeRow } from '../my-recipe-row.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { FilterLinks } from '../../moderation/filter-links.tsx'
import { statusNames } from '../../moderation/status-badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { DownloadMenu } from '../../exporting/download-menu.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { cursorText, readCursor } from '../../../shell/list-cursor.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import type { Route } from './+types/my-recipes'

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { db } = app
  const cook = actorOf(context)
  const query = new URL(request.url).searchParams
  const status = myStatuses.find((known) => known === query.get('show')) ?? null
  const [counts, page, isReviewed] = await Promise.all([
    countMyRecipes(db, cook.id),
    listMyRecipes(db, cook.id, { status, after: readCursor(query.get('after')) }),
    isReviewedFirst(app, cook),
  ])
  const isFirst = !query.has('after')
  return { counts, status, isFirst, isReviewed, recipes: page.recipes, next: page.next && cursorText(page.next) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    title: 'My Recipes',
    description: 'Your recipes and their status.',
    path: null,
  })

export default function MyRecipes({ loaderData }: Route.ComponentProps) {
  const { counts, status, isFirst, recipes, next, isReviewed } = loaderData
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const links = [
    { to: '/my-recipes', label: 'All', count: total, isCurrent: status === null },
    ...myStatuses
      .filter((known) => counts[known] || known === status)
      .map((known) => ({
        to: `/my-recipes?show=${known}`,
        label: statusNames[known],
        count: counts[known] ?? 0,
        isCurrent: status === known,
      })),
  ]
  const filter = status ? `show=${status}&` : ''
  return (
    <div className="wrap max-w-272">
      <PageHead
        title="My Recipes"
        lead={`Your drafts, submissions and imports, with their status.${isReviewed ? ' New ones are listed after review.' : ''}`}
        action={
          <div className="flex flex-wrap gap-2.5">
            {total > 0 && <DownloadMenu about="all your recipes, or the selected ones" form="export" />}
            <ButtonLink to="/submit-recipe" variant="primary">
              Share a recipe
            </ButtonLink>
          </div>
        }
      />
      <DoneNotice words={doneWords} />
      {total > 0 && (
        <div className="mb-5">
          <FilterLinks label="Status" links={links} />
        </div>
      )}
      <form id="export" className="hidden" action="/export/my-recipes" />
      {recipes.length > 0 ? (
        <ul className="grid gap-4">
          {recipes.map((recipe) => (
            <MyRecipeRow key={recipe.id} recipe={recipe} />
          ))}
        </ul>
      ) : (
        <EmptyState
          picture={measuring}
          title={total === 0 ? 'No recipes yet' : 'Nothing here'}
          actions={<ButtonLink to="/import">Import Recipe</ButtonLink>}
        >
          {total === 0
            ? 'Recipes you write, submit or import while signed in appear here.'
            : 'You have no recipes with this status.'}
        </EmptyState>
      )}
      {(next || !isFirst) && (
        <nav aria-label="Pages of recipes" className="mt-8 flex justify-between gap-3">
          {isFirst ? <span /> : <ButtonLink to={`/my-recipes?${filter}`}>Newest first</ButtonLink>}
          {next && (
            <ButtonLink to={`/my-recipes?${filter}after=${encodeURIComponent(next)}`} rel="next">
              Older
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}

const doneWords = { deleted: 'Recipe deleted' }
