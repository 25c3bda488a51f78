import { Outlet, redirect } from 'react-router'
import { userContext } from '../../app-context.ts'
import { AdminNav } from '../../components/admin/shell/admin-nav.tsx'
import type { Route } from './+types/layout'

/** Who may open which page says the permission table; here it decides what the navigation offers. */
export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  if (!user) throw redirect('/auth')
  return { role: user.role }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap 2xl:grid 2xl:grid-cols-[14rem_minmax(0,1fr)] 2xl:items-start 2xl:gap-gap">
      <AdminNav role={loaderData.role} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
