import { breadcrumbList } from '../../../../core/seo/breadcrumb-list.ts'
import { MealPlanSheet } from '../meal-plan-sheet.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { structuredData } from '../../../shell/structured-data.ts'
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
              Your plan stays in this browser. Print it for the fridge, filled in or empty.
            </span>
            <span className="hidden no-script:inline">
              Print it for the fridge (Ctrl+P), filled in or empty. JavaScript is off in this browser, so your plan is
              not saved. Print it before you leave the page.
            </span>
          </span>
        }
        className="pt-2 print:py-0"
      />
      <MealPlanSheet />
    </div>
  )
}
