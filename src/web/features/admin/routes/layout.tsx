import type { ReactNode } from 'react'
import { type ErrorResponse, Outlet, redirect, useLocation } from 'react-router'
import { pagesContext, userContext } from '../../../shell/app-context.ts'
import { AdminNav } from '../admin-nav.tsx'
import { itemAt, navigationFor, type NavigationItem } from '../navigation.ts'
import { withoutFooter } from '../../../shell/full-screen.ts'
import { ErrorStatus } from '../../../shell/error-boundary.tsx'
import type { Route } from './+types/layout'

export const handle = withoutFooter

/** Guards every admin page. Without this loader, a client-side navigation would skip the check on the server. */
export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  if (!user) throw redirect('/auth')
  return { role: user.role, navigation: navigationFor(context.get(pagesContext), user.role) }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame navigation={loaderData.navigation}>
      <Outlet context={loaderData.role} />
    </Frame>
  )
}

function Frame({ navigation, children }: { navigation: ReadonlyArray<NavigationItem>; children: ReactNode }) {
  return (
    <div className="wrap pb-section 2xl:grid 2xl:grid-cols-[14rem_minmax(0,1fr)] 2xl:items-start 2xl:gap-gap">
      <AdminNav items={navigation} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Shows "not found" inside the administration. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const list = itemAt(loaderData?.navigation ?? [], pathname)
  if (!loaderData || !list) throw error
  const notFound = ({ data }: ErrorResponse) => ({
    title: typeof data === 'string' ? data : 'Page not found',
    text: 'It was deleted, or it never existed.',
    to: list.path,
    label: list.label,
    isTitle: true,
  })
  return (
    <Frame navigation={loaderData.navigation}>
      <ErrorStatus error={error} texts={{ 404: notFound }} />
    </Frame>
  )
}
