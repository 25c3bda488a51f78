import { defaultPartnerId } from '../../../../core/shopping/shopping.ts'
import { groceryPartners } from '../../../../operations/settings/grocery-partners.ts'
import { findList, readChanges } from '../../../../db/shopping/shopping-lists.ts'
import { shareList, stopSharing, findSharedLink } from '../../../../operations/shopping/share-list.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { ListForm } from '../../../../core/shopping/list-form.ts'
import { orWithoutSite } from '../../../browser/stored-copy.ts'
import { accountEntry } from '../../../shell/account-entry.ts'
import { appContext, userContext, visitorContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirect } from 'react-router'
import { actorOf } from '../../../shell/signed-in.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { changeByForm } from '../../../../operations/shopping/change-by-form.ts'
import { ownList } from '../list-store.ts'
import { ShoppingListView } from '../shopping-list-view.tsx'
import type { Route } from './+types/shopping-list'

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const user = context.get(userContext)
  const access = user && { userId: user.id }
  const list = access && (await findList(app.db, access))
  return {
    account: user?.id ?? null,
    changes: list ? ((await readChanges(app.db, list.id, 0)) ?? null) : null,
    guest: access && (await findSharedLink(app, access)),
    origin: app.env.PUBLIC_URL ?? new URL(request.url).origin,
    partners: await groceryPartners(app),
  }
}

/** The browser has the list. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orWithoutSite(serverLoader, () => ({
    account: accountEntry.read() || null,
    changes: null,
    guest: null,
    origin: window.location.origin,
    partners: { instacart: defaultPartnerId, chicory: null },
  }))

/** Forms of browsers without script. Only a list in an account can be changed by them. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const access = { userId: actorOf(context).id }
  const sent = await parseForm(request, ListForm)
  if (!sent.ok) return sent.refuse()
  if (sent.value.intent === 'share') await shareList(app, access)
  else if (sent.value.intent === 'stop-sharing') await stopSharing(app, access)
  else {
    const problem = await changeByForm(app, access, sent.value, context.get(visitorContext))
    if (problem) return sent.refuse({ problem })
  }
  return redirect('/shopping-list')
}

/** Every browser has its own list, so the page is not for search engines. */
export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta(root, {
    title: 'Shopping list',
    description: 'What to buy for your recipes, sorted by aisle, to tick off in the shop.',
    path: null,
  })

export default function ShoppingListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, ...list } = loaderData
  return (
    <div className="wrap max-w-220">
      <PageHead
        title="Shopping list"
        lead={
          <span className="print:hidden">
            {account
              ? 'Your list is in your account, on every device you sign in with.'
              : 'Your list stays in this browser until you share it or sign in.'}
          </span>
        }
        className="pt-6 print:py-0"
      />
      <ShoppingListView store={ownList} {...list} answer={actionData} isOwn />
    </div>
  )
}
