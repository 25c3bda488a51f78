import { breadcrumbList } from '../../core/structured-data/breadcrumb-list.ts'
import { MealPlanSheet } from '../components/reading/meal-plan/meal-plan-sheet.tsx'
import { PageHead } from '../components/reading/page-head.tsx'
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx'
import { pageMeta } from '../page-meta.ts'
import { structuredData } from '../structured-data.ts'
import type { Route } from './+types/meal-plan'

const path = '/meal-plan'
const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'Meal Planning', to: '/kb?tab=meal-planning' },
  { label: 'Weekly meal plan' },
]

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageMeta(root, {
    title: 'Weekly meal plan',
    description:
      'Seven days, three meals and a shopping list on one sheet: fill it from your saved recipes or by hand, and print it.',
    path,
  }),
  ...structuredData(root, (origin) => [breadcrumbList(crumbs, { origin, url: origin + path })]),
]

export default function MealPlanPage() {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <PageHead
        title="Weekly meal plan"
        lead={
          <span className="print:hidden">
            <span className="no-script:hidden">
              What you write stays in this browser. Print it for the fridge, filled in or empty.
            </span>
            <span className="hidden no-script:inline">
              A sheet to print for the fridge (Ctrl+P), filled in or empty. Scripts are switched off in this browser, so
              what you write is not kept: print it before you leave the page.
            </span>
          </span>
        }
        className="pt-2 print:py-0"
      />
      <MealPlanSheet />
    </div>
  )
}
