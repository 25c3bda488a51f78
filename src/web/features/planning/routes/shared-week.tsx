import { data } from 'react-router'
import { weekName } from '../../../../core/planning/weeks.ts'
import { listPlanWeek } from '../../../../db/planning/plan-entries.ts'
import { findPlanBehindLink } from '../../../../db/planning/plan-links.ts'
import { listSavedRecipes } from '../../../../db/collections/saved-recipes.ts'
import { appContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { secretPage } from '../../../shell/secret-page.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import type { KnownRecipes } from '../../collections/use-known-recipes.ts'
import { WeekGrid } from '../week-grid.tsx'
import type { Route } from './+types/shared-week'

/** Shows a week to anyone with its link. Recipes that only the cook may see have a title and no link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext)
  const plan = await findPlanBehindLink(db, params.token)
  if (!plan?.week) throw data('Week not found', { status: 404 })
  const entries = await listPlanWeek(db, plan.userId, plan.week)
  const ids = entries.flatMap((entry) => (entry.kind === 'recipe' ? (entry.recipeId ?? []) : []))
  const { recipes } = await listSavedRecipes(db, [...new Set(ids)])
  return { week: plan.week, by: plan.by, entries, recipes }
}

export const headers = () => secretPage

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0], {
    title: loaderData ? `Meal plan, ${weekName(loaderData.week)}` : 'Week not found',
    description: 'A shared week of a meal plan.',
    path: null,
  })

export default function SharedWeek({ loaderData: { week, by, entries, recipes } }: Route.ComponentProps) {
  const known: KnownRecipes = new Map(
    entries.flatMap((entry) => {
      if (entry.kind !== 'recipe' || entry.recipeId === null) return []
      return [[entry.recipeId, recipes.find(({ id }) => id === entry.recipeId) ?? null] as const]
    }),
  )
  return (
    <div className="wrap">
      <PageHead title={weekName(week)} lead={`Planned by ${by}`} />
      <WeekGrid monday={week} entries={entries} known={known} />
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'Week not found',
    text: 'There is no shared week at this address. The link may have been removed.',
    to: '/recipes',
    label: 'Browse All Recipes',
  },
})
