import { usualPartners } from '../../../../core/shopping/grocery.ts'
import { groceryPartners } from '../../../../operations/settings/grocery-partners.ts'
import { findList, readChanges } from '../../../../db/shopping/shopping-lists.ts'
import type { Flash } from '../../../../core/forms/flash.ts'
import { addToList } from '../../../../operations/shopping/add-to-list.ts'
import {
  adoptList,
  type AdoptOutcome,
  findSharedLink,
  shareList,
  stopSharing,
} from '../../../../operations/shopping/share-list.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { ListForm } from '../../../../core/shopping/list-form.ts'
import { foodsTyped } from '../../../../core/shopping/typed-lines.ts'
import { orWithoutSite } from '../../../browser/stored-copy.ts'
import { accountEntry } from '../../../shell/account-entry.ts'
import { appContext, userContext, visitorContext } from '../../../shell/app-context.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { redirect, useRouteLoaderData } from 'react-router'
import { useShownAccount } from '../../../shell/use-shown-account.ts'
import { actorOf } from '../../../shell/signed-in.ts'
import { redirectWithFlash } from '../../../shell/redirect-with-flash.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { changeByForm, listProblems } from '../../../../operations/shopping/change-by-form.ts'
import { begunListCookie, begunListOf, noBegunList } from '../begun-list.server.ts'
import { ownList } from '../list-store.ts'
import { ShoppingListView } from '../shopping-list-view.tsx'
import { readSoftly } from '../../../shell/read-softly.server.ts'
import type { loader as rootLoader } from '../../../root.tsx'
import type { Route } from './+types/shopping-list'

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const user = context.get(userContext)
  const access = user && { userId: user.id }
  const page = {
    account: user?.id ?? null,
    hasBegun: user !== null && begunListOf(request) !== null,
    origin: app.env.PUBLIC_URL ?? new URL(request.url).origin,
  }
  return readSoftly(context, { ...page, changes: null, guest: null, partners: usualPartners }, async () => {
    const list = access && (await findList(app.db, access))
    return {
      ...page,
      changes: list ? ((await readChanges(app.db, list.id, 0)) ?? null) : null,
      guest: access && (await findSharedLink(app, access)),
      partners: await groceryPartners(app),
    }
  })
}

/** The browser has the list. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orWithoutSite(serverLoader, () => ({
    account: accountEntry.read() || null,
    hasBegun: false,
    changes: null,
    guest: null,
    origin: window.location.origin,
    partners: usualPartners,
  }))

/** Forms of browsers without script. A visitor's list is at its own address. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const begun = begunListOf(request)
  const sent = await parseForm(request, ListForm)
  if (!sent.ok) return sent.refuse()
  if (sent.value.intent === 'open') {
    const guest = begun && (await shareList(app, { token: begun }))
    if (!guest) return sent.refuse({ problem: noListHere })
    return redirect(`/shopping-list/${guest}`)
  }
  if (sent.value.intent === 'stop-sharing' && !context.get(userContext)) {
    if (!begun || !(await stopSharing(app, { token: begun }))) return sent.refuse({ problem: noListHere })
    return redirectWithFlash('/shopping-list', {
      kind: 'success',
      title: 'The link no longer works',
      description: 'The list gets a new address when you open it again.',
    })
  }
  if (sent.value.intent === 'add' && !context.get(userContext)) {
    const lines = foodsTyped(sent.value.line).map((line) => ({ line, recipes: [] }))
    const outcome = await addToList(app, { token: begun }, lines, context.get(visitorContext))
    if (!outcome.ok) return sent.refuse({ problem: outcome.problem })
    const { guest = '', token = '' } = outcome.list ?? {}
    return redirect(`/shopping-list/${guest}`, { headers: { 'Set-Cookie': begunListCookie(token, app.env) } })
  }
  const user = actorOf(context)
  const access = { userId: user.id }
  if (sent.value.intent === 'adopt') {
    const outcome = begun ? await adoptList(app, user, begun) : 'gone'
    if (outcome === 'full') return sent.refuse({ problem: listProblems.full })
    return redirectWithFlash('/shopping-list', adopted[outcome], [noBegunList])
  }
  if (sent.value.intent === 'share') await shareList(app, access)
  else if (sent.value.intent === 'stop-sharing') await stopSharing(app, access)
  else {
    const problem = await changeByForm(app, access, sent.value, context.get(visitorContext))
    if (problem) return sent.refuse({ problem })
  }
  return redirect('/shopping-list')
}

const noListHere = 'This browser has no list yet. Add an item to start one.'

const adopted: Record<Exclude<AdoptOutcome, 'full'>, Flash> = {
  gone: { kind: 'error', title: 'That list is no longer there' },
  moved: { kind: 'success', title: 'Your list is in your account' },
  'moved-shared': {
    kind: 'success',
    title: 'Your list is in your account',
    description: 'Its link shows your whole list until you stop sharing.',
  },
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
  const isInAccount = useShownAccount(useRouteLoaderData<typeof rootLoader>('root')?.account ?? null) !== null
  return (
    <div className="wrap max-w-220">
      <PageHead
        title="Shopping list"
        lead={
          <span className="print:hidden">
            {account || isInAccount ? (
              'Your list is in your account, on every device you sign in with.'
            ) : (
              <span className="no-script:hidden">Your list stays in this browser until you share it or sign in.</span>
            )}
          </span>
        }
        className="print:py-0"
      />
      <ShoppingListView store={ownList} {...list} answer={actionData} isOwn isVisitors={account === null} />
    </div>
  )
}
