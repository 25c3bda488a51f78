import { useRouteLoaderData } from 'react-router'
import { PlanForm } from '../../../../core/planning/plan-form.ts'
import { addDays, isPlanDay, localDay, mondayOf, weekName } from '../../../../core/planning/weeks.ts'
import { breadcrumbList } from '../../../../core/seo/breadcrumb-list.ts'
import { listCollections } from '../../../../db/collections/collections.ts'
import { listPlanWeek } from '../../../../db/planning/plan-entries.ts'
import { findPlanLinks } from '../../../../db/planning/plan-links.ts'
import { clearPlanWeek, copyPlanWeek } from '../../../../operations/planning/change-week.ts'
import { sharePlan, stopSharingPlan } from '../../../../operations/planning/share-plan.ts'
import { orWithoutSite, useShownSearch } from '../../../browser/stored-copy.ts'
import { keepPageOffline } from '../../../forms/keep-page-offline.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { appContext, userContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { useShownAccount } from '../../../shell/use-shown-account.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { structuredData } from '../../../shell/structured-data.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { MealPlanSheet } from '../meal-plan-sheet.tsx'
import type { loader as rootLoader } from '../../../root.tsx'
import type { Route } from './+types/meal-plan'

const path = '/meal-plan'
const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'Meal Planning', to: '/kb?tab=meal-planning' },
  { label: 'Weekly meal plan' },
]

/** Returns the Monday in the address. */
function chosenWeek(search: string) {
  const asked = new URLSearchParams(search).get('week')
  return isPlanDay(asked) ? mondayOf(asked) : null
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const user = context.get(userContext)
  if (!user) return { account: null }
  const { db, env } = context.get(appContext)
  const today = localDay(new Date())
  const monday = chosenWeek(url.search) ?? mondayOf(today)
  const [entries, links, collections] = await Promise.all([
    listPlanWeek(db, user.id, monday),
    findPlanLinks(db, user.id, monday),
    listCollections(db, user.id),
  ])
  const origin = env.PUBLIC_URL ?? url.origin
  const addresses = {
    week: links.week && `${origin}/meal-plan/shared/${links.week}`,
    calendar: links.calendar && `${origin}/meal-plan/calendar/${links.calendar}`,
  }
  return {
    account: { id: user.id, today, entries, addresses, collections: collections.map(({ id, name }) => ({ id, name })) },
  }
}

/** The browser has the plan. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orWithoutSite(serverLoader, () => ({ account: null }))

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, PlanForm)
  if (!sent.ok) return sent.refuse()
  const { intent, week } = sent.value
  const [app, user] = [context.get(appContext), actorOf(context)]
  const answer = (title: string, monday = week) =>
    redirectWithFlash(`${path}?week=${monday}`, { kind: 'success', title })
  const refuse = (title: string, description: string) =>
    redirectWithFlash(`${path}?week=${week}`, { kind: 'error', title, description })
  switch (intent) {
    case 'copy': {
      const outcome = await copyPlanWeek(app, user, week)
      if (!outcome.ok) return refuse('The week was not copied', outcome.problem)
      return answer(`Copied to ${weekName(addDays(week, 7))}`, addDays(week, 7))
    }
    case 'clear':
      await clearPlanWeek(app, user, week)
      return answer('Week cleared')
    case 'share':
    case 'calendar': {
      const outcome = await sharePlan(app, user, intent === 'share' ? week : null)
      if (outcome === 'too-many') return refuse('Too many shared weeks', 'Remove the links of older weeks first.')
      return answer(intent === 'share' ? 'Link created' : 'Address created')
    }
    case 'unshare':
      await stopSharingPlan(app, user, week)
      return answer('Link removed')
    case 'no-calendar':
      await stopSharingPlan(app, user, null)
      return answer('Address removed')
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepPageOffline(sent)

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  ...pageMeta(root, {
    title: 'Weekly meal plan',
    description:
      'Plan breakfast, lunch and dinner for a week from recipes or by hand, shop for it, share it and print it.',
    path,
  }),
  ...structuredData(root, (origin) => [breadcrumbList(crumbs, { origin, url: origin + path })]),
]

export default function MealPlanPage({ loaderData: { account } }: Route.ComponentProps) {
  const chosen = chosenWeek(useShownSearch())
  const isInAccount = useShownAccount(useRouteLoaderData<typeof rootLoader>('root')?.account ?? null) !== null
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <PageHead
        title="Weekly meal plan"
        lead={
          <span className="print:hidden">
            {account || isInAccount ? (
              'Your plan is in your account, on every device you sign in with.'
            ) : (
              <>
                <span className="no-script:hidden">
                  Your plan stays in this browser. Print it for the fridge, filled in or empty.
                </span>
                <span className="hidden no-script:inline">
                  Print it for the fridge (Ctrl+P), filled in or empty. JavaScript is off in this browser, so your plan
                  is not saved. Print it before you leave the page, or sign in to keep a plan without JavaScript.
                </span>
              </>
            )}
          </span>
        }
        className="pt-2 print:py-0"
      />
      <MealPlanSheet chosen={chosen} account={account} isInAccount={isInAccount} />
    </div>
  )
}
