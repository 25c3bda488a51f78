import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, redirect, useLocation } from 'react-router'
import type { Role } from '../../../core/role.ts'
import { userContext } from '../../app-context.ts'
import { AdminNav } from '../../components/admin/shell/admin-nav.tsx'
import { adminPageAt } from '../../components/admin/shell/admin-pages.ts'
import { NotHere } from '../../components/reading/not-here.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import type { Route } from './+types/layout'

/** Who may open which page says the permission table; here it decides what the navigation offers. */
export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  if (!user) throw redirect('/auth')
  return { role: user.role }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame role={loaderData.role}>
      <Outlet context={loaderData.role} />
    </Frame>
  )
}

function Frame({ role, children }: { role: Role; children: ReactNode }) {
  return (
    <div className="wrap 2xl:grid 2xl:grid-cols-[14rem_minmax(0,1fr)] 2xl:items-start 2xl:gap-gap">
      <AdminNav role={role} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** What was deleted, or never was, is said within the administration. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const list = adminPageAt(useLocation().pathname)
  if (!isRouteErrorResponse(error) || error.status !== 404 || !loaderData || !list) throw error
  const title = typeof error.data === 'string' ? error.data : 'There is no such page'
  return (
    <Frame role={loaderData.role}>
      <title>{title}</title>
      <NotHere title={title} action={<ButtonLink to={list.path}>{list.label}</ButtonLink>}>
        It was deleted, or it never was.
      </NotHere>
    </Frame>
  )
}
