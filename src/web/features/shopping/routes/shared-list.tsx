import { useEffect, useMemo } from 'react'
import { data, redirect } from 'react-router'
import { anySharedList, offlinePath } from '../../../../core/offline/offline-pages.ts'
import { usualPartners } from '../../../../core/shopping/grocery.ts'
import { ListForm } from '../../../../core/shopping/list-form.ts'
import { findLink, findList, readChanges } from '../../../../db/shopping/shopping-lists.ts'
import { groceryPartners } from '../../../../operations/settings/grocery-partners.ts'
import { parseForm } from '../../../forms/parse-form.ts'
import { orWithoutSite } from '../../../browser/stored-copy.ts'
import { appContext, visitorContext } from '../../../shell/app-context.ts'
import { errorBoundary } from '../../../shell/error-boundary.tsx'
import { pageMeta } from '../../../shell/page-meta.ts'
import { secretPage } from '../../../shell/secret-page.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { changeByForm } from '../../../../operations/shopping/change-by-form.ts'
import { isKnownList, sharedList } from '../list-store.ts'
import { ShoppingListView } from '../shopping-list-view.tsx'
import type { Route } from './+types/shared-list'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const page = { guest: params.token, origin: app.env.PUBLIC_URL ?? new URL(request.url).origin }
  if (params.token === anySharedList) {
    return data({ ...page, changes: null, partners: await groceryPartners(app) }, { headers: withoutSecret })
  }
  const link = await findLink(app.db, params.token)
  // The owner's own secret is no address of a page.
  const list = link?.kind === 'guest' ? await findList(app.db, { token: params.token }) : undefined
  const changes = list && (await readChanges(app.db, list.id, 0))
  if (!changes) throw data('Shopping list not found', { status: 404 })
  return data({ ...page, changes, partners: await groceryPartners(app) }, { headers: secretPage })
}

/** The browser has the lists that it opened before. */
export const clientLoader = ({ params, serverLoader }: Route.ClientLoaderArgs) =>
  orWithoutSite(serverLoader, () => ({
    changes: null,
    guest: params.token,
    origin: window.location.origin,
    partners: usualPartners,
  }))

/** The page without a list, which service workers store. */
const withoutSecret = { ...secretPage, 'Cache-Control': 'no-cache' }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) =>
  loaderHeaders.has('Cache-Control') ? loaderHeaders : secretPage

/** Forms of browsers without script. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const sent = await parseForm(request, ListForm)
  if (!sent.ok) return sent.refuse()
  const problem = await changeByForm(
    context.get(appContext),
    { token: params.token },
    sent.value,
    context.get(visitorContext),
  )
  if (problem) return sent.refuse({ problem })
  return redirect(`/shopping-list/${params.token}`)
}

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta(root, { title: 'Shared shopping list', description: 'A shared shopping list.', path: null })

export default function SharedListPage({ loaderData, actionData, params: { token } }: Route.ComponentProps) {
  const store = useMemo(() => sharedList(token), [token])
  const isMissing = loaderData.changes === null
  useEffect(() => {
    if (!isMissing || isKnownList(token)) return
    window.location.replace(token === anySharedList ? '/shopping-list' : offlinePath(window.location.pathname))
  }, [isMissing, token])
  return (
    <div className="wrap max-w-220">
      <PageHead
        title="Shared shopping list"
        lead={
          <span className="print:hidden">
            Everyone with the link ticks the same list.
            <span className="no-script:hidden"> What you do without a connection arrives later.</span>
          </span>
        }
        className="pt-6 print:py-0"
      />
      <ShoppingListView store={store} {...loaderData} guest={token} answer={actionData} isOwn={false} />
    </div>
  )
}

export const ErrorBoundary = errorBoundary({
  any: {
    title: 'No shopping list here',
    text: 'There is no shared list at this address. The link may have been removed. Ask for a new one, or start your own list.',
    to: '/shopping-list',
    label: 'My shopping list',
  },
})
